import { afterEach, beforeEach, expect, test } from 'vitest';
import { aufraeumen } from '#server/jobs/aufraeumen.ts';
import * as tables from '#server/database/schema.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

const senden = (body: unknown, schluessel = crypto.randomUUID()) =>
  api.send({
    method: 'POST',
    path: '/feedback',
    body,
    headers: { 'idempotency-key': schluessel },
  });
const gespeichert = () => api.database.select().from(tables.feedback);

test('somebody who is not signed in says what they think, and it is kept without a name', async () => {
  const antwort = await senden({ source: 'claim', score: 9, text: '  Ging schnell.\nDanke! ' });
  expect(antwort).toMatchObject({
    status: 200,
    body: { eingegangenAm: '2026-11-20T10:00:00.000Z' },
  });
  expect(await gespeichert()).toEqual([
    {
      schluessel: expect.any(String) as string,
      source: 'claim',
      score: 9,
      text: 'Ging schnell.\nDanke!',
      zeit: new Date('2026-11-20T10:00:00Z'),
    },
  ]);
});

test('the lowest score and no words are an opinion too', async () => {
  expect((await senden({ source: 'chat', score: 0 })).status).toBe(200);
  expect(await gespeichert()).toMatchObject([{ score: 0, text: null }]);
});

test('a double click is stored once and answered twice', async () => {
  const schluessel = crypto.randomUUID();
  const body = { source: 'contract', score: 7, text: 'Gut' };
  const antworten = await Promise.all([1, 2, 3].map(() => senden(body, schluessel)));
  expect(antworten.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await gespeichert()).toHaveLength(1);
  api.setNow('2026-11-20T10:05:00Z');
  expect((await senden(body, schluessel)).body).toEqual(antworten[0]?.body);
});

test('the key of an earlier opinion does not change it', async () => {
  const schluessel = crypto.randomUUID();
  await senden({ source: 'contract', score: 7 }, schluessel);
  expect((await senden({ source: 'contract', score: 1 }, schluessel)).status).toBe(422);
  expect(await gespeichert()).toMatchObject([{ score: 7 }]);
});

test('after two years an opinion is forgotten, a younger one stays', async () => {
  await senden({ source: 'claim', score: 9, text: 'Ging schnell.' });
  api.setNow('2026-11-21T10:00:00Z');
  await senden({ source: 'chat', score: 3 });
  await aufraeumen(api.database, new Date('2028-11-20T09:59:59Z'));
  expect(await gespeichert()).toHaveLength(2);
  await aufraeumen(api.database, new Date('2028-11-20T10:00:01Z'));
  expect(await gespeichert()).toMatchObject([{ score: 3 }]);
});

test.each([
  ['a score above the scale', { source: 'chat', score: 11 }],
  ['a score below the scale', { source: 'chat', score: -1 }],
  ['half a score', { source: 'chat', score: 4.5 }],
  ['a place nobody was asked at', { source: 'newsletter', score: 5 }],
  ['a text of spaces', { source: 'chat', score: 5, text: '   ' }],
  ['a text that is too long', { source: 'chat', score: 5, text: 'a'.repeat(2_001) }],
  ['a field that is not provided for', { source: 'chat', score: 5, name: 'Anna' }],
])('%s is refused and not stored', async (_, body) => {
  expect((await senden(body)).status).toBe(422);
  expect(await gespeichert()).toEqual([]);
});

test('who sends opinion after opinion is asked to wait', async () => {
  const limited = await openTestApi({ rateLimit: { max: 1_000 } });
  const statuses: number[] = [];
  let wartet: unknown;
  for (let n = 0; n < 12; n += 1) {
    const { status, headers } = await limited.send({
      method: 'POST',
      path: '/feedback',
      body: { source: 'chat', score: 5 },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    statuses.push(status);
    wartet = headers['retry-after'];
  }
  await limited.close();
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
  expect(Number(wartet)).toBeGreaterThan(0);
});
