import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import type { Portal } from '#contract/endpoints/endpoint.ts';
import type { TokenSource } from '#server/access/session.ts';

type Signer = (claims: JWTPayload) => Promise<string>;

/** Two identity pools with keys of their own, and tokens from them. */
export interface TestPools {
  sources: Record<Portal, TokenSource>;
  /** Access token of a pool; claims given replace the good ones, `undefined` removes one. */
  token: (portal: Portal, sub: string, claims?: JWTPayload) => Promise<string>;
  /** Signs with the pool's genuine key, whatever the claims say. */
  sign: Record<Portal, Signer>;
}

export async function openTestPools(clock: () => Date): Promise<TestPools> {
  const benutzer = await pool('benutzer');
  const vermittler = await pool('vermittler');
  const sources = { benutzer: benutzer.source, vermittler: vermittler.source };
  const sign = { benutzer: benutzer.sign, vermittler: vermittler.sign };
  return {
    sources,
    sign,
    token: (portal, sub, claims = {}) =>
      sign[portal]({ ...goodClaims(sources[portal], sub, clock()), ...claims }),
  };
}

export function goodClaims(source: TokenSource, sub: string, now: Date): JWTPayload {
  const iat = Math.floor(now.getTime() / 1000);
  return {
    sub,
    iss: source.issuer,
    client_id: source.clientId,
    origin_jti: `sign-in of ${sub}`,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    iat,
    exp: iat + 900,
    jti: crypto.randomUUID(),
    username: sub,
  };
}

async function pool(portal: Portal): Promise<{ source: TokenSource; sign: Signer }> {
  const { publicKey, privateKey } = await (keys[portal] ??= generateKeyPair('RS256', {
    extractable: true,
  }));
  const kid = `key of ${portal}`;
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return {
    source: {
      issuer: `https://idp.example/${portal}`,
      clientId: `client-${portal}`,
      keys: createLocalJWKSet({ keys: [jwk] }),
    },
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
  };
}

/** Making keys takes longer than most tests: those of a file have the same. */
const keys: Partial<Record<Portal, ReturnType<typeof generateKeyPair>>> = {};
