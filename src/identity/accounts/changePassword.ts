import { passwordRule } from '../lockout.ts';
import type { Pool } from '../pools.ts';
import type { Services } from '../services.ts';
import { requirePolicy, wasUsed } from './newPassword.ts';
import { hasPassword, passwordRecord } from './password.ts';

export interface PasswordChange {
  sub: string;
  /** The session that goes on; all others end. */
  originJti: string;
  previous: string;
  proposed: string;
}

/** What became of a password that was given; where it was not looked at, for how many seconds none is. */
type Checked = 'RIGHT' | 'WRONG' | Locked;

export interface Locked {
  lockedFor: number;
}

/** Replaces a password by whoever is signed in and knows the old one; throws where the rules refuse the new one. */
export async function changePassword(
  services: Pick<Services, 'clock' | 'lockout' | 'random' | 'secret' | 'users'>,
  pool: Pool,
  { sub, originJti, previous, proposed }: PasswordChange,
): Promise<'CHANGED' | 'USED' | Exclude<Checked, 'RIGHT'>> {
  requirePolicy(proposed);
  const checked = await checkPassword(services, pool, sub, previous);
  if (checked !== 'RIGHT') return checked;
  const { clock, random, users } = services;
  const user = await users.bySub(pool.id, sub);
  if (!user) return 'WRONG';
  if (await wasUsed(users, pool, user, proposed)) return 'USED';
  const password = passwordRecord(pool, sub, proposed, random);
  await users.setPassword(user, password, {
    status: 'CONFIRMED',
    now: clock(),
    exceptOriginJti: originJti,
  });
  return 'CHANGED';
}

/** The password of somebody signed in; five wrong ones lock this door for 15 minutes, not the sign-in. */
export async function checkPassword(
  { lockout, secret, users }: Pick<Services, 'lockout' | 'secret' | 'users'>,
  pool: Pool,
  sub: string,
  password: string,
): Promise<Checked> {
  const key = secret.digest('change attempts', pool.id, sub);
  if (!(await lockout.reserve(passwordRule, key))) {
    return { lockedFor: await lockout.lockedFor(key) };
  }
  const user = await users.bySub(pool.id, sub);
  if (!user || !hasPassword(pool, user, password)) return 'WRONG';
  await lockout.forgive(key);
  return 'RIGHT';
}
