import { zugang } from '#contract/fields/zugangsfristen.ts';
import { eq, sql } from 'drizzle-orm';
import { attempts, type IdentityDatabase } from './schema.ts';

/** When too many wrong answers lock a key; all in seconds. */
export interface LockRule {
  /** This many wrong answers are looked at; the next ones are refused unseen. */
  limit: number;
  /** Wrong answers are forgotten after this long without another one. */
  window: number;
  lock: number;
  /** The lock doubles up to this each time it falls again. */
  maxLock: number;
}

const lockSeconds = zugang.sperreMinuten * 60;

/** Wrong passwords per name as typed (`domain/konto.md §1`). */
export const passwordRule: LockRule = {
  limit: zugang.fehlversuche,
  window: 900,
  lock: lockSeconds,
  maxLock: lockSeconds,
};

/**
 * Wrong SMS codes per account over all its sign-ins. The lock doubles, so that somebody who knows the
 * password has fewer than 100 guesses a day at a code (`reference/trust.md §1`, S4).
 */
export const codeRule: LockRule = { limit: 5, window: 86_400, lock: 900, maxLock: 86_400 };

/**
 * Wrong codes for a lost password, over all codes an account was sent: fewer than 100 a day
 * (`reference/trust.md §1`, S4).
 */
export const resetRule: LockRule = { limit: 15, window: 86_400, lock: 3_600, maxLock: 86_400 };

/** Wrong passwords per network address: slows down trying one password on many names. */
export const addressRule: LockRule = { limit: 200, window: 900, lock: 900, maxLock: 900 };

/** A lock's doubling is forgotten two days after the last wrong answer. */
const forgetLevel = 172_800;

/** Counts wrong answers per key. Keys are digests. */
export interface Lockout {
  /**
   * Counts an answer before it is looked at, in one statement, so that parallel guesses cannot
   * outrun the count. False: locked, do not look.
   */
  reserve: (rule: LockRule, key: string) => Promise<boolean>;
  /** The answer was right: the count starts again. */
  forgive: (key: string) => Promise<void>;
  /** Whole seconds until the lock ends; 0 where there is none. */
  lockedFor: (key: string) => Promise<number>;
}

export function createLockout(database: IdentityDatabase, clock: () => Date): Lockout {
  return {
    reserve: (rule, key) => reserve(database, clock(), rule, key),
    forgive: async (key) => {
      await database.delete(attempts).where(eq(attempts.key, key));
    },
    lockedFor: async (key) => {
      const [row] = await database.select().from(attempts).where(eq(attempts.key, key));
      const left = (row?.lockedUntil?.getTime() ?? 0) - clock().getTime();
      return Math.max(0, Math.ceil(left / 1_000));
    },
  };
}

async function reserve(
  database: IdentityDatabase,
  at: Date,
  { limit, window, lock, maxLock }: LockRule,
  key: string,
): Promise<boolean> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const ago = (seconds: number) => sql`${now} - make_interval(secs => ${seconds}::int)`;
  const { lastAt, lockedUntil, level } = attempts;
  const isFresh = sql`(${lockedUntil} is not null or ${lastAt} < ${ago(window)})`;
  const isForgotten = sql`${lastAt} < ${ago(forgetLevel)}`;
  const seconds = sql`least(${lock}::int * power(2, least(${level}, 20)), ${maxLock}::int)`;
  const counted = await database
    .insert(attempts)
    .values({ key, count: 1, level: 0, lastAt: at })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isFresh} then 1 else ${attempts.count} + 1 end`,
        level: sql`case when ${isForgotten} then 0
          when ${lockedUntil} is not null then ${level} + 1 else ${level} end`,
        lastAt: at,
        lockedUntil: sql`case when not ${isFresh} and ${attempts.count} + 1 >= ${limit}::int
          then ${now} + make_interval(secs => ${seconds}) end`,
      },
      setWhere: sql`${lockedUntil} is null or ${lockedUntil} <= ${now}`,
    })
    .returning({ key: attempts.key });
  return counted.length > 0;
}
