import * as z from 'zod/mini';
import { requirePolicy, usedBefore, wasUsed } from '../accounts/newPassword.ts';
import { passwordRecord } from '../accounts/password.ts';
import { invalidSession } from '../errors.ts';
import type { PoolAnswer, Services } from '../services.ts';
import { askCode, type CodeServices } from './askCode.ts';
import { parse, text, type ChallengeCall } from './request.ts';
import { signedIn } from './signedIn.ts';

const responses = z.object({ USERNAME: text, NEW_PASSWORD: text });

/** After an initial password: a new one. One that the rules refuse leaves the session usable. */
export async function answerNewPassword(
  services: CodeServices &
    Pick<Services, 'clock' | 'devices' | 'logins' | 'steps' | 'tokens' | 'users'>,
  { pool, session, responses: given }: ChallengeCall,
): Promise<PoolAnswer> {
  const { USERNAME, NEW_PASSWORD } = parse(responses, given);
  const { challenges, clock, random, users } = services;
  await challenges.check(pool, session, 'NEW_PASSWORD_REQUIRED', USERNAME);
  const user = await users.bySub(pool.id, USERNAME);
  if (!user) throw invalidSession();
  requirePolicy(NEW_PASSWORD);
  if (await wasUsed(users, pool, user, NEW_PASSWORD)) throw usedBefore();

  const { subject, state } = await challenges.consume(
    pool,
    session,
    'NEW_PASSWORD_REQUIRED',
    USERNAME,
  );
  const password = passwordRecord(pool, user.sub, NEW_PASSWORD, random);
  await users.setPassword(user, password, { status: 'CONFIRMED', now: clock() });
  if (state.codeGiven) return signedIn(services, pool, user, { factor: 'SMS' });
  // A new account confirms its number next, with the session that begins here.
  if (user.handynummer === '') return signedIn(services, pool, user, { factor: 'NONE' });
  return askCode(services, pool, user, subject);
}
