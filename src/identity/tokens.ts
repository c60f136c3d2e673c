import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import { IdentityError } from './errors.ts';
import type { Pool } from './pools.ts';
import { phoneNumber } from './accounts/phone.ts';
import type { Login, Logins } from './repositories/logins.ts';
import type { SigningJwk } from './repositories/serverKeys.ts';
import type { User } from './repositories/users.ts';

/** Access and id tokens live this long. */
const lifeSeconds = 15 * 60;

/** The public half of a pool's key, as its JWKS publishes it. */
export interface PublicJwk {
  kty: string;
  alg: string;
  use: string;
  kid: string;
  n: string;
  e: string;
}

/** Signs and checks the tokens of one pool. */
export interface Tokens {
  jwks: { keys: PublicJwk[] };
  keys: JWTVerifyGetKey;
  /** Access and id token of a login, and their life in seconds (`reference/identity.md §7`). */
  issue: (
    user: User,
    login: Login,
  ) => Promise<{ accessToken: string; idToken: string; expiresIn: number }>;
  /** The login of an access token; throws if it is not this pool's, over, or revoked. */
  verifyAccess: (accessToken: string) => Promise<{ sub: string; originJti: string }>;
}

export async function createTokens(
  pool: Pool,
  jwk: SigningJwk,
  logins: Pick<Logins, 'isRevoked'>,
  clock: () => Date,
): Promise<Tokens> {
  const { kty, alg, use, kid, n, e } = jwk;
  const jwks = { keys: [{ kty, alg, use, kid, n, e }] };
  const keys = createLocalJWKSet(jwks);
  const privateKey = await importJWK(jwk, alg);
  const sign = (claims: Record<string, unknown>, issuedAt: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg, kid })
      .setIssuer(pool.issuer)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifeSeconds)
      .setJti(randomUUID())
      .sign(privateKey);
  return {
    jwks,
    keys,
    issue: async (user, login) => {
      const issuedAt = toSeconds(clock());
      const [accessToken, idToken] = await Promise.all([
        sign(accessClaims(pool, login), issuedAt),
        sign(idClaims(pool, user, login), issuedAt),
      ]);
      return { accessToken, idToken, expiresIn: lifeSeconds };
    },
    verifyAccess: (accessToken) => verifyAccess(pool, keys, logins, clock, accessToken),
  };
}

function sharedClaims(login: Login) {
  return {
    sub: login.sub,
    origin_jti: login.originJti,
    event_id: randomUUID(),
    auth_time: toSeconds(login.authTime),
  };
}

/** What was shown at the sign-in (RFC 8176); a real pool's trigger writes the same claim. */
const methods = { SMS: ['pwd', 'sms'], DEVICE: ['pwd', 'hwk'], NONE: ['pwd'] } as const;

/** No `aud`: that is how the two kinds are told apart on Amazon Cognito, too. */
function accessClaims(pool: Pool, login: Login) {
  return {
    ...sharedClaims(login),
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    client_id: pool.clientId,
    username: login.sub,
    amr: methods[login.factor],
  };
}

function idClaims(pool: Pool, user: User, login: Login) {
  return {
    // First, so that no attribute can replace a claim.
    ...user.attribute,
    ...sharedClaims(login),
    token_use: 'id',
    aud: pool.clientId,
    'cognito:username': login.sub,
    email: user.email,
    email_verified: true,
    ...(user.handynummer !== '' && {
      phone_number: phoneNumber(user.handynummer),
      phone_number_verified: true,
    }),
  };
}

const accessPayload = z.object({
  sub: z.string(),
  iat: z.number(),
  origin_jti: z.string(),
  token_use: z.literal('access'),
  client_id: z.string(),
});

async function verifyAccess(
  pool: Pool,
  keys: JWTVerifyGetKey,
  logins: Pick<Logins, 'isRevoked'>,
  clock: () => Date,
  accessToken: string,
): Promise<{ sub: string; originJti: string }> {
  const payload = await jwtVerify(accessToken, keys, {
    issuer: pool.issuer,
    algorithms: ['RS256'],
    requiredClaims: ['exp'],
    currentDate: clock(),
    clockTolerance: 5,
  }).then(
    (verified) => accessPayload.safeParse(verified.payload).data,
    () => undefined,
  );
  if (payload?.client_id !== pool.clientId) throw refused('Invalid Access Token');
  const { sub, iat, origin_jti: originJti } = payload;
  if (await logins.isRevoked({ sub, originJti, iat })) {
    throw refused('Access Token has been revoked');
  }
  return { sub, originJti };
}

function refused(message: string): IdentityError {
  return new IdentityError('NotAuthorizedException', message);
}

function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
