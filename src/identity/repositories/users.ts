import { zugang } from '#contract/fields/zugangsfristen.ts';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import {
  challenges,
  devices,
  formerPasswords,
  logins,
  passwordResets,
  users,
  type IdentityDatabase,
} from '../schema.ts';

export type User = typeof users.$inferSelect;
export type UserStatus = User['status'];
type UserKey = Pick<User, 'poolId' | 'sub'>;

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
  /** Those of some normalised names that have an account, in whichever pool. */
  taken: (emails: string[]) => Promise<Pick<User, 'poolId' | 'email'>[]>;
  /** Does nothing if the pool has an account with that name. */
  insert: (user: User) => Promise<void>;
  /**
   * Also ends every session but `exceptOriginJti`, every sign-in under way and the trust in devices
   * (`reference/identity.md §9.10`).
   */
  setPassword: (
    user: UserKey & PasswordRecord,
    password: PasswordRecord,
    change: { status: UserStatus; now: Date; exceptOriginJti?: string },
  ) => Promise<void>;
  /** The four before the present one. */
  formerPasswords: (user: UserKey) => Promise<PasswordRecord[]>;
  /** False if another account of the pool has it. */
  setEmail: (user: UserKey, email: string) => Promise<boolean>;
  /** With `resetAt` it came through a link: every session, sign-in and trusted device ends. */
  setPhone: (user: UserKey, handynummer: string, resetAt: Date | null) => Promise<void>;
  setAttributes: (user: UserKey, attribute: User['attribute']) => Promise<void>;
}

/** A name as it is compared: NFC, trimmed, lower case. */
export function signInName(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase();
}

/** Beside the present password (`domain/konto.md §4`). */
const remembered = zugang.fruehere - 1;

export function createUsers(database: IdentityDatabase): Users {
  return {
    bySub: async (poolId, sub) => {
      const [user] = await database.select().from(users).where(isUser({ poolId, sub }));
      return user;
    },
    byEmail: async (poolId, email) => {
      const [user] = await database
        .select()
        .from(users)
        .where(and(eq(users.poolId, poolId), eq(users.email, email)));
      return user;
    },
    taken: (emails) =>
      database
        .select({ poolId: users.poolId, email: users.email })
        .from(users)
        .where(inArray(users.email, emails)),
    insert: async (user) => {
      await database
        .insert(users)
        .values(user)
        .onConflictDoNothing({ target: [users.poolId, users.email] });
    },
    setPassword: (user, password, change) =>
      database.transaction(async (tx) => {
        await rememberFormer(tx, user);
        await tx
          .update(users)
          .set({ ...password, status: change.status, passwordChangedAt: change.now })
          .where(isUser(user));
        await endEverything(tx, user, change.now, change.exceptOriginJti);
      }),
    formerPasswords: (user) =>
      database
        .select({ salt: formerPasswords.salt, verifier: formerPasswords.verifier })
        .from(formerPasswords)
        .where(isFormerOf(user))
        .orderBy(desc(formerPasswords.id))
        .limit(remembered),
    setEmail: async (user, email) => {
      const isTaken = sql`exists (select 1 from ${users} as other where other.pool_id = ${user.poolId}
        and other.email = ${email} and other.sub <> ${user.sub})`;
      const changed = await database
        .update(users)
        .set({ email })
        .where(and(isUser(user), sql`not ${isTaken}`))
        .returning({ sub: users.sub });
      return changed.length > 0;
    },
    setPhone: (user, handynummer, resetAt) =>
      database.transaction(async (tx) => {
        await tx
          .update(users)
          .set({ handynummer, ...(resetAt && { phoneResetAt: resetAt }) })
          .where(isUser(user));
        if (resetAt) await endEverything(tx, user, resetAt);
      }),
    setAttributes: async (user, attribute) => {
      await database.update(users).set({ attribute }).where(isUser(user));
    },
  };
}

async function rememberFormer(
  tx: IdentityDatabase,
  { poolId, sub, salt, verifier }: UserKey & PasswordRecord,
): Promise<void> {
  await tx.insert(formerPasswords).values({ poolId, sub, salt, verifier });
  await tx.delete(formerPasswords).where(
    and(
      isFormerOf({ poolId, sub }),
      sql`${formerPasswords.id} not in (select id from ${formerPasswords}
        where ${isFormerOf({ poolId, sub })} order by id desc limit ${remembered})`,
    ),
  );
}

async function endEverything(
  tx: IdentityDatabase,
  { poolId, sub }: UserKey,
  now: Date,
  exceptOriginJti?: string,
): Promise<void> {
  const isOther = exceptOriginJti === undefined ? undefined : ne(logins.originJti, exceptOriginJti);
  await tx
    .update(logins)
    .set({ revokedAt: now })
    .where(and(eq(logins.poolId, poolId), eq(logins.sub, sub), isOther));
  for (const table of [challenges, devices, passwordResets]) {
    await tx.delete(table).where(and(eq(table.poolId, poolId), eq(table.sub, sub)));
  }
}

function isUser({ poolId, sub }: UserKey) {
  return and(eq(users.poolId, poolId), eq(users.sub, sub));
}

function isFormerOf({ poolId, sub }: UserKey) {
  return and(eq(formerPasswords.poolId, poolId), eq(formerPasswords.sub, sub));
}
