import type { Pool, Portal } from './pools.ts';
import type { Lockout } from './lockout.ts';
import type { Challenges } from './repositories/challenges.ts';
import type { Devices } from './repositories/devices.ts';
import type { Logins } from './repositories/logins.ts';
import type { PasswordResets } from './repositories/passwordResets.ts';
import type { SentSms } from './repositories/sentSms.ts';
import type { ServerSecret } from './repositories/serverKeys.ts';
import type { Users } from './repositories/users.ts';
import type { Tokens } from './tokens.ts';

/** How a sign-in goes on after the password; a real pool may be set up either way. */
export interface Steps {
  /** What the step of the code is called, and how a wrong one is answered. */
  code: 'CUSTOM_CHALLENGE' | 'SMS_MFA';
  /** Which comes first where an initial password has to be replaced. */
  first: 'NEW_PASSWORD' | 'CODE';
}

/** Everything an operation may need; each one declares only what it uses. */
export interface Services {
  clock: () => Date;
  random: (size: number) => Buffer;
  sendSms: (to: string, text: string) => Promise<void>;
  passwordWasReset: (account: { portal: Portal; sub: string; email: string }) => Promise<void>;
  /** Whether a lost password may be set anew; asked of names that nobody has, too. */
  mayResetPassword: (account: { portal: Portal; sub: string }) => Promise<boolean>;
  /** Whether the house has locked an account: a right password is told so, a wrong one is not. */
  isLocked: (account: { portal: Portal; sub: string }) => Promise<boolean>;
  secret: ServerSecret;
  steps: Steps;
  users: Users;
  devices: Devices;
  passwordResets: PasswordResets;
  challenges: Challenges;
  logins: Logins;
  lockout: Lockout;
  sentSms: SentSms;
  tokens: (pool: Pool) => Tokens;
}

/** One call on the wire. */
export interface PoolCall {
  pool: Pool;
  /** Parsed JSON, nothing known about it yet. */
  body: unknown;
  /** Network address of the caller. */
  address: string;
}

/** JSON body of an answer. */
export type PoolAnswer = Record<string, unknown>;
