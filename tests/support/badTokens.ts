import type { Person, TestApi } from './api.ts';

export type TokenKind =
  | 'good'
  | 'expired'
  | 'other pool'
  | 'tampered'
  | 'alg none'
  | 'id token'
  | 'revoked';

/** A token for the person, good or bad in one way only. */
export async function tokenOf(
  { pools, revoked }: TestApi,
  { portal, sub }: Person,
  kind: TokenKind,
): Promise<string> {
  switch (kind) {
    case 'good':
      return pools.token(portal, sub);
    case 'expired':
      return pools.token(portal, sub, { iat: 1_795_000_000, exp: 1_795_000_900 });
    case 'other pool':
      return pools.token(portal === 'benutzer' ? 'vermittler' : 'benutzer', sub);
    case 'tampered':
      return changed(await pools.token(portal, 'nobody in particular'), { sub });
    case 'alg none':
      return unsigned(await pools.token(portal, sub));
    case 'id token':
      return pools.token(portal, sub, {
        token_use: 'id',
        aud: pools.sources[portal].clientId,
      });
    case 'revoked':
    default:
      revoked.add(`ended sign-in of ${sub}`);
      return pools.token(portal, sub, { origin_jti: `ended sign-in of ${sub}` });
  }
}

/** Other claims under the signature of the old ones. */
export function changed(token: string, claims: object): string {
  const [header, payload, signature] = parts(token);
  return [header, encode({ ...decode(payload), ...claims }), signature].join('.');
}

/** Says it needs no signature; the old one stays on, so that it looks like a token. */
export function unsigned(token: string): string {
  const [header, payload, signature] = parts(token);
  return [encode({ ...decode(header), alg: 'none' }), payload, signature].join('.');
}

export function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function decode(part: string): object {
  const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
  if (typeof value !== 'object' || value === null) throw new Error('Not an object');
  return value;
}

function parts(token: string): [string, string, string] {
  const [header, payload, signature] = token.split('.');
  if (!header || !payload || !signature) throw new Error('Not a token');
  return [header, payload, signature];
}
