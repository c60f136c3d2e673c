import { createHash, randomUUID } from 'node:crypto';
import { and, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { IdentityError } from '../errors.ts';
import type { Pool } from '../pools.ts';
import { logins, type IdentityDatabase } from '../schema.ts';

const refreshMs = 30 * 24 * 60 * 60_000;

/** A sign-in that succeeded; `originJti` names it in every token that stems from it. */
export type Login = Pick<typeof logins.$inferSelect, 'sub' | 'originJti' | 'authTime' | 'factor'>;
export type Factor = Login['factor'];

/** Sessions that last: refresh tokens and their revocation. */
export interface Logins {
  /** A new login and its refresh token, which is stored as a digest only. */
  open: (
    pool: Pool,
    sub: string,
    factor: Factor,
  ) => Promise<{ login: Login; refreshToken: string }>;
  /** The login behind a refresh token; throws if unknown, expired or revoked. */
  byRefreshToken: (pool: Pool, refreshToken: string) => Promise<Login>;
  /** Ends one login; an unknown token is no error. */
  revoke: (pool: Pool, refreshToken: string) => Promise<void>;
  /** Ends all logins of an account. */
  revokeAll: (pool: Pool, sub: string) => Promise<void>;
  /** Whether tokens of a login no longer count. `iat` in seconds. */
  isRevoked: (session: { sub: string; originJti: string; iat: number }) => Promise<boolean>;
}

export interface SessionSql {
  sub: SQLWrapper;
  originJti: SQLWrapper;
  iat: SQLWrapper;
}

export function createLogins(
  database: IdentityDatabase,
  clock: () => Date,
  random: (size: number) => Buffer,
): Logins {
  return {
    open: async (pool, sub, factor) => {
      const refreshToken = random(64).toString('base64url');
      const authTime = clock();
      const login = { sub, originJti: randomUUID(), authTime, factor };
      await database.insert(logins).values({
        ...login,
        tokenHash: hashOf(refreshToken),
        poolId: pool.id,
        expiresAt: new Date(authTime.getTime() + refreshMs),
      });
      return { login, refreshToken };
    },
    byRefreshToken: async (pool, refreshToken) => {
      const [login] = await database.select().from(logins).where(isToken(pool, refreshToken));
      if (!login) throw refused('Invalid Refresh Token');
      if (login.revokedAt) throw refused('Refresh Token has been revoked');
      if (login.expiresAt <= clock()) throw refused('Refresh Token has expired');
      return login;
    },
    revoke: async (pool, refreshToken) => {
      await database
        .update(logins)
        .set({ revokedAt: clock() })
        .where(and(isToken(pool, refreshToken), isNull(logins.revokedAt)));
    },
    revokeAll: async (pool, sub) => {
      await database
        .update(logins)
        .set({ revokedAt: clock() })
        .where(and(eq(logins.poolId, pool.id), eq(logins.sub, sub), isNull(logins.revokedAt)));
    },
    isRevoked: async ({ sub, originJti, iat }) => {
      const [login] = await database.select().from(logins).where(eq(logins.originJti, originJti));
      // A login that is not there any more was swept: its last token is long over.
      if (!login || login.sub !== sub || login.revokedAt) return true;
      return iat < Math.floor(login.authTime.getTime() / 1000);
    },
  };
}

/** `isRevoked` as SQL over a session's values, for a query that asks for something else as well. */
export function revokedSql({ sub, originJti, iat }: SessionSql): SQL {
  return sql`not exists (select 1 from ${logins}
    where ${logins.originJti} = ${originJti} and ${logins.sub} = ${sub} and ${logins.revokedAt} is null
    and floor(extract(epoch from ${logins.authTime})) <= ${iat})`;
}

function refused(message: string): IdentityError {
  return new IdentityError('NotAuthorizedException', message);
}

function hashOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex');
}

function isToken(pool: Pool, refreshToken: string) {
  return and(eq(logins.tokenHash, hashOf(refreshToken)), eq(logins.poolId, pool.id));
}
