import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { features, featureStandard } from '#contract/features.ts';
import { fileProvider } from '#server/features/fileProvider.ts';
import { flagsOf, zuletztBekannt } from '#server/features/flags.ts';
import { openTestApi } from '#tests/support/api.ts';

const ordner = mkdtempSync(join(tmpdir(), 'flags-'));
afterAll(() => rmSync(ordner, { recursive: true }));
const datei = (inhalt: string) => {
  const pfad = join(ordner, 'features.json');
  writeFileSync(pfad, inhalt);
  return fileProvider(pfad);
};

test('the shipped file says what the page says', async () => {
  const api = await openTestApi();
  const { body } = await api.send({ method: 'GET', path: '/features' });
  await api.close();
  expect(body).toEqual(featureStandard);
});

test('a flag switched off in the file is off with the next request', async () => {
  const flags = flagsOf(datei('{"chat": false, "gibtesnicht": true}'));
  expect(await flags()).toEqual({ ...featureStandard, chat: false });
  datei('{"chat": true, "antrag-tan": true}');
  expect(await flags()).toEqual({ ...featureStandard, 'antrag-tan': true });
});

test.each(['', '{', '[]', '{"chat": "ja"}'])(
  'a file that cannot be read leaves the defaults: %j',
  async (inhalt) => {
    const gruende: string[] = [];
    const flags = flagsOf(datei(inhalt), { onDefaults: (code) => gruende.push(code) });
    expect(await flags()).toEqual(featureStandard);
    expect(gruende).toHaveLength(1);
  },
);

test('a missing file leaves the defaults', async () => {
  const flags = flagsOf(fileProvider(join(ordner, 'fehlt.json')));
  expect(await flags()).toEqual(featureStandard);
});

test('a service that never answers leaves the defaults', async () => {
  const stumm = {
    ...fileProvider(),
    resolveBooleanEvaluation: () => new Promise<never>(() => {}),
  };
  const gruende: string[] = [];
  const flags = flagsOf(stumm, { timeoutMs: 1, onDefaults: (code) => gruende.push(code) });
  expect(await flags()).toEqual(featureStandard);
  expect(gruende).toEqual(['TIMEOUT']);
  expect(features.length).toBeGreaterThan(40);
});

test('a contract waits for the flags once, and for a service that has become slow never again', async () => {
  let zeit = 0;
  const antworten = [{ chat: true }, { chat: false }].map((werte) => Promise.resolve(werte));
  const stumm = new Promise<Record<string, boolean>>(() => {});
  const flags = zuletztBekannt(
    () => antworten.shift() ?? stumm,
    () => zeit,
  );
  expect(await flags()).toEqual({ chat: true });
  expect(await flags()).toEqual({ chat: true });
  expect(antworten).toHaveLength(1);
  zeit += 1_001;
  await vi.waitUntil(async () => (await flags())['chat'] === false);
  zeit += 1_001;
  expect(await flags()).toEqual({ chat: false });
});
