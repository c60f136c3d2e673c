import * as z from 'zod/mini';
import { IdentityError } from '../errors.ts';
import { phoneNumber } from '../accounts/phone.ts';
import type { PoolAnswer, PoolCall, Services } from '../services.ts';
import { parse, text } from './request.ts';

const request = z.object({ AccessToken: text });

/** Attributes of the signed-in account; all values are strings on this wire. */
export async function getUser(
  { tokens, users }: Pick<Services, 'tokens' | 'users'>,
  { pool, body }: PoolCall,
): Promise<PoolAnswer> {
  const { sub } = await tokens(pool).verifyAccess(parse(request, body).AccessToken);
  const user = await users.bySub(pool.id, sub);
  if (!user) throw new IdentityError('NotAuthorizedException', 'Access Token has been revoked');
  const attributes = {
    ...user.attribute,
    sub,
    email: user.email,
    email_verified: 'true',
    ...(user.handynummer !== '' && {
      phone_number: phoneNumber(user.handynummer),
      phone_number_verified: 'true',
    }),
  };
  return {
    Username: sub,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  };
}
