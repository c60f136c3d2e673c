import { and, eq } from 'drizzle-orm';
import { challenges, logins, users, type IdentityDatabase } from '../schema.ts';

export type User = typeof users.$inferSelect;
export type UserStatus = User['status'];

/** What is kept of a password, both hex. */
export interface PasswordRecord {
  salt: string;
  verifier: string;
}

/** Accounts of all pools. */
export interface Users {
  bySub: (poolId: string, sub: string) => Promise<User | undefined>;
  /** `email` normalised by `signInName`. */
  byEmail: (poolId: string, email: string) => Promise<User | undefined>;
  /** Does nothing if the pool has an account with that name. */
  insert: (user: User) => Promise<void>;
  /** Also ends every session and every sign-in under way (`reference/identity.md §9.10`). */
  setPassword: (
    user: Pick<User, 'poolId' | 'sub'>,
    password: PasswordRecord,
    status: UserStatus,
    now: Date,
  ) => Promise<void>;
}

/** A name as it is compared: NFC, trimmed, lower case. */
export function signInName(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase();
}

export function createUsers(database: IdentityDatabase): Users {
  return {
    bySub: async (poolId, sub) => {
      const [user] = await database.select().from(users).where(isUser(poolId, sub));
      return user;
    },
    byEmail: async (poolId, email) => {
      const [user] = await database
        .select()
        .from(users)
        .where(and(eq(users.poolId, poolId), eq(users.email, email)));
      return user;
    },
    insert: async (user) => {
      await database
        .insert(users)
        .values(user)
        .onConflictDoNothing({ target: [users.poolId, users.email] });
    },
    setPassword: async ({ poolId, sub }, password, status, now) => {
      await database.transaction(async (tx) => {
        await tx
          .update(users)
          .set({ ...password, status, passwordChangedAt: now })
          .where(isUser(poolId, sub));
        await tx
          .update(logins)
          .set({ revokedAt: now })
          .where(and(eq(logins.poolId, poolId), eq(logins.sub, sub)));
        await tx
          .delete(challenges)
          .where(and(eq(challenges.poolId, poolId), eq(challenges.sub, sub)));
      });
    },
  };
}

function isUser(poolId: string, sub: string) {
  return and(eq(users.poolId, poolId), eq(users.sub, sub));
}
