import { istZuEinfach } from '#contract/fields/einfachePasswoerter.ts';
import { passwort } from '#contract/fields/passwort.ts';
import { IdentityError } from '../errors.ts';
import type { Pool } from '../pools.ts';
import type { User, Users } from '../repositories/users.ts';
import { hasPassword } from './password.ts';

/** Refuses a password by itself; says nothing about any account, so it may be asked first. */
export function requirePolicy(password: string): void {
  if (!passwort.safeParse(password).success) {
    throw new IdentityError('InvalidPasswordException', 'Password did not conform with policy');
  }
  if (istZuEinfach(password)) {
    throw new IdentityError('InvalidPasswordException', 'Password is too common');
  }
}

/** Whether it is one of the account's last five; only for whoever has proved who he is. */
export async function wasUsed(
  users: Pick<Users, 'formerPasswords'>,
  pool: Pool,
  user: User,
  password: string,
): Promise<boolean> {
  const former = await users.formerPasswords(user);
  const { sub } = user;
  return [user, ...former].some((record) => hasPassword(pool, { ...record, sub }, password));
}

/** As the user pools say it. */
export function usedBefore(): IdentityError {
  return new IdentityError(
    'PasswordHistoryPolicyViolationException',
    'Password has previously been used',
  );
}

/** An initial password that can be read out: three groups, about 80 bit, within the rules. */
export function initialPassword(random: (size: number) => Buffer): string {
  for (;;) {
    const letters = [...random(15)].map((byte) => readable[byte % readable.length] ?? '');
    const password = [0, 5, 10].map((from) => letters.slice(from, from + 5).join('')).join('-');
    if (passwort.safeParse(password).success) return password;
  }
}

/** Without what is easily mistaken for another. */
const readable = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
