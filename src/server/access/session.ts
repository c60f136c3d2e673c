import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { Portal } from '#contract/endpoints/endpoint.ts';

/** What a genuine access token says; whether it still counts is asked on every request. */
export interface Session {
  portal: Portal;
  sub: string;
  /** Same over all refreshes of one sign-in; what a sign-out revokes. */
  originJti: string;
  iat: number;
  /** When a code was given at the sign-in, in seconds; null where none was. */
  codeAm: number | null;
}

/** Where tokens of a portal come from. */
export interface TokenSource {
  issuer: string;
  clientId: string;
  keys: JWTVerifyGetKey;
}

export type SessionOf = (
  authorization: string | undefined,
  portals: readonly Portal[],
) => Promise<Session | null>;

const toleranceSeconds = 5;
/** A self-contained token is a key until it ends (`reference/trust.md §4`). */
const longestLifeSeconds = 15 * 60;
const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Claims of an access token (`reference/identity.md §7`); Cognito writes origin_jti where revocation is on. */
const accessClaims = z.object({
  sub: z.string().check(z.minLength(1)),
  iat: z.int(),
  exp: z.int(),
  client_id: z.string(),
  token_use: z.literal('access'),
  origin_jti: z.optional(z.string()),
  auth_time: z.optional(z.int()),
  /** What was shown at the sign-in; where no trigger writes it, a code is asked for before sensitive changes. */
  amr: z.optional(z.array(z.string())),
});

/**
 * Reads bearer tokens. Keys are chosen by the portals the endpoint serves, never by the token itself.
 * A signature is checked once per token: that is the costly part and cannot change any more.
 */
export function sessionReader(
  sources: Record<Portal, TokenSource>,
  clock: () => Date,
  cacheSize = 5_000,
): SessionOf {
  const verified = new Map<string, { session: Session; exp: number }>();

  return async (authorization, portals) => {
    const token = bearer.exec(authorization ?? '')?.[1];
    if (token === undefined) return null;
    const known = verified.get(token);
    if (known) {
      const alive = clock().getTime() / 1000 < known.exp + toleranceSeconds;
      if (!alive) verified.delete(token);
      return alive && portals.includes(known.session.portal) ? known.session : null;
    }
    for (const portal of portals) {
      const found = await verify(token, portal, sources[portal], clock());
      if (!found) continue;
      // Oldest first out: a map keeps the order in which tokens came.
      if (verified.size >= cacheSize) verified.delete(verified.keys().next().value ?? '');
      verified.set(token, found);
      return found.session;
    }
    return null;
  };
}

async function verify(token: string, portal: Portal, source: TokenSource, now: Date) {
  try {
    const { payload } = await jwtVerify(token, source.keys, {
      algorithms: ['RS256'],
      issuer: source.issuer,
      clockTolerance: toleranceSeconds,
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'iat', 'client_id', 'token_use'],
    });
    const claims = z.safeParse(accessClaims, payload);
    if (!claims.success || claims.data.client_id !== source.clientId) return null;
    const { sub, iat, exp, origin_jti: originJti = '' } = claims.data;
    if (exp - iat > longestLifeSeconds) return null;
    const { amr, auth_time: authTime } = claims.data;
    const codeAm = amr?.includes('sms') === true ? (authTime ?? null) : null;
    return { session: { portal, sub, originJti, iat, codeAm }, exp };
  } catch (error) {
    // A key server that cannot be reached is our trouble, not a wrong token.
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error;
    return null;
  }
}
