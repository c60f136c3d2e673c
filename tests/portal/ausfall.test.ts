import { expect, test, vi } from 'vitest';
import { featuresLesen } from '#contract/endpoints/features.ts';
import { poolLesen } from '#contract/endpoints/portale.ts';
import { folgeAusfall, letzterAusfall } from '#portal/ausfall.ts';
import { createClient } from '#portal/client/client.ts';

const pool = { userPoolId: 'eu-central-1_Test1', userPoolClientId: 'client' };
const satz = 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.';
const weg = () => Response.json({ code: 'NICHT_ERREICHBAR', errorMessage: satz }, { status: 503 });

const fetch = vi.fn<typeof globalThis.fetch>();
const client = createClient({
  fetch,
  token: () => Promise.resolve(null),
  onSessionOver: () => undefined,
});
const lesen = () => client.call(poolLesen, { params: { portal: 'benutzer' } });

test('while the server can answer nobody, a page says it in the server’s words until the call was answered', async () => {
  const gesehen: (string | null)[] = [];
  const ende = folgeAusfall(() => gesehen.push(letzterAusfall()));
  fetch.mockImplementation(() => Promise.resolve(weg()));
  await lesen();
  expect(letzterAusfall()).toBe(satz);
  fetch.mockImplementation(() => Promise.resolve(Response.json(pool)));
  await lesen();
  expect(letzterAusfall()).toBeNull();
  ende();
  expect(gesehen).toEqual([satz, null]);
});

test('whoever has asked too often reads when to try again', async () => {
  const errorMessage = 'Bitte versuchen Sie es in 20\u00A0Minuten noch einmal.';
  const zuOft = { code: 'ZU_VIELE_ANFRAGEN', errorMessage };
  fetch.mockImplementation(() => Promise.resolve(Response.json(zuOft, { status: 429 })));
  await lesen();
  expect(letzterAusfall()).toBe(errorMessage);
});

test('what another call is answered changes nothing on the page of the one that failed', async () => {
  fetch.mockImplementation(() => Promise.resolve(weg()));
  await lesen();
  fetch.mockImplementation(() => Promise.resolve(Response.json({})));
  expect(await client.call(featuresLesen, {})).toMatchObject({ ok: true });
  expect(letzterAusfall()).toBe(satz);
});

test.each<[string, () => Promise<Response>]>([
  [
    'a fault of its own',
    () => Promise.resolve(Response.json({ code: 'TECHNISCH', errorMessage: 'x' }, { status: 500 })),
  ],
  [
    'words nobody agreed on',
    () => Promise.resolve(Response.json({ errorMessage: 'ECONNREFUSED' }, { status: 503 })),
  ],
  ['the page of a proxy', () => Promise.resolve(new Response('<html>', { status: 503 }))],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a call that is answered with %s is told in the portal’s own words', async (_, antwort) => {
  fetch.mockImplementation(antwort);
  await lesen();
  expect(letzterAusfall()).toBeNull();
});
