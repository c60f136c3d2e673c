import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { abschluss } from '#contract/endpoints/antrag/aufrufe.ts';
import type { dokument } from '#contract/entities/dokument.ts';
import { vertrag } from '#contract/entities/vertrag.ts';
import { rechtstext } from '#server/documents/rechtstexte/rechtstext.ts';
import { antragIdVon, bereiteVor, einreichung, stelle } from '#tests/support/antrag.ts';
import { hausrat } from '#tests/support/musterantraege.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { insertRows, nummern, people } from '#tests/support/rows.ts';
import { markenAus } from '#tests/support/marken.ts';

const ours = join(
  import.meta.dirname,
  '../../src/server/documents/rechtstexte/default/allgemein/2026-11.json',
);
const folder = mkdtempSync(join(tmpdir(), 'rechtstexte-'));

let api: TestApi;
beforeAll(async () => {
  const file = join(folder, 'default/allgemein/neu.json');
  cpSync(ours, file);
  const set = rechtstext.parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...set, version: 'neu', gueltigAb: '2026-11-21' }));
  api = await openTestApi({ marken: markenAus(folder) });
  await insertRows(api.database);
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

test('whoever applied the day before new conditions began has those she was handed, in her policy too', async () => {
  api.setNow('2026-11-20T10:00:00Z');
  const antragId = await antragIdVon(bereiteVor(api, hausrat));
  api.setNow('2026-11-21T10:00:00Z');
  const { body } = await stelle(api, 'hausrat', einreichung(hausrat, antragId));
  const { dokumente } = z.parse(abschluss, body);
  expect(await read(dokumente, 'VERSICHERUNGSSCHEIN')).toContain('Version 2026-11<');
  expect(await read(dokumente, 'AVB')).toContain('Version 2026-11,');
  const index = await api.app.inject('/api/druck/docs/allgemein-andsafe-hausrat-avb.html');
  expect(index.body).toContain('Version 2026-11/neu, gültig ab 21.11.2026');
});

test('a contract from before papers were kept is printed on the conditions of its day', async () => {
  api.setNow('2026-11-21T10:00:00Z');
  const path = `/vertrag/${nummern.eigener}`;
  const { body } = await api.send({ method: 'GET', path, als: people.kundin });
  const { dokumente, antragsdatum } = z.parse(vertrag, body);
  expect(antragsdatum < '2026-11-21').toBe(true);
  expect(await read(dokumente, 'AVB')).toContain('Version 2026-11,');
  expect(await read(dokumente, 'VERSICHERUNGSSCHEIN')).toContain('Version 2026-11<');
});

async function read(papers: readonly z.infer<typeof dokument>[], typ: string): Promise<string> {
  const url = papers.find((one) => one.typ === typ)?.url ?? '';
  const { statusCode, body } = await api.app.inject(url);
  expect([url, statusCode]).toEqual([url, 200]);
  return body;
}
