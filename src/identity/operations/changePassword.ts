import * as z from 'zod/mini';
import { changePassword as change } from '../accounts/changePassword.ts';
import { usedBefore } from '../accounts/newPassword.ts';
import { limitExceeded, wrongCredentials } from '../errors.ts';
import type { PoolAnswer, PoolCall, Services } from '../services.ts';
import { parse, text } from './request.ts';

const request = z.object({ AccessToken: text, PreviousPassword: text, ProposedPassword: text });

/** A new password of somebody signed in; his other sessions end. */
export async function changePassword(
  services: Pick<Services, 'clock' | 'lockout' | 'random' | 'secret' | 'tokens' | 'users'>,
  { pool, body }: PoolCall,
): Promise<PoolAnswer> {
  const {
    AccessToken,
    PreviousPassword: previous,
    ProposedPassword: proposed,
  } = parse(request, body);
  const { sub, originJti } = await services.tokens(pool).verifyAccess(AccessToken);
  const outcome = await change(services, pool, { sub, originJti, previous, proposed });
  if (outcome === 'WRONG') throw wrongCredentials();
  if (typeof outcome === 'object') throw limitExceeded();
  if (outcome === 'USED') throw usedBefore();
  return {};
}
