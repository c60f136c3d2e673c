import { createHmac, generateKeyPair, hkdfSync } from 'node:crypto';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { calculateJwkThumbprint } from 'jose';
import * as z from 'zod/mini';
import { serverKeys, type IdentityDatabase } from '../schema.ts';

/** Keyed functions over a secret that survives restarts; the secret itself never leaves here. */
export interface ServerSecret {
  /** HMAC-SHA-256 over the parts, hex: makes names, numbers and codes unreadable in the database. */
  digest: (...parts: string[]) => string;
  /** HKDF-SHA-256, `length` bytes that only this server can know. */
  derive: (length: number, ...parts: string[]) => Buffer;
}

/** Private RSA key as JWK with its `kid`. */
export type SigningJwk = z.infer<typeof signingJwk>;

/** The server secret, made on the first call of the first process. */
export async function readServerSecret(
  database: IdentityDatabase,
  now: Date,
  random: (size: number) => Buffer,
): Promise<ServerSecret> {
  const stored = await readOrCreate(database, now, 'secret', () =>
    Promise.resolve({ base64: random(32).toString('base64') }),
  );
  const secret = Buffer.from(secretValue.parse(stored).base64, 'base64');
  // JSON keeps ('ab', 'c') apart from ('a', 'bc').
  return {
    digest: (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex'),
    derive: (length, ...parts) =>
      Buffer.from(hkdfSync('sha256', secret, '', JSON.stringify(parts), length)),
  };
}

/** A pool's RS256 signing key, made on the first call of the first process. */
export async function readSigningKey(
  database: IdentityDatabase,
  now: Date,
  poolId: string,
): Promise<SigningJwk> {
  return signingJwk.parse(await readOrCreate(database, now, `signing:${poolId}`, createSigningKey));
}

const secretValue = z.object({ base64: z.string() });

const signingJwk = z.object({
  kty: z.literal('RSA'),
  alg: z.literal('RS256'),
  use: z.literal('sig'),
  kid: z.string(),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
});

async function createSigningKey(): Promise<Record<string, unknown>> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  return { ...jwk, alg: 'RS256', use: 'sig', kid: await calculateJwkThumbprint(jwk) };
}

/** Two processes may create at once: the first row stays and both read it. */
async function readOrCreate(
  database: IdentityDatabase,
  now: Date,
  name: string,
  create: () => Promise<Record<string, unknown>>,
): Promise<unknown> {
  const read = () => database.select().from(serverKeys).where(eq(serverKeys.name, name));
  const [found] = await read();
  if (found) return found.value;
  await database
    .insert(serverKeys)
    .values({ name, value: await create(), createdAt: now })
    .onConflictDoNothing();
  const [created] = await read();
  return created?.value;
}
