import {
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Either driver: PGlite in the process or a PostgreSQL server. */
export type IdentityDatabase = PgDatabase<PgQueryResultHKT>;

export const identity = pgSchema('identity');

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Server secrets and signing keys, made once and shared by all processes. */
export const serverKeys = identity.table('server_keys', {
  /** `secret`, or `signing:<poolId>`. */
  name: text().primaryKey(),
  value: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: time('created_at').notNull(),
});

/** Accounts. A password is never here, only what can check it. */
export const users = identity.table(
  'users',
  {
    poolId: text('pool_id').notNull(),
    sub: text().notNull(),
    /** Sign-in name: NFC, trimmed, lower case. */
    email: text().notNull(),
    handynummer: text().notNull(),
    /** Hex. */
    salt: text().notNull(),
    /** Hex. */
    verifier: text().notNull(),
    status: text({ enum: ['CONFIRMED', 'FORCE_CHANGE_PASSWORD'] }).notNull(),
    attribute: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: time('created_at').notNull(),
    passwordChangedAt: time('password_changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.sub] }),
    unique('users_pool_id_email').on(table.poolId, table.email),
  ],
);

/** Sign-ins under way: one row per step, gone when it is answered. */
export const challenges = identity.table(
  'challenges',
  {
    /** SHA-256 of the session token. */
    id: text().primaryKey(),
    poolId: text('pool_id').notNull(),
    clientId: text('client_id').notNull(),
    /** Of the account, or the made-up one of an unknown name. */
    sub: text().notNull(),
    /** Digest of the name as typed: the key of the lock-out. */
    nameKey: text('name_key').notNull(),
    challenge: text({
      enum: ['PASSWORD_VERIFIER', 'NEW_PASSWORD_REQUIRED', 'CUSTOM_CHALLENGE'],
    }).notNull(),
    state: jsonb().$type<Record<string, unknown>>().notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('challenges_pool_id_sub').on(table.poolId, table.sub),
    index('challenges_expires_at').on(table.expiresAt),
  ],
);

/** Sign-ins that succeeded: one row per refresh token. */
export const logins = identity.table(
  'logins',
  {
    originJti: text('origin_jti').primaryKey(),
    /** SHA-256 of the refresh token. */
    tokenHash: text('token_hash').notNull().unique('logins_token_hash'),
    poolId: text('pool_id').notNull(),
    sub: text().notNull(),
    authTime: time('auth_time').notNull(),
    expiresAt: time('expires_at').notNull(),
    revokedAt: time('revoked_at'),
  },
  (table) => [
    index('logins_pool_id_sub').on(table.poolId, table.sub),
    index('logins_expires_at').on(table.expiresAt),
  ],
);

/** Wrong answers per name, account and address. */
export const attempts = identity.table('attempts', {
  /** Digest: no name is readable here. */
  key: text().primaryKey(),
  count: integer().notNull(),
  /** How often it was locked lately; the lock may double with it. */
  level: integer().notNull(),
  lastAt: time('last_at').notNull(),
  lockedUntil: time('locked_until'),
});

/** When the last messages went to a number. */
export const sentSms = identity.table('sent_sms', {
  /** Digest of the number. */
  key: text().primaryKey(),
  sentAt: time('sent_at').array().notNull(),
});
