import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { poolLesen } from '#contract/endpoints/portale.ts';
import { vertragLesen } from '#contract/endpoints/vertrag.ts';
import { aenderungsaufrufe } from '#contract/endpoints/vertrag/aenderung.ts';
import { apiHost } from '#contract/umgebung.ts';
import { createClient } from '#portal/client/client.ts';
import { isSuccess } from '#portal/client/request.ts';
import { ursache } from '#portal/shell/meldung.ts';

const { zahlweiseSpeichern } = aenderungsaufrufe;
const pool = { userPoolId: 'eu-central-1_Test1', userPoolClientId: 'client' };
const speichern = {
  params: { versicherungsNummer: 'PH250000101' },
  body: {
    versicherungsNummer: 'PH250000101',
    wirksamkeitsdatum: '2027-01-01',
    zahlweise: 'MONATLICH',
    berechnungId: 'b-1',
    beitragErwartet: 500,
  },
  idempotencyKey: 'b-1',
} as const;

test('an answer in the agreed shape comes back as data', async () => {
  const { client, fetch } = clientWith(() => json(200, pool));
  const answer = await client.call(poolLesen, { params: { portal: 'benutzer' } });
  expect(answer).toEqual({
    ok: true,
    data: pool,
    canceled: false,
    errorStatus: null,
    errorMessage: null,
  });
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/portale/benutzer/pool');
});

test('an answer that is not what was agreed is an error, and is reported without a word of it', async () => {
  const { client, onUnpassend } = clientWith(() => json(200, { userPoolId: 'geheim' }));
  const answer = await client.call(poolLesen, { params: { portal: 'benutzer' } });
  expect(answer).toMatchObject({ ok: false, errorMessage: 'Unexpected error (response model)' });
  expect(onUnpassend).toHaveBeenCalledOnce();
  const [[error] = []] = onUnpassend.mock.calls;
  expect(ursache(error).name).toBe('UnpassendeAntwort');
  expect(String(error)).not.toContain('geheim');
});

test('a body that breaks off in the middle is an error', async () => {
  const { client } = clientWith(
    async () => new Response('{"userPoolId":', { headers: { 'content-type': 'application/json' } }),
  );
  const answer = await client.call(poolLesen, { params: { portal: 'benutzer' } });
  expect(answer).toMatchObject({ ok: false, errorMessage: 'Unexpected error (200)' });
});

test('nobody signed in: the session is told, so that the customer can sign in', async () => {
  const { client, onSessionOver } = clientWith(() => json(200, {}), null);
  await client.call(zahlweiseSpeichern, speichern);
  expect(onSessionOver).toHaveBeenCalledOnce();
});

test('the server no longer knows the token: the session is told', async () => {
  const { client, onSessionOver } = clientWith(() =>
    json(401, { code: 'NICHT_ANGEMELDET', errorMessage: 'Bitte melden Sie sich an.' }),
  );
  const answer = await client.call(zahlweiseSpeichern, speichern);
  expect(answer).toMatchObject({ ok: false, errorStatus: 401 });
  expect(onSessionOver).toHaveBeenCalledExactlyOnceWith('token');
});

test('what was asked ahead of her is refused: nobody is told before she asks herself', async () => {
  for (const [status, code] of [
    [401, 'NICHT_ANGEMELDET'],
    [403, 'ZUSTIMMUNG_FEHLT'],
  ] as const) {
    const { client, ...gesagt } = clientWith(() => json(status, { code, errorMessage: 'Nein.' }));
    const frage = { params: { portal: 'benutzer' } } as const;
    await client.call(poolLesen, { ...frage, voraus: true });
    for (const sage of [gesagt.onSessionOver, gesagt.onZustimmungFehlt])
      expect(sage).not.toHaveBeenCalled();
    await client.call(poolLesen, frage);
    const gerufen = status === 401 ? gesagt.onSessionOver : gesagt.onZustimmungFehlt;
    expect(gerufen).toHaveBeenCalledOnce();
  }
});

test('an agent without the terms: the session is told, and the flow gets the sentence', async () => {
  const body = { code: 'ZUSTIMMUNG_FEHLT', errorMessage: 'Bitte stimmen Sie zuerst zu.' };
  const { client, onZustimmungFehlt } = clientWith(() => json(403, body));
  const answer = await client.call(zahlweiseSpeichern, speichern);
  expect(answer).toMatchObject({ errorStatus: 403, errorMessage: body.errorMessage });
  expect(onZustimmungFehlt).toHaveBeenCalledOnce();
});

test('a right that is missing is no matter of the terms', async () => {
  const { client, onZustimmungFehlt } = clientWith(() =>
    json(403, { code: 'NICHT_ERLAUBT', errorMessage: 'Dazu fehlt Ihnen die Berechtigung.' }),
  );
  await client.call(zahlweiseSpeichern, speichern);
  expect(onZustimmungFehlt).not.toHaveBeenCalled();
});

test('a call that anybody may make says who is signed in, and goes out without a name where nobody is', async () => {
  const angemeldet = clientWith(() => json(200, pool));
  await angemeldet.client.call(poolLesen, { params: { portal: 'benutzer' } });
  expect(angemeldet.fetch.mock.calls[0]?.[1]?.headers).toMatchObject({
    authorization: 'Bearer token',
  });
  const niemand = clientWith(() => json(200, pool), null);
  const antwort = await niemand.client.call(poolLesen, { params: { portal: 'benutzer' } });
  expect(antwort.ok).toBe(true);
  expect(niemand.fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization');
  expect(niemand.onSessionOver).not.toHaveBeenCalled();
});

test('a save carries token, body and the key against saving twice', async () => {
  const { client, fetch } = clientWith(() => json(500, {}));
  await client.call(zahlweiseSpeichern, speichern);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/api/vertrag/PH250000101/zahlweise');
  expect(init).toMatchObject({
    method: 'PATCH',
    headers: {
      authorization: 'Bearer token',
      'content-type': 'application/json',
      'idempotency-key': 'b-1',
    },
    body: JSON.stringify(speichern.body),
  });
});

test('the second call of an address cancels the first that is under way', async () => {
  let calls = 0;
  const { client } = clientWith((_, init) =>
    ++calls === 1 ? untilAborted(init) : json(200, pool),
  );
  const first = client.call(poolLesen, { params: { portal: 'benutzer' } });
  const second = client.call(poolLesen, { params: { portal: 'benutzer' } });
  expect(await second).toMatchObject({ ok: true, canceled: false });
  expect(await first).toMatchObject({ ok: true, data: null, canceled: true });
});

test('reading a contract does not cancel a save of the same address', async () => {
  const nachtrag = {
    ...vertragLesen,
    method: 'PATCH',
    responses: { 200: z.object({}) },
  } as const satisfies Endpoint;
  const { client } = clientWith((_, init) => json(200, init?.method === 'PATCH' ? {} : pool));
  const { params } = speichern;
  const [save] = await Promise.all([
    client.call(nachtrag, { params }),
    client.call(vertragLesen, { params }),
  ]);
  expect(save).toMatchObject({ ok: true, canceled: false });
});

test('an answer that is only a header is no broken answer', async () => {
  const kopf = {
    ...poolLesen,
    method: 'HEAD',
    responses: { 200: z.null() },
  } as const satisfies Endpoint;
  const headers = { 'content-type': 'application/json' };
  const { client, fetch } = clientWith(async () => new Response(null, { headers }));
  expect(await client.call(kopf, { params: { portal: 'benutzer' } })).toMatchObject({ ok: true });
  expect(fetch.mock.calls[0]?.[1]?.method).toBe('HEAD');
});

test('the calls go to the host of the environment', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => json(200, pool));
  const host = apiHost('https://accept.portal.example.org');
  const client = createClient({
    host,
    fetch,
    token: async () => null,
    onSessionOver: () => undefined,
  });
  await client.call(poolLesen, { params: { portal: 'benutzer' } });
  expect(fetch.mock.calls[0]?.[0]).toBe(
    'https://accept.portal.example.org/api/portale/benutzer/pool',
  );
});

test('calls of different addresses do not disturb each other', async () => {
  const { client } = clientWith(() => json(200, pool));
  const both = await Promise.all([
    client.call(poolLesen, { params: { portal: 'benutzer' } }),
    client.call(poolLesen, { params: { portal: 'vermittler' } }),
  ]);
  expect(both.map(({ canceled }) => canceled)).toEqual([false, false]);
});

test.each([
  [200, true],
  [204, true],
  [302, true],
  [303, true],
  [307, true],
  [304, false],
  [400, false],
  [503, false],
])('status %i counts as success: %s', (status, expected) => {
  expect(isSuccess(status)).toBe(expected);
});

function clientWith(answer: typeof globalThis.fetch, token: string | null = 'token') {
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => answer(input, init));
  const onSessionOver = vi.fn<(token: string | null) => void>();
  const onZustimmungFehlt = vi.fn<() => void>();
  const onUnpassend = vi.fn<(error: Error) => void>();
  const client = createClient({
    fetch,
    token: () => Promise.resolve(token),
    bereitesToken: () => Promise.resolve(token),
    onSessionOver,
    onZustimmungFehlt,
    onUnpassend,
  });
  return { client, fetch, onSessionOver, onZustimmungFehlt, onUnpassend };
}

function json(status: number, body: unknown): Promise<Response> {
  return Promise.resolve(Response.json(body, { status }));
}

function untilAborted(init: RequestInit | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    const { signal } = init ?? {};
    const stop = () => reject(signal?.reason ?? new Error('aborted'));
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
  });
}
