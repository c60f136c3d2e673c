import * as z from 'zod/mini';
import type { PoolAnswer, PoolCall, Services } from '../services.ts';
import { parse, requireClient, text } from './request.ts';

const request = z.object({ ClientId: text, Token: text });

/** Ends the one session of a refresh token. An unknown token is as good as a revoked one. */
export async function revokeToken(
  { logins }: Pick<Services, 'logins'>,
  { pool, body }: PoolCall,
): Promise<PoolAnswer> {
  const { ClientId, Token } = parse(request, body);
  requireClient(pool, ClientId);
  await logins.revoke(pool, Token);
  return {};
}
