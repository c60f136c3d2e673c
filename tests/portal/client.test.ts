import { expect, test, vi } from 'vitest';
import { poolLesen } from '#contract/endpoints/portale.ts';
import { zahlweiseSpeichern } from '#contract/endpoints/vertrag.ts';
import { createClient } from '#portal/client/client.ts';
import { isSuccess } from '#portal/client/request.ts';

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

test('an answer in another shape is an error, not half a page', async () => {
  const { client } = clientWith(() => json(200, { userPoolId: 7 }));
  const answer = await client.call(poolLesen, { params: { portal: 'benutzer' } });
  expect(answer).toMatchObject({ ok: false, errorStatus: 'unknown' });
});

test('a refusal comes back with its status, its text and its body', async () => {
  const body = {
    code: 'MAHNUNG',
    errorMessage: 'Bitte gleichen Sie zuerst den offenen Beitrag aus.',
  };
  const { client } = clientWith(() => json(409, body));
  const answer = await client.call(zahlweiseSpeichern, speichern);
  expect(answer).toEqual({
    ok: false,
    data: body,
    canceled: false,
    errorStatus: 409,
    errorMessage: body.errorMessage,
  });
});

test('an unreadable error page becomes an unexpected error', async () => {
  const { client } = clientWith(
    async () => new Response('<html>Bad gateway</html>', { status: 502 }),
  );
  const answer = await client.call(poolLesen, { params: { portal: 'benutzer' } });
  expect(answer).toMatchObject({
    ok: false,
    data: { status: 'unknown', payload: 'Unexpected error (502)' },
    errorStatus: 502,
    errorMessage: 'Unexpected error (502)',
  });
});

test('a dead line becomes a network error', async () => {
  const { client } = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));
  const answer = await client.call(poolLesen, { params: { portal: 'benutzer' } });
  expect(answer).toMatchObject({ ok: false, errorMessage: 'Network error (Failed to fetch)' });
});

test('a body that breaks off in the middle is an error', async () => {
  const { client } = clientWith(
    async () => new Response('{"userPoolId":', { headers: { 'content-type': 'application/json' } }),
  );
  const answer = await client.call(poolLesen, { params: { portal: 'benutzer' } });
  expect(answer).toMatchObject({ ok: false, errorMessage: 'Unexpected error (200)' });
});

test('nobody signed in: no call is made and the session is told', async () => {
  const { client, fetch, onSessionOver } = clientWith(() => json(200, {}), null);
  const answer = await client.call(zahlweiseSpeichern, speichern);
  expect(answer).toMatchObject({ ok: false, errorStatus: 401, errorMessage: 'An error occured' });
  expect(fetch).not.toHaveBeenCalled();
  expect(onSessionOver).toHaveBeenCalledOnce();
});

test('the server no longer knows the token: the session is told', async () => {
  const { client, onSessionOver } = clientWith(() =>
    json(401, { code: 'NICHT_ANGEMELDET', errorMessage: 'Bitte melden Sie sich an.' }),
  );
  const answer = await client.call(zahlweiseSpeichern, speichern);
  expect(answer).toMatchObject({ ok: false, errorStatus: 401 });
  expect(onSessionOver).toHaveBeenCalledOnce();
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

test('calls of different addresses do not disturb each other', async () => {
  const { client } = clientWith(() => json(200, pool));
  const both = await Promise.all([
    client.call(poolLesen, { params: { portal: 'benutzer' } }),
    client.call(poolLesen, { params: { portal: 'vermittler' } }),
  ]);
  expect(both.map(({ canceled }) => canceled)).toEqual([false, false]);
});

test('leaving the page cancels what it asked for', async () => {
  const { client } = clientWith((_, init) => untilAborted(init));
  const leaving = new AbortController();
  const answer = client.call(poolLesen, {
    params: { portal: 'benutzer' },
    signal: leaving.signal,
  });
  leaving.abort();
  expect(await answer).toMatchObject({ ok: true, canceled: true });
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
  const onSessionOver = vi.fn<() => void>();
  const client = createClient({ fetch, token: () => Promise.resolve(token), onSessionOver });
  return { client, fetch, onSessionOver };
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
