import { zugang } from '#contract/fields/zugangsfristen.ts';
import { codeDigestOf, sixDigits } from '../accounts/oneTimeCode.ts';
import { maskedPhone, phoneNumber } from '../accounts/phone.ts';
import { attemptsExceeded, IdentityError } from '../errors.ts';
import type { Pool } from '../pools.ts';
import type { ChallengeState, Subject } from '../repositories/challenges.ts';
import type { User } from '../repositories/users.ts';
import type { PoolAnswer, Services } from '../services.ts';

export type CodeServices = Pick<
  Services,
  'challenges' | 'clock' | 'lockout' | 'random' | 'secret' | 'sendSms' | 'sentSms' | 'steps'
>;

export type CodeState = ChallengeState<'CUSTOM_CHALLENGE'>;

/** An open question for the code. */
export interface CodeStep {
  subject: Subject;
  state: CodeState;
  expiresAt: Date;
}

const versuche = 3;

/** Another code may be asked for after this long (`domain/konto.md §1`). */
const resendMs = zugang.codeErneutSekunden * 1000;

/** After the password: a six-digit code by SMS. */
export async function askCode(
  services: CodeServices,
  pool: Pool,
  user: User,
  subject: Subject,
): Promise<PoolAnswer> {
  const { challenges, clock, lockout, steps } = services;
  const locked = await lockout.lockedFor(codeLockKey(services, pool, user.sub));
  if (locked > 0) throw attemptsExceeded(locked);
  const state = {
    codeDigest: await sendCode(services, pool, user),
    verbleibendeVersuche: versuche,
    sentAt: clock().getTime(),
  };
  return question(services, user, await challenges.open(pool, subject, steps.code, state), state);
}

/**
 * A new code, but no new tries. Within 30 seconds, or if the number gets no more messages, the old code goes on
 * working and nothing is sent.
 */
export async function askCodeAgain(
  services: CodeServices,
  pool: Pool,
  user: User,
  { subject, state, expiresAt }: CodeStep,
): Promise<PoolAnswer> {
  const { challenges, clock, steps } = services;
  const sentAt = clock().getTime();
  const isEarly = sentAt - state.sentAt < resendMs;
  const codeDigest = isEarly ? null : await sendCode(services, pool, user);
  const next = codeDigest === null ? state : { ...state, codeDigest, sentAt };
  const session = await challenges.open(
    pool,
    subject,
    steps.code,
    next,
    codeDigest === null ? { expiresAt } : {},
  );
  return question(services, user, session, next);
}

/** The question on the wire; a masked number and what the page has to know besides. */
export function question(
  { clock, steps }: Pick<Services, 'clock' | 'steps'>,
  user: User,
  session: string,
  { sentAt, verbleibendeVersuche }: CodeState,
  hint: { fehler?: 'CODE_FALSCH' } = {},
): PoolAnswer {
  const handynummer = maskedPhone(user.handynummer);
  const wait = Math.max(0, sentAt + resendMs - clock().getTime());
  return {
    ChallengeName: steps.code,
    Session: session,
    ChallengeParameters:
      steps.code === 'SMS_MFA'
        ? {
            USER_ID_FOR_SRP: user.sub,
            CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
            CODE_DELIVERY_DESTINATION: handynummer,
          }
        : {
            USERNAME: user.sub,
            handynummer,
            verbleibendeVersuche: String(verbleibendeVersuche),
            erneutInSekunden: String(Math.ceil(wait / 1000)),
            ...hint,
          },
  };
}

/** Key of the wrong codes of an account. */
export function codeLockKey({ secret }: Pick<Services, 'secret'>, pool: Pool, sub: string): string {
  return secret.digest('code attempts', pool.id, sub);
}

/** Digest of the code that is on its way; null if the number has had its messages for this hour. */
async function sendCode(services: CodeServices, pool: Pool, user: User): Promise<string | null> {
  const { random, secret, sendSms, sentSms } = services;
  const to = phoneNumber(user.handynummer);
  if (!(await sentSms.reserve(secret.digest('sms', to)))) return null;
  const code = sixDigits(random);
  try {
    await sendSms(
      to,
      `Ihr Code lautet ${code}. Er ist ${zugang.codeMinuten} Minuten gültig. Geben Sie ihn an niemanden weiter.`,
    );
  } catch {
    // The cause may quote the message; the adapter logs what it may.
    throw new IdentityError('CodeDeliveryFailureException', 'The code could not be sent.');
  }
  return codeDigestOf(secret, { purpose: 'code', poolId: pool.id, sub: user.sub }, code);
}
