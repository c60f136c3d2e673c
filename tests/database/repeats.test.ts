// Again on PostgreSQL: locks and lost connections are its own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database/open.ts';
import { wiederholungen } from '#server/repositories/wiederholungen.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let database: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ database, close } = await openTestDatabase());
});
afterAll(() => close());

test('the first answer to a save is kept for its repeats and forgotten when nobody repeats it any more', async () => {
  const repeats = wiederholungen(database);
  const answer = { sub: 'anna', endpunkt: 'PATCH', anfrageHash: 'hash', status: 200, antwort: {} };
  await repeats.merken({ ...answer, schluessel: 'old', zeit: new Date('2026-11-01T10:00:00Z') });
  await repeats.merken({ ...answer, schluessel: 'new', zeit: new Date('2026-11-20T10:00:00Z') });
  await repeats.vergessen(new Date('2026-11-14T10:00:00Z'));
  expect(await repeats.lesen({ sub: 'anna', schluessel: 'old' })).toBeNull();
  expect(await repeats.lesen({ sub: 'anna', schluessel: 'new' })).toMatchObject({ status: 200 });
});
