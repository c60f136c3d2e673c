import type { Pool } from '../pools.ts';
import type { ServerSecret } from '../repositories/serverKeys.ts';
import { fromBytes, N } from '../srp.ts';

/** What an unknown name looks like from outside: an account whose password nobody knows. */
export interface Decoy {
  sub: string;
  /** Hex. */
  salt: string;
  /** Hex. */
  verifier: string;
  /** E.164, from the block that no network gives to anybody. */
  handynummer: string;
}

/**
 * Always the same one for the same name, so that asking twice tells nothing (`reference/identity.md §9.7`).
 * A real verifier is a square modulo N (2 is one), so this one must be a square, too.
 */
export function decoyFor({ derive }: ServerSecret, pool: Pool, name: string): Decoy {
  const root = fromBytes(derive(400, 'decoy verifier', pool.id, name)) % N;
  return {
    sub: uuidOf(derive(16, 'decoy sub', pool.id, name)),
    salt: derive(16, 'decoy salt', pool.id, name).toString('hex'),
    verifier: ((root * root) % N).toString(16),
    handynummer: `+49000${String(derive(4, 'decoy phone', pool.id, name).readUInt32BE() % 10_000_000).padStart(7, '0')}`,
  };
}

/** 16 bytes in the form of a random (version 4) UUID. */
function uuidOf(bytes: Buffer): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
