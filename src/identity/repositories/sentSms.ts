import { sql } from 'drizzle-orm';
import { sentSms, type IdentityDatabase } from '../schema.ts';

/** Counts messages per number. */
export interface SentSms {
  /** Counts a message that is about to go out. False: the number has had enough for now. */
  reserve: (numberKey: string) => Promise<boolean>;
}

export function createSentSms(
  database: IdentityDatabase,
  clock: () => Date,
  perHour: number,
): SentSms {
  return {
    reserve: async (numberKey) => {
      const at = clock();
      const now = sql`array[${at.toISOString()}::timestamptz]`;
      const { sentAt } = sentSms;
      const reserved = await database
        .insert(sentSms)
        .values({ key: numberKey, sentAt: [at] })
        .onConflictDoUpdate({
          target: sentSms.key,
          // Only the last messages matter; the oldest of them decides.
          set: {
            sentAt: sql`(${sentAt} || ${now})[greatest(cardinality(${sentAt}) + 2 - ${perHour}::int, 1):]`,
          },
          setWhere: sql`cardinality(${sentAt}) < ${perHour}::int
            or ${sentAt}[1] <= ${at.toISOString()}::timestamptz - interval '1 hour'`,
        })
        .returning({ key: sentSms.key });
      return reserved.length > 0;
    },
  };
}
