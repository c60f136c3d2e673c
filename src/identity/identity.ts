import { zugang } from '#contract/fields/zugangsfristen.ts';
import { randomBytes } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import { createAdministration, type Administration } from './accounts/administration.ts';
import { putUser, putUsers, type NewUser } from './accounts/putUser.ts';
import { createLockout } from './lockout.ts';
import { poolPath, poolsOf, type Pool, type Portal } from './pools.ts';
import { createChallenges } from './repositories/challenges.ts';
import { createLogins, revokedSql, type SessionSql } from './repositories/logins.ts';
import { createDevices } from './repositories/devices.ts';
import { createPasswordResets } from './repositories/passwordResets.ts';
import { createSentSms } from './repositories/sentSms.ts';
import { readServerSecret, readSigningKey } from './repositories/serverKeys.ts';
import { sweepExpired } from './repositories/sweep.ts';
import { createUsers } from './repositories/users.ts';
import { createRoutes } from './routes.ts';
import type { IdentityDatabase } from './schema.ts';
import type { Services, Steps } from './services.ts';
import { createTokens } from './tokens.ts';

export type { Administration, NewUser, Portal };

export interface IdentityOptions {
  /** Migrated by `migrateIdentity`; PGlite or PostgreSQL. */
  database: IdentityDatabase;
  clock: () => Date;
  /** Such as `http://127.0.0.1:3000`; issuer = `<origin>/idp/<poolId>`. */
  origin: string;
  /** `to` as E.164. A rejection becomes `CodeDeliveryFailureException`. */
  sendSms: (to: string, text: string) => Promise<void>;
  /** SMS per number in any hour (`domain/konto.md §1`, `reference/trust.md §3` no. 6). */
  smsPerHour?: number;
  /** Told of a lost password that was set anew. */
  passwordWasReset?: Services['passwordWasReset'];
  /** Refuses some accounts a new password for a lost one, and says nothing of it; none by default. */
  mayResetPassword?: Services['mayResetPassword'];
  /** Refuses some accounts the sign-in, after the right password; none by default. */
  isLocked?: Services['isLocked'];
  /** By default the code is a CUSTOM_CHALLENGE, and an initial password is replaced before it. */
  steps?: Partial<Steps>;
  /** Calls per minute and network address, 300 by default; false switches the limit off. */
  callsPerMinute?: number | false;
  /** Whether an error of the database says that it is away: such calls answer 503. None does by default. */
  isUnreachable?: (error: unknown) => boolean;
  random?: (size: number) => Buffer;
}

/** Two user pools that speak the wire of Amazon Cognito (`reference/identity.md`). */
export interface Identity {
  /** `POST /idp/:poolId` and its JWKS. Refuses to be mounted with `NODE_ENV=production`. */
  routes: FastifyPluginAsync;
  /** Settings for the client; the endpoint is a path. */
  pool: (portal: Portal) => {
    userPoolId: string;
    userPoolClientId: string;
    userPoolEndpoint: string;
  };
  issuer: (portal: Portal) => string;
  keys: (portal: Portal) => JWTVerifyGetKey;
  /** Whether a valid access token no longer counts: signed out, or the password was changed. */
  isRevoked: (session: { sub: string; originJti: string; iat: number }) => Promise<boolean>;
  /** The same as an SQL expression over a session's values. */
  revokedSql: (session: SessionSql) => SQL;
  /** Creates an account; one that exists (portal and e-mail) stays as it is. */
  putUser: (user: NewUser) => Promise<void>;
  /** The same for many at once. */
  putUsers: (users: readonly NewUser[]) => Promise<void>;
  /** What the house may do with accounts besides signing in. */
  administration: Administration;
  /** Deletes what has expired. */
  sweep: () => Promise<void>;
}

export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const {
    database,
    clock,
    origin,
    sendSms,
    smsPerHour = zugang.codesProStunde,
    random = randomBytes,
  } = options;
  const pools = poolsOf(origin);
  const { administration, ...accounts } = await openAccounts(options, pools);
  const logins = createLogins(database, clock, random);
  const tokensOf = async (pool: Pool) =>
    createTokens(pool, await readSigningKey(database, clock(), pool.id), logins, clock);
  const tokens = {
    benutzer: await tokensOf(pools.benutzer),
    vermittler: await tokensOf(pools.vermittler),
  };
  const services = {
    ...accounts,
    sendSms,
    passwordWasReset: options.passwordWasReset ?? (() => Promise.resolve()),
    mayResetPassword: options.mayResetPassword ?? (() => Promise.resolve(true)),
    isLocked: options.isLocked ?? (() => Promise.resolve(false)),
    logins,
    steps: { code: 'CUSTOM_CHALLENGE', first: 'NEW_PASSWORD', ...options.steps } as const,
    devices: createDevices(database, clock),
    passwordResets: createPasswordResets(database, clock),
    challenges: createChallenges(database, clock, random),
    sentSms: createSentSms(database, clock, smsPerHour),
    tokens: (pool: Pool) => tokens[pool.portal],
  };
  return {
    routes: createRoutes(services, Object.values(pools), {
      callsPerMinute: options.callsPerMinute ?? 300,
      isUnreachable: options.isUnreachable ?? (() => false),
    }),
    pool: (portal) => ({
      userPoolId: pools[portal].id,
      userPoolClientId: pools[portal].clientId,
      userPoolEndpoint: poolPath(pools[portal].id),
    }),
    issuer: (portal) => pools[portal].issuer,
    keys: (portal) => tokens[portal].keys,
    isRevoked: logins.isRevoked,
    revokedSql,
    administration,
    putUser: (user) => putUser(services, pools[user.portal], user),
    putUsers: (newUsers) => putUsers(services, (portal) => pools[portal], newUsers),
    sweep: () => sweepExpired(database, clock()),
  };
}

/** The part without keys and tokens: enough to administer accounts of a database. */
export async function openAccounts(
  { database, clock, random = randomBytes }: Pick<IdentityOptions, 'database' | 'clock' | 'random'>,
  pools: Record<Portal, Pool> = poolsOf(''),
) {
  const services = {
    clock,
    random,
    users: createUsers(database),
    secret: await readServerSecret(database, clock(), random),
    lockout: createLockout(database, clock),
  };
  return { ...services, administration: createAdministration(services, pools) };
}
