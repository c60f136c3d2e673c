import { lte, sql } from 'drizzle-orm';
import {
  attempts,
  challenges,
  devices,
  logins,
  passwordResets,
  sentSms,
  type IdentityDatabase,
} from '../schema.ts';

/** Deletes what has run out: open sign-ins, logins, counters. Safe at any time, in any process. */
export async function sweepExpired(database: IdentityDatabase, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  for (const table of [challenges, devices, passwordResets]) {
    await database.delete(table).where(lte(table.expiresAt, now));
  }
  // The last access token of a login may outlive its refresh token by 15 minutes.
  await database.delete(logins).where(lte(logins.expiresAt, ago(1)));
  await database.delete(attempts).where(lte(attempts.lastAt, ago(48)));
  await database
    .delete(sentSms)
    .where(
      sql`${sentSms.sentAt}[cardinality(${sentSms.sentAt})] <= ${ago(1).toISOString()}::timestamptz`,
    );
}
