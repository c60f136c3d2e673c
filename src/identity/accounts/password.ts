import type { Pool } from '../pools.ts';
import type { PasswordRecord } from '../repositories/users.ts';
import { fromBytes, fromHex, isSameBytes, privateExponent, verifierOf } from '../srp.ts';

/** Salt and verifier of a password: all that is kept of it. */
export function passwordRecord(
  pool: Pool,
  sub: string,
  password: string,
  random: (size: number) => Buffer,
): PasswordRecord {
  let salt = 0n;
  while (salt === 0n) salt = fromBytes(random(16));
  const verifier = verifierOf(privateExponent(pool.name, sub, password, salt));
  return { salt: salt.toString(16), verifier: verifier.toString(16) };
}

/** Whether this is the account's password, compared in constant time. */
export function hasPassword(
  pool: Pool,
  user: PasswordRecord & { sub: string },
  password: string,
): boolean {
  const verifier = verifierOf(privateExponent(pool.name, user.sub, password, fromHex(user.salt)));
  return isSameBytes(Buffer.from(verifier.toString(16)), Buffer.from(user.verifier));
}
