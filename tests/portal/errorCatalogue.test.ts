import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { poolLesen } from '#contract/endpoints/portale.ts';
import { findByPartnerNummer, vertragLesen } from '#contract/endpoints/vertrag.ts';
import { markeAus } from '#brands/registry.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { umgebungVon } from '#contract/umgebung.ts';
import { createClient } from '#portal/client/client.ts';
import { createQueryClient } from '#portal/queries/queryClient.ts';
import { vertraegeQuery } from '#portal/queries/findByPartnerNummer.ts';
import { vertragQuery } from '#portal/queries/vertragLesen.ts';

// One test per row of specification §8, in its order and in its words; the frame's rows stand with the bridge.

const dateiLesen = {
  method: 'GET',
  path: '/download-bereich/dokumente/{id}',
  zugriff: 'oeffentlich',
  summary: 'A file.',
  params: z.object({ id: z.string() }),
  responses: { 200: z.instanceof(Blob) },
} as const satisfies Endpoint;
const vertrag = { params: { versicherungsNummer: 'PH250000101' } };
const pool = { params: { portal: 'benutzer' } } as const;

test('Non-OK response: the parsed JSON body comes back', async () => {
  const body = { code: 'NICHT_GEFUNDEN', errorMessage: 'Diesen Vertrag gibt es nicht.' };
  const { client } = clientWith(() => Response.json(body, { status: 404 }));
  expect(await client.call(vertragLesen, vertrag)).toMatchObject({ ok: false, data: body });
});

test('Non-OK response that nobody can read: status unknown and the payload says so', async () => {
  const { client } = clientWith(() => new Response('<html>Bad gateway</html>', { status: 502 }));
  expect(await client.call(poolLesen, pool)).toMatchObject({
    ok: false,
    data: { status: 'unknown', payload: 'Unexpected error (502)' },
    errorMessage: 'Unexpected error (502)',
  });
});

test('Network failure: a network error', async () => {
  const { client } = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await client.call(poolLesen, pool)).toEqual({
    ok: false,
    data: { status: 'unknown', payload: 'Network error (Failed to fetch)' },
    canceled: false,
    errorStatus: 'unknown',
    errorMessage: 'Network error (Failed to fetch)',
  });
});

test('Non-JSON response: it comes back as a blob', async () => {
  const pdf = new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
  const { client } = clientWith(() => pdf);
  const { ok, data } = await client.call(dateiLesen, { params: { id: 'd-1' } });
  expect(ok).toBe(true);
  expect(data).toBeInstanceOf(Blob);
  expect(await new Response(z.parse(z.instanceof(Blob), data)).text()).toBe('%PDF-1.7');
});

describe('Contract list or detail failure: the API-error flag is set, loading is off', () => {
  const { client } = clientWith(() => Response.json({}, { status: 500 }));
  const queries = createQueryClient();

  test('list', async () => {
    const query = vertraegeQuery(client, 'P000101');
    await queries.prefetchQuery(query);
    expect(queries.getQueryState(query.queryKey)).toMatchObject(failedQuery);
  });

  test('detail', async () => {
    const query = vertragQuery(client, 'PH250000101');
    await queries.prefetchQuery(query);
    expect(queries.getQueryState(query.queryKey)).toMatchObject(failedQuery);
  });
});

test('No authorization header: a failed result, no server call', async () => {
  const { client, fetch } = clientWith(() => Response.json([]), null);
  const answer = await client.call(findByPartnerNummer, { params: { partnerNummer: 'P000101' } });
  expect(answer).toMatchObject({ ok: false, data: null, canceled: false, errorStatus: 401 });
  expect(fetch).not.toHaveBeenCalled();
});

test('Service default error text: where the answer says nothing', async () => {
  const { client } = clientWith(() => Response.json({}, { status: 500 }));
  const answer = await client.call(vertragLesen, vertrag);
  expect(answer.errorMessage).toBe('An error occured');
});

test('Cancelled request: ok, with the canceled flag', async () => {
  const { client } = clientWith((_, init) => untilAborted(init));
  const leaving = new AbortController();
  const answer = client.call(poolLesen, { ...pool, signal: leaving.signal });
  leaving.abort();
  expect(await answer).toEqual({
    ok: true,
    data: null,
    canceled: true,
    errorStatus: null,
    errorMessage: null,
  });
});

test('Response model failure: an error result', async () => {
  const { client } = clientWith(() => Response.json({ userPoolId: 7 }));
  expect(await client.call(poolLesen, pool)).toMatchObject({
    ok: false,
    canceled: false,
    errorStatus: 'unknown',
  });
});

test.each([400, 401, 403, 404, 409, 422, 429, 500, 503])(
  'Non-2xx in the service layer: errorStatus %i and the body',
  async (status) => {
    const body = { code: 'X', errorMessage: 'Ein Satz.' };
    const { client } = clientWith(() => Response.json(body, { status }));
    expect(await client.call(vertragLesen, vertrag)).toEqual({
      ok: false,
      data: body,
      canceled: false,
      errorStatus: status,
      errorMessage: 'Ein Satz.',
    });
  },
);

test('Unknown brand, environment or product identifier: an error is thrown', () => {
  expect(() => markeAus('?brand=andersafe', null)).toThrow('Unknown brand');
  expect(() => umgebungVon('http://portal.example.org')).toThrow('Unknown environment');
  expect(() => schluesselAusIdentifier('HANDY')).toThrow('Unknown product identifier');
});

const failedQuery = { data: undefined, status: 'error', fetchStatus: 'idle' };

function clientWith(
  answer: (input: unknown, init?: RequestInit) => Response | Promise<Response>,
  token: string | null = 'token',
) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => answer(input, init));
  const client = createClient({
    fetch,
    token: () => Promise.resolve(token),
    onSessionOver: () => undefined,
  });
  return { client, fetch };
}

function untilAborted(init: RequestInit | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    const { signal } = init ?? {};
    const stop = () => reject(signal?.reason ?? new Error('aborted'));
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
  });
}
