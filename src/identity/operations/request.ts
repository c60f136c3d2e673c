import * as z from 'zod/mini';
import { IdentityError, invalidParameter, unknownClient } from '../errors.ts';
import type { Pool } from '../pools.ts';
import type { PoolCall } from '../services.ts';

/** A string of the wire: bounded, and without the NUL that PostgreSQL cannot hold. */
export const text = z
  .string()
  .check(z.maxLength(4096), z.regex(/^[^\0]*$/u, 'must not contain NUL'));

/** Optional hints that the portal sends along; they decide nothing that matters for safety. */
export const clientMetadata = z.optional(z.record(text, text));

/** A parsed answer to a challenge. */
export type ChallengeCall = Pick<PoolCall, 'pool' | 'address'> & {
  session: string;
  responses: Record<string, string>;
  metadata: Record<string, string>;
};

/** Parses a body; what is wrong is said by field, never by value. */
export function parse<S extends z.ZodMiniType>(schema: S, body: unknown): z.infer<S> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new IdentityError('SerializationException', 'The body must be a JSON object.');
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = new Set(parsed.error.issues.map((issue) => issue.path.join('.')));
  throw invalidParameter(`Missing or invalid: ${[...fields].join(', ')}`);
}

/** Refuses every client but the pool's own. */
export function requireClient(pool: Pool, clientId: string): void {
  if (clientId !== pool.clientId) throw unknownClient();
}
