import * as z from 'zod/mini';
import { attemptsExceeded, expiredSession, wrongCredentials } from '../errors.ts';
import { addressRule, passwordRule } from '../lockout.ts';
import type { Pool } from '../pools.ts';
import type { ChallengeState } from '../repositories/challenges.ts';
import type { Answer, Services } from '../services.ts';
import { fromHex, isSameBytes, scrambler, serverSecret, sessionKey, signatureOf } from '../srp.ts';
import { startCodeChallenge, type CodeServices } from './codeChallenge.ts';
import { parse, text, type ChallengeCall } from './request.ts';

const timestamp =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ([1-9]|[12]\d|3[01]) \d\d:\d\d:\d\d UTC \d{4}$/;

const responses = z.object({
  USERNAME: text,
  PASSWORD_CLAIM_SECRET_BLOCK: text,
  PASSWORD_CLAIM_SIGNATURE: text,
  TIMESTAMP: text.check(
    z.regex(timestamp, 'TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.'),
  ),
});

/** Second step: the proof that the client knows the password. */
export async function answerPassword(
  services: CodeServices & Pick<Services, 'users'>,
  { pool, session, address, responses: given }: ChallengeCall,
): Promise<Answer> {
  const claim = parse(responses, given);
  const { challenges, lockout, secret, users } = services;
  const { subject, state } = await challenges.consume(
    pool,
    session,
    'PASSWORD_VERIFIER',
    claim.USERNAME,
  );
  const addressKey = secret.digest('address', pool.id, address);
  if (await lockout.isLocked(addressKey)) throw attemptsExceeded();
  if (!(await lockout.reserve(passwordRule, subject.nameKey))) throw attemptsExceeded();

  const isProven = provesPassword(pool, subject.sub, state, claim);
  const user = await users.bySub(pool.id, subject.sub);
  if (!isProven || !user) {
    await lockout.reserve(addressRule, addressKey);
    throw wrongCredentials();
  }
  await lockout.forgive(subject.nameKey);
  // Somebody changed the password between the two steps.
  if (user.verifier !== state.verifier) throw expiredSession();
  if (user.status === 'CONFIRMED') return startCodeChallenge(services, pool, user, subject);
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: await challenges.open(pool, subject, 'NEW_PASSWORD_REQUIRED', {}),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify({ email: user.email }),
    },
  };
}

function provesPassword(
  pool: Pool,
  userId: string,
  state: ChallengeState<'PASSWORD_VERIFIER'>,
  claim: z.infer<typeof responses>,
): boolean {
  const A = fromHex(state.A);
  const u = scrambler(A, fromHex(state.B));
  if (u === 0n) return false;
  const key = sessionKey(serverSecret(A, fromHex(state.verifier), u, fromHex(state.b)), u);
  const secretBlock = Buffer.from(state.secretBlock, 'base64');
  const expected = signatureOf(key, {
    poolName: pool.name,
    userId,
    secretBlock,
    timestamp: claim.TIMESTAMP,
  });
  const isSigned = isSameBytes(expected, Buffer.from(claim.PASSWORD_CLAIM_SIGNATURE, 'base64'));
  const isOurBlock = isSameBytes(
    secretBlock,
    Buffer.from(claim.PASSWORD_CLAIM_SECRET_BLOCK, 'base64'),
  );
  return isSigned && isOurBlock;
}
