// Again on PostgreSQL: locks and lost connections are its own.
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { openDisturbed, schedules } from '#tests/support/faults/schedules.ts';

let api: TestApi;
let disturbed: Awaited<ReturnType<typeof openDisturbed>>;
beforeAll(async () => {
  api = await openTestApi();
  disturbed = await openDisturbed(api);
});
afterAll(async () => {
  await disturbed.close();
  await api.close();
});

// `npm run faults` plays more of them.
test('whatever happens to her requests on the way, a customer finds each save stored once and what she was answered true', async () => {
  const law = fc.asyncProperty(schedules, async (schedule) => {
    expect(await disturbed.play(schedule)).toEqual([]);
  });
  await fc.assert(law, { numRuns: 10, endOnFailure: true });
}, 120_000);
