import * as z from 'zod/mini';
import { attemptsExceeded, expiredSession, wrongCredentials } from '../errors.ts';
import { addressRule, passwordRule } from '../lockout.ts';
import type { PoolAnswer, Services } from '../services.ts';
import type { CodeServices } from './askCode.ts';
import { afterPassword } from './nextStep.ts';
import { claim, provesSecret } from './proof.ts';
import { parse, text, type ChallengeCall } from './request.ts';

const responses = z.object({ ...claim, DEVICE_KEY: z.optional(text) });

/** Second step: the proof that the client knows the password. */
export async function answerPassword(
  services: CodeServices & Pick<Services, 'clock' | 'devices' | 'isLocked' | 'steps' | 'users'>,
  { pool, session, address, responses: given }: ChallengeCall,
): Promise<PoolAnswer> {
  const { DEVICE_KEY: deviceKey, ...proof } = parse(responses, given);
  const { challenges, lockout, secret, users } = services;
  const { subject, state } = await challenges.consume(
    pool,
    session,
    'PASSWORD_VERIFIER',
    proof.USERNAME,
  );
  const addressKey = secret.digest('address', pool.id, address);
  const addressLocked = await lockout.lockedFor(addressKey);
  if (addressLocked > 0) throw attemptsExceeded(addressLocked);
  if (!(await lockout.reserve(passwordRule, subject.nameKey))) {
    throw attemptsExceeded(await lockout.lockedFor(subject.nameKey));
  }

  const isProven = provesSecret({ poolName: pool.name, userId: subject.sub }, state, proof);
  const user = await users.bySub(pool.id, subject.sub);
  if (!isProven || !user) {
    await lockout.reserve(addressRule, addressKey);
    throw wrongCredentials();
  }
  await lockout.forgive(subject.nameKey);
  // Somebody changed the password between the two steps.
  if (user.verifier !== state.verifier) throw expiredSession();
  return afterPassword(services, pool, user, { subject, deviceKey });
}
