import { isSameBytes } from '../srp.ts';
import type { ServerSecret } from '../repositories/serverKeys.ts';

/** Whom a code belongs to and what it is for; a code counts for nothing else. */
export interface CodeOwner {
  purpose: 'code' | 'password reset';
  poolId: string;
  sub: string;
}

/** What is kept of a code. */
export function codeDigestOf(secret: ServerSecret, owner: CodeOwner, code: string): string {
  return secret.digest(owner.purpose, owner.poolId, owner.sub, code);
}

/** Compares in constant time; without a digest every code is wrong. */
export function isCode(
  secret: ServerSecret,
  owner: CodeOwner,
  codeDigest: string | null,
  typed: string,
): boolean {
  const given = Buffer.from(codeDigestOf(secret, owner, typed.replaceAll(/\s/g, '')));
  return isSameBytes(given, Buffer.from(codeDigest ?? ''));
}

/** Every code equally likely: the remainder would favour the first 967,296 of them. */
export function sixDigits(random: (size: number) => Buffer): string {
  let value = random(4).readUInt32BE();
  while (value >= 4_294_000_000) value = random(4).readUInt32BE();
  return String(value % 1_000_000).padStart(6, '0');
}
