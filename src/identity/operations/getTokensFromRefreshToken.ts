import * as z from 'zod/mini';
import { IdentityError } from '../errors.ts';
import type { PoolAnswer, PoolCall, Services } from '../services.ts';
import { parse, requireClient, text } from './request.ts';

const request = z.object({ ClientId: text, RefreshToken: text });

/** New access and id token of a running login. No rotation: tabs do not share the request. */
export async function getTokensFromRefreshToken(
  { logins, tokens, users }: Pick<Services, 'logins' | 'tokens' | 'users'>,
  { pool, body }: PoolCall,
): Promise<PoolAnswer> {
  const { ClientId, RefreshToken } = parse(request, body);
  requireClient(pool, ClientId);
  const login = await logins.byRefreshToken(pool, RefreshToken);
  const user = await users.bySub(pool.id, login.sub);
  if (!user) throw new IdentityError('NotAuthorizedException', 'Invalid Refresh Token');
  const { accessToken, idToken, expiresIn } = await tokens(pool).issue(user, login);
  return {
    AuthenticationResult: {
      AccessToken: accessToken,
      IdToken: idToken,
      TokenType: 'Bearer',
      ExpiresIn: expiresIn,
    },
  };
}
