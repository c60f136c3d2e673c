import * as z from 'zod/mini';
import { passwort } from '#contract/fields/passwort.ts';
import { IdentityError, invalidSession } from '../errors.ts';
import { hasPassword, passwordRecord } from '../accounts/password.ts';
import type { Answer, Services } from '../services.ts';
import { startCodeChallenge, type CodeServices } from './codeChallenge.ts';
import { parse, text, type ChallengeCall } from './request.ts';

const responses = z.object({ USERNAME: text, NEW_PASSWORD: text });

/** After an initial password: a new one. One that the rules refuse leaves the session usable. */
export async function answerNewPassword(
  services: CodeServices & Pick<Services, 'clock' | 'users'>,
  { pool, session, responses: given }: ChallengeCall,
): Promise<Answer> {
  const { USERNAME, NEW_PASSWORD } = parse(responses, given);
  const { challenges, clock, random, users } = services;
  await challenges.check(pool, session, 'NEW_PASSWORD_REQUIRED', USERNAME);
  const user = await users.bySub(pool.id, USERNAME);
  if (!user) throw invalidSession();
  if (!passwort.safeParse(NEW_PASSWORD).success) {
    throw refused('Password did not conform with policy');
  }
  if (hasPassword(pool, user, NEW_PASSWORD)) throw refused('Password has been used before');

  const { subject } = await challenges.consume(pool, session, 'NEW_PASSWORD_REQUIRED', USERNAME);
  const password = passwordRecord(pool, user.sub, NEW_PASSWORD, random);
  await users.setPassword(user, password, 'CONFIRMED', clock());
  return startCodeChallenge(services, pool, user, subject);
}

function refused(message: string): IdentityError {
  return new IdentityError('InvalidPasswordException', message);
}
