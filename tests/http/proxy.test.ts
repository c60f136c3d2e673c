import { expect, test } from 'vitest';
import { nummern } from '#tests/support/rows.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';

const lookUpsPerDay = 30;

async function lookUp(api: TestApi, from: string) {
  const path = `/vertrag/${nummern.eigener}/vertragsart`;
  const headers = { 'x-forwarded-for': from, 'x-forwarded-proto': 'https' };
  return api.send({ method: 'GET', path, headers });
}

test('behind a named proxy every customer has limits of her own and is held to TLS', async () => {
  const api = await openTestApi({ trustProxy: ['127.0.0.1'], rateLimit: { max: 1_000 } });
  for (let n = 0; n < lookUpsPerDay; n += 1) await lookUp(api, '203.0.113.1');
  expect((await lookUp(api, '203.0.113.1')).status).toBe(429);
  const other = await lookUp(api, '203.0.113.2');
  expect(other.status).toBe(200);
  expect(other.headers['strict-transport-security']).toContain('max-age=31536000');
  await api.close();
});

test('without a proxy a forwarded address is only somebody’s claim', async () => {
  const api = await openTestApi({ rateLimit: { max: 1_000 } });
  for (let n = 0; n < lookUpsPerDay; n += 1) await lookUp(api, `203.0.113.${n}`);
  const late = await lookUp(api, '203.0.113.200');
  expect(late.status).toBe(429);
  expect(late.headers['strict-transport-security']).toBeUndefined();
  await api.close();
});

test('who tries contract numbers out is told of none any more that day, whatever process he asks', async () => {
  const on = await openTestDatabase();
  const wie = { on, rateLimit: { max: 1_000 } };
  const [eins, zwei] = [await openTestApi(wie), await openTestApi(wie)];
  for (let n = 0; n < lookUpsPerDay; n += 1) {
    expect((await lookUp(n % 2 ? eins : zwei, '-')).status).toBe(200);
  }
  for (const api of [eins, zwei]) {
    api.setNow('2026-11-20T22:00:00Z');
    const refused = await lookUp(api, '-');
    expect(refused).toMatchObject({
      status: 429,
      body: {
        errorMessage:
          'Sie haben zu viele Anfragen gesendet. Bitte versuchen Sie es in 12\u00A0Stunden noch einmal.',
      },
    });
    expect(refused.headers['retry-after']).toBe(String(12 * 3_600));
    api.setNow('2026-11-21T10:00:01Z');
  }
  expect((await lookUp(zwei, '-')).status).toBe(200);
  await eins.app.close();
  await zwei.close();
});
