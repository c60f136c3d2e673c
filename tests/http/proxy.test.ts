import { expect, test } from 'vitest';
import { nummern } from '#tests/support/rows.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';

const lookUpsPerMinute = 30;

async function lookUp(api: TestApi, from: string) {
  const path = `/vertrag/${nummern.eigener}/vertragsart`;
  const headers = { 'x-forwarded-for': from, 'x-forwarded-proto': 'https' };
  return api.send({ method: 'GET', path, headers });
}

test('behind a named proxy every customer has limits of her own and is held to TLS', async () => {
  const api = await openTestApi({ trustProxy: ['127.0.0.1'], rateLimit: { max: 1_000 } });
  for (let n = 0; n < lookUpsPerMinute; n += 1) await lookUp(api, '203.0.113.1');
  expect((await lookUp(api, '203.0.113.1')).status).toBe(429);
  const other = await lookUp(api, '203.0.113.2');
  expect(other.status).toBe(200);
  expect(other.headers['strict-transport-security']).toContain('max-age=31536000');
  await api.close();
});

test('without a proxy a forwarded address is only somebody’s claim', async () => {
  const api = await openTestApi({ rateLimit: { max: 1_000 } });
  for (let n = 0; n < lookUpsPerMinute; n += 1) await lookUp(api, `203.0.113.${n}`);
  const late = await lookUp(api, '203.0.113.200');
  expect(late.status).toBe(429);
  expect(late.headers['strict-transport-security']).toBeUndefined();
  await api.close();
});
