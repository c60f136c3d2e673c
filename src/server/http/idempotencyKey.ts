import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

const text = 'Senden Sie einen Schlüssel mit 8 bis 100 Zeichen.';

/** Header of writes that must not happen twice; all other headers pass. */
export const idempotencyHeader = z.looseObject({
  'idempotency-key': z.string({ error: text }).check(z.regex(/^[\x21-\x7e]{8,100}$/, text)),
});

export function idempotencyKeyOf(request: FastifyRequest): string {
  return z.parse(idempotencyHeader, request.headers)['idempotency-key'];
}
