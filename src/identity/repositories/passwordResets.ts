import { zugang } from '#contract/fields/zugangsfristen.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { passwordResets, type IdentityDatabase } from '../schema.ts';

interface Owner {
  poolId: string;
  sub: string;
}

/** Codes for lost passwords: one per account, or per name that nobody has. */
export interface PasswordResets {
  /** Replaces an earlier code; null is one that nobody can know. */
  start: (owner: Owner, codeDigest: string | null) => Promise<void>;
  /** Takes one try, in one statement; undefined: none left, over, or never asked for. */
  take: (owner: Owner) => Promise<{ codeDigest: string | null } | undefined>;
  /** The code was right, the password was not: the try does not count. */
  giveBack: (owner: Owner) => Promise<void>;
  /** Uses the code up; true for exactly one of any number of callers. */
  finish: (owner: Owner, codeDigest: string) => Promise<boolean>;
}

const resetMs = zugang.passwortCodeStunden * 60 * 60_000;
const tries = 5;

export function createPasswordResets(
  database: IdentityDatabase,
  clock: () => Date,
): PasswordResets {
  return {
    start: async (owner, codeDigest) => {
      const row = {
        codeDigest,
        triesLeft: tries,
        expiresAt: new Date(clock().getTime() + resetMs),
      };
      await database
        .insert(passwordResets)
        .values({ ...owner, ...row })
        .onConflictDoUpdate({ target: [passwordResets.poolId, passwordResets.sub], set: row });
    },
    take: async (owner) => {
      const [taken] = await database
        .update(passwordResets)
        .set({ triesLeft: sql`${passwordResets.triesLeft} - 1` })
        .where(
          and(
            isOwner(owner),
            gt(passwordResets.triesLeft, 0),
            gt(passwordResets.expiresAt, clock()),
          ),
        )
        .returning({ codeDigest: passwordResets.codeDigest });
      return taken;
    },
    giveBack: async (owner) => {
      await database
        .update(passwordResets)
        .set({ triesLeft: sql`${passwordResets.triesLeft} + 1` })
        .where(isOwner(owner));
    },
    finish: async (owner, codeDigest) => {
      const finished = await database
        .delete(passwordResets)
        .where(and(isOwner(owner), eq(passwordResets.codeDigest, codeDigest)))
        .returning({ sub: passwordResets.sub });
      return finished.length > 0;
    },
  };
}

function isOwner({ poolId, sub }: Owner) {
  return and(eq(passwordResets.poolId, poolId), eq(passwordResets.sub, sub));
}
