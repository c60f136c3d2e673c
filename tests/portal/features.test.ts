import { expect, test, vi } from 'vitest';
import { createClient } from '#portal/client/client.ts';
import { createFeatures } from '#portal/features.ts';

test('flags are read once a minute, and those who look are told', async () => {
  const { features, fetch, clock, answer } = service();
  const told = vi.fn<() => void>();
  features.abonnieren(told);
  expect(features.stand()).toBeNull();
  await Promise.all([features.auffrischen(), features.auffrischen()]);
  expect(features.stand()).toEqual({ chat: true });
  answer.flags = { chat: false };
  clock.now += 59_000;
  await features.auffrischen();
  expect(features.stand()).toEqual({ chat: true });
  clock.now += 1_000;
  await features.auffrischen();
  expect(features.stand()).toEqual({ chat: false });
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(told).toHaveBeenCalledTimes(2);
});

test('a service that fails leaves what was known', async () => {
  const { features, fetch, clock } = service();
  await features.auffrischen();
  fetch.mockRejectedValue(new TypeError('offline'));
  clock.now += 60_000;
  await features.auffrischen();
  expect(features.stand()).toEqual({ chat: true });
});

function service() {
  const answer = { flags: { chat: true } };
  const clock = { now: 0 };
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(answer.flags)));
  const client = createClient({
    fetch,
    token: () => Promise.resolve(null),
    onSessionOver: () => undefined,
  });
  return { features: createFeatures(client, () => clock.now), fetch, clock, answer };
}
