import * as z from 'zod/mini';
import { isCode } from '../accounts/oneTimeCode.ts';
import { attemptsExceeded, invalidSession, wrongCode, wrongCredentials } from '../errors.ts';
import { codeRule } from '../lockout.ts';
import type { PoolAnswer, Services } from '../services.ts';
import { askCodeAgain, codeLockKey, question, type CodeServices } from './askCode.ts';
import { askNewPassword } from './askNewPassword.ts';
import { parse, text, type ChallengeCall } from './request.ts';
import { signedIn } from './signedIn.ts';

/** `ClientMetadata` with which the client asks for another code instead of answering. */
const resend = { field: 'aktion', value: 'CODE_ERNEUT' };
/** With the right code it says that this device shall be trusted for 30 days. */
const trust = { field: 'geraet', value: 'VERTRAUEN' };

type SignInServices = CodeServices & Pick<Services, 'devices' | 'logins' | 'tokens' | 'users'>;

/** The code as an answer to CUSTOM_CHALLENGE. */
export function answerCode(services: SignInServices, call: ChallengeCall): Promise<PoolAnswer> {
  const { USERNAME, ANSWER } = parse(z.object({ USERNAME: text, ANSWER: text }), call.responses);
  return checkCode(services, call, { challenge: 'CUSTOM_CHALLENGE', sub: USERNAME, code: ANSWER });
}

/** The code as an answer to SMS_MFA. */
export function answerSmsMfa(services: SignInServices, call: ChallengeCall): Promise<PoolAnswer> {
  const responses = z.object({ USERNAME: text, SMS_MFA_CODE: text });
  const { USERNAME, SMS_MFA_CODE } = parse(responses, call.responses);
  return checkCode(services, call, { challenge: 'SMS_MFA', sub: USERNAME, code: SMS_MFA_CODE });
}

interface Given {
  challenge: 'CUSTOM_CHALLENGE' | 'SMS_MFA';
  sub: string;
  code: string;
}

/**
 * A wrong code costs a try; the code stays the same and so does its end. CUSTOM_CHALLENGE asks the same again,
 * SMS_MFA refuses and keeps the session (`reference/identity.md §3.3`).
 */
async function checkCode(
  services: SignInServices,
  { pool, session, metadata }: ChallengeCall,
  { challenge, sub, code }: Given,
): Promise<PoolAnswer> {
  const { challenges, lockout, secret, users } = services;
  const step = await challenges.consume(pool, session, challenge, sub);
  const { subject, state, expiresAt } = step;
  const user = await users.bySub(pool.id, subject.sub);
  if (!user) throw invalidSession();
  if (metadata[resend.field] === resend.value) return askCodeAgain(services, pool, user, step);

  const key = codeLockKey(services, pool, user.sub);
  if (!(await lockout.reserve(codeRule, key))) throw attemptsExceeded(await lockout.lockedFor(key));
  const owner = { purpose: 'code', poolId: pool.id, sub: user.sub } as const;
  if (isCode(secret, owner, state.codeDigest, code)) {
    await lockout.forgive(key);
    if (user.status === 'FORCE_CHANGE_PASSWORD') {
      return askNewPassword(services, pool, user, { subject, codeGiven: true });
    }
    const nameDevice = pool.portal === 'benutzer' && metadata[trust.field] === trust.value;
    return signedIn(services, pool, user, { factor: 'SMS', nameDevice });
  }
  const next = { ...state, verbleibendeVersuche: state.verbleibendeVersuche - 1 };
  if (next.verbleibendeVersuche === 0) throw wrongCredentials();
  if (challenge === 'SMS_MFA') {
    await challenges.open(pool, subject, challenge, next, { session, expiresAt });
    throw wrongCode();
  }
  const again = await challenges.open(pool, subject, challenge, next, { expiresAt });
  return question(services, user, again, next, { fehler: 'CODE_FALSCH' });
}
