// Again on PostgreSQL: sessions and their limits live there.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentity, type Identity } from '#identity/identity.ts';
import { migrateIdentity } from '#identity/migrate.ts';
import { logins, type IdentityDatabase } from '#identity/schema.ts';
import { openTestDatabase } from '#tests/support/database.ts';

const authTime = new Date('2026-11-21T10:00:00.400Z');
const iat = Math.floor(authTime.getTime() / 1000);
const open = { originJti: 'open', sub: 'anna', iat };

let database: IdentityDatabase;
let identity: Identity;
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await openTestDatabase();
  ({ database, close } = opened);
  await migrateIdentity(database);
  identity = await createIdentity({
    database,
    clock: () => authTime,
    origin: 'http://127.0.0.1:1',
    sendSms: () => Promise.resolve(),
  });
  const login = { poolId: 'pool', sub: 'anna', authTime, expiresAt: new Date('2026-12-21') };
  await database.insert(logins).values([
    { ...login, originJti: 'open', tokenHash: 'a' },
    { ...login, originJti: 'ended', tokenHash: 'b', revokedAt: authTime },
  ]);
});

afterAll(() => close());

test.each([
  ['a running sign-in', open, false],
  ['a sign-in that was ended', { ...open, originJti: 'ended' }, true],
  ['a sign-in nobody knows', { ...open, originJti: 'unknown' }, true],
  ['a token that names another user', { ...open, sub: 'deniz' }, true],
  ['a token older than its sign-in', { ...open, iat: iat - 1 }, true],
])('%s is judged alike by the question and by its SQL', async (_case, session, revoked) => {
  expect(await identity.isRevoked(session)).toBe(revoked);
  const asked = identity.revokedSql({
    sub: sql`${session.sub}`,
    originJti: sql`${session.originJti}`,
    iat: sql`${session.iat}::bigint`,
  });
  const [row] = await database
    .select({ revoked: sql<boolean>`${asked}` })
    .from(sql`(select 1) as one`);
  expect(row?.revoked).toBe(revoked);
});
