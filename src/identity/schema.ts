import {
  bigserial,
  boolean,
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
    /** Empty until a new account has confirmed one. */
    handynummer: text().notNull(),
    /** Hex. */
    salt: text().notNull(),
    /** Hex. */
    verifier: text().notNull(),
    status: text({ enum: ['CONFIRMED', 'FORCE_CHANGE_PASSWORD'] }).notNull(),
    attribute: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: time('created_at').notNull(),
    passwordChangedAt: time('password_changed_at').notNull(),
    /** When the number was replaced through a link; null otherwise. */
    phoneResetAt: time('phone_reset_at'),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.sub] }),
    unique('users_pool_id_email').on(table.poolId, table.email),
  ],
);

/** Steps of a sign-in, as the wire names them. */
export const challengeNames = [
  'PASSWORD_VERIFIER',
  'NEW_PASSWORD_REQUIRED',
  'CUSTOM_CHALLENGE',
  'SMS_MFA',
  'DEVICE_SRP_AUTH',
  'DEVICE_PASSWORD_VERIFIER',
] as const;

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
    challenge: text({ enum: challengeNames }).notNull(),
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
    /** What was shown besides the password. */
    factor: text({ enum: ['SMS', 'DEVICE', 'NONE'] })
      .notNull()
      .default('SMS'),
    expiresAt: time('expires_at').notNull(),
    revokedAt: time('revoked_at'),
  },
  (table) => [
    index('logins_pool_id_sub').on(table.poolId, table.sub),
    index('logins_expires_at').on(table.expiresAt),
  ],
);

/** Passwords an account had, newest last: what can check them. */
export const formerPasswords = identity.table(
  'former_passwords',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    poolId: text('pool_id').notNull(),
    sub: text().notNull(),
    /** Hex. */
    salt: text().notNull(),
    /** Hex. */
    verifier: text().notNull(),
  },
  (table) => [index('former_passwords_pool_id_sub').on(table.poolId, table.sub)],
);

/** Lost passwords: the code that was sent last, one row per account or made-up one. */
export const passwordResets = identity.table(
  'password_resets',
  {
    poolId: text('pool_id').notNull(),
    sub: text().notNull(),
    /** Null if no code was sent: then every answer is wrong. */
    codeDigest: text('code_digest'),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.sub] }),
    index('password_resets_expires_at').on(table.expiresAt),
  ],
);

/** Devices that need no code: what can check the secret each one keeps. */
export const devices = identity.table(
  'devices',
  {
    deviceKey: text('device_key').primaryKey(),
    groupKey: text('group_key').notNull(),
    poolId: text('pool_id').notNull(),
    sub: text().notNull(),
    /** Hex; null until the device has confirmed itself. */
    salt: text(),
    /** Hex. */
    verifier: text(),
    remembered: boolean().notNull().default(false),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('devices_pool_id_sub').on(table.poolId, table.sub),
    index('devices_expires_at').on(table.expiresAt),
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
