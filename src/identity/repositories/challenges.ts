import { zugang } from '#contract/fields/zugangsfristen.ts';
import { createHash } from 'node:crypto';
import { and, count, eq, lte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { expiredSession, IdentityError, invalidSession } from '../errors.ts';
import type { Pool } from '../pools.ts';
import { challenges, type IdentityDatabase } from '../schema.ts';

/** A step of a sign-in lives this long; the client keeps it as long. */
const challengeMs = zugang.codeMinuten * 60_000;

/** Opening a sign-in needs no login, so what lies open is capped (`reference/identity.md §9.4`). */
const maxOpen = 20_000;

/** Half of an exchange; numbers are hex. */
const srp = {
  A: z.string(),
  b: z.string(),
  B: z.string(),
  verifier: z.string(),
  secretBlock: z.string(),
};

const code = z.object({
  /** Digest of the code; null if the number gets no more messages: then every answer is wrong. */
  codeDigest: z.nullable(z.string()),
  verbleibendeVersuche: z.number(),
  /** When the last code went out, in milliseconds. */
  sentAt: z.number(),
});

/** What the server remembers between two steps. */
const states = {
  PASSWORD_VERIFIER: z.object(srp),
  NEW_PASSWORD_REQUIRED: z.object({
    /** The code came first and was right. */
    codeGiven: z.boolean(),
  }),
  CUSTOM_CHALLENGE: code,
  SMS_MFA: code,
  DEVICE_SRP_AUTH: z.object({ deviceKey: z.string() }),
  DEVICE_PASSWORD_VERIFIER: z.object({ ...srp, deviceKey: z.string() }),
};

export type ChallengeName = keyof typeof states;
export type ChallengeState<C extends ChallengeName> = z.infer<(typeof states)[C]>;

/** Whose sign-in it is. */
export interface Subject {
  sub: string;
  /** Key of the lock-out for the name as typed. */
  nameKey: string;
}

/** The steps of sign-ins under way. A session token is single use. */
export interface Challenges {
  /** Opens a step and returns its session token, a fresh one that lives three minutes unless told otherwise. */
  open: <C extends ChallengeName>(
    pool: Pool,
    subject: Subject,
    challenge: C,
    state: ChallengeState<C>,
    as?: { session?: string; expiresAt?: Date },
  ) => Promise<string>;
  /** Takes the step away, for exactly one of any number of callers; the others get an error. */
  consume: <C extends ChallengeName>(
    pool: Pool,
    session: string,
    challenge: C,
    sub: string,
  ) => Promise<{ subject: Subject; state: ChallengeState<C>; expiresAt: Date }>;
  /** Throws unless `consume` would succeed now. */
  check: (pool: Pool, session: string, challenge: ChallengeName, sub: string) => Promise<void>;
}

export function createChallenges(
  database: IdentityDatabase,
  clock: () => Date,
  random: (size: number) => Buffer,
): Challenges {
  return {
    open: async (pool, { sub, nameKey }, challenge, state, as = {}) => {
      await refuseFlood(database, clock());
      const session = as.session ?? random(48).toString('base64url');
      await database.insert(challenges).values({
        id: idOf(session),
        poolId: pool.id,
        clientId: pool.clientId,
        sub,
        nameKey,
        challenge,
        state,
        expiresAt: as.expiresAt ?? new Date(clock().getTime() + challengeMs),
      });
      return session;
    },
    consume: async (pool, session, challenge, sub) => {
      const [row] = await database
        .delete(challenges)
        .where(isStep(pool, session, challenge, sub))
        .returning();
      if (!row) throw invalidSession();
      if (row.expiresAt <= clock()) throw expiredSession();
      const { expiresAt } = row;
      return { subject: row, state: parseState(challenge, row.state), expiresAt };
    },
    check: async (pool, session, challenge, sub) => {
      const [row] = await database
        .select({ expiresAt: challenges.expiresAt })
        .from(challenges)
        .where(isStep(pool, session, challenge, sub));
      if (!row) throw invalidSession();
      if (row.expiresAt <= clock()) throw expiredSession();
    },
  };
}

async function refuseFlood(database: IdentityDatabase, now: Date): Promise<void> {
  const some = database
    .select({ one: sql`1`.as('one') })
    .from(challenges)
    .limit(maxOpen)
    .as('some');
  const isFull = async () => {
    const [open] = await database.select({ count: count() }).from(some);
    return (open?.count ?? 0) >= maxOpen;
  };
  if (!(await isFull())) return;
  await database.delete(challenges).where(lte(challenges.expiresAt, now));
  if (await isFull()) {
    throw new IdentityError('TooManyRequestsException', 'Too many sign-ins are open.');
  }
}

function parseState<C extends ChallengeName>(challenge: C, state: unknown): ChallengeState<C> {
  const schemas: { [K in ChallengeName]: z.ZodMiniType<ChallengeState<K>> } = states;
  return schemas[challenge].parse(state);
}

function idOf(session: string): string {
  return createHash('sha256').update(session).digest('hex');
}

function isStep(pool: Pool, session: string, challenge: ChallengeName, sub: string) {
  return and(
    eq(challenges.id, idOf(session)),
    eq(challenges.poolId, pool.id),
    eq(challenges.clientId, pool.clientId),
    eq(challenges.challenge, challenge),
    eq(challenges.sub, sub),
  );
}
