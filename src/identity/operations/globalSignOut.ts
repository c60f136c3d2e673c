import * as z from 'zod/mini';
import type { PoolAnswer, PoolCall, Services } from '../services.ts';
import { parse, text } from './request.ts';

const request = z.object({ AccessToken: text });

/** Ends every session of the account, on all devices. */
export async function globalSignOut(
  { logins, tokens }: Pick<Services, 'logins' | 'tokens'>,
  { pool, body }: PoolCall,
): Promise<PoolAnswer> {
  const { sub } = await tokens(pool).verifyAccess(parse(request, body).AccessToken);
  await logins.revokeAll(pool, sub);
  return {};
}
