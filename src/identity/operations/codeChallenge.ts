import * as z from 'zod/mini';
import { attemptsExceeded, IdentityError, invalidSession, wrongCredentials } from '../errors.ts';
import { codeRule } from '../lockout.ts';
import { maskedPhone, phoneNumber } from '../accounts/phone.ts';
import type { Pool } from '../pools.ts';
import type { ChallengeState, Subject } from '../repositories/challenges.ts';
import type { User } from '../repositories/users.ts';
import type { Answer, Services } from '../services.ts';
import { isSameBytes } from '../srp.ts';
import { parse, text, type ChallengeCall } from './request.ts';

export type CodeServices = Pick<
  Services,
  'challenges' | 'lockout' | 'random' | 'secret' | 'sendSms' | 'sentSms'
>;

type CodeState = ChallengeState<'CUSTOM_CHALLENGE'>;

/** An open question for the code. */
interface CodeStep {
  subject: Subject;
  state: CodeState;
  expiresAt: Date;
}

const versuche = 3;

/** `ClientMetadata` with which the client asks for another code instead of answering. */
const resend = { field: 'aktion', value: 'CODE_ERNEUT' };

const responses = z.object({ USERNAME: text, ANSWER: text });

/** After the password: a six-digit code by SMS. */
export async function startCodeChallenge(
  services: CodeServices,
  pool: Pool,
  user: User,
  subject: Subject,
): Promise<Answer> {
  if (await services.lockout.isLocked(lockKey(services, pool, user.sub))) throw attemptsExceeded();
  const codeDigest = await sendCode(services, pool, user);
  const session = await services.challenges.open(pool, subject, 'CUSTOM_CHALLENGE', {
    codeDigest,
    verbleibendeVersuche: versuche,
  });
  return question(user, session, versuche);
}

/**
 * Last step: the code. A wrong one is answered with the same question and fewer tries; the code stays
 * the same and so does its end.
 */
export async function answerCode(
  services: CodeServices & Pick<Services, 'logins' | 'tokens' | 'users'>,
  { pool, session, responses: given, metadata }: ChallengeCall,
): Promise<Answer> {
  const { USERNAME, ANSWER } = parse(responses, given);
  const { challenges, lockout, users } = services;
  const step = await challenges.consume(pool, session, 'CUSTOM_CHALLENGE', USERNAME);
  const user = await users.bySub(pool.id, step.subject.sub);
  if (!user) throw invalidSession();
  if (metadata[resend.field] === resend.value) return sendAgain(services, pool, user, step);

  const key = lockKey(services, pool, user.sub);
  if (!(await lockout.reserve(codeRule, key))) throw attemptsExceeded();
  if (isCode(services, pool, user, step.state, ANSWER.replaceAll(/\s/g, ''))) {
    await lockout.forgive(key);
    return signedIn(services, pool, user);
  }
  const verbleibendeVersuche = step.state.verbleibendeVersuche - 1;
  if (verbleibendeVersuche === 0) throw wrongCredentials();
  const next = await challenges.open(
    pool,
    step.subject,
    'CUSTOM_CHALLENGE',
    { ...step.state, verbleibendeVersuche },
    step.expiresAt,
  );
  return question(user, next, verbleibendeVersuche, { fehler: 'CODE_FALSCH' });
}

/** A new code, but no new tries. If the number gets no more messages, the old code goes on working. */
async function sendAgain(
  services: CodeServices,
  pool: Pool,
  user: User,
  { subject, state, expiresAt }: CodeStep,
): Promise<Answer> {
  const codeDigest = await sendCode(services, pool, user);
  const session = await services.challenges.open(
    pool,
    subject,
    'CUSTOM_CHALLENGE',
    codeDigest === null ? state : { ...state, codeDigest },
    codeDigest === null ? expiresAt : undefined,
  );
  return question(user, session, state.verbleibendeVersuche);
}

function question(
  user: User,
  session: string,
  verbleibendeVersuche: number,
  hint: { fehler?: 'CODE_FALSCH' } = {},
): Answer {
  return {
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: session,
    ChallengeParameters: {
      USERNAME: user.sub,
      handynummer: maskedPhone(user.handynummer),
      verbleibendeVersuche: String(verbleibendeVersuche),
      ...hint,
    },
  };
}

/** Digest of the code that is on its way; null if the number has had its messages for this hour. */
async function sendCode(services: CodeServices, pool: Pool, user: User): Promise<string | null> {
  const to = phoneNumber(user.handynummer);
  if (!(await services.sentSms.reserve(services.secret.digest('sms', to)))) return null;
  const code = sixDigits(services.random);
  try {
    await services.sendSms(
      to,
      `Ihr Code lautet ${code}. Er ist 3 Minuten gültig. Geben Sie ihn an niemanden weiter.`,
    );
  } catch {
    // The cause may quote the message; the adapter logs what it may.
    throw new IdentityError('CodeDeliveryFailureException', 'The code could not be sent.');
  }
  return codeDigestOf(services, pool, user, code);
}

async function signedIn(
  { logins, tokens }: Pick<Services, 'logins' | 'tokens'>,
  pool: Pool,
  user: User,
): Promise<Answer> {
  const { login, refreshToken } = await logins.open(pool, user.sub);
  const { accessToken, idToken, expiresIn } = await tokens(pool).issue(user, login);
  // No NewDeviceMetadata: the client would start to track the device.
  return {
    ChallengeParameters: {},
    AuthenticationResult: {
      AccessToken: accessToken,
      IdToken: idToken,
      RefreshToken: refreshToken,
      TokenType: 'Bearer',
      ExpiresIn: expiresIn,
    },
  };
}

function isCode(
  services: CodeServices,
  pool: Pool,
  user: User,
  { codeDigest }: CodeState,
  answer: string,
): boolean {
  const given = Buffer.from(codeDigestOf(services, pool, user, answer));
  return isSameBytes(given, Buffer.from(codeDigest ?? ''));
}

function codeDigestOf({ secret }: CodeServices, pool: Pool, user: User, code: string): string {
  return secret.digest('code', pool.id, user.sub, code);
}

function lockKey({ secret }: CodeServices, pool: Pool, sub: string): string {
  return secret.digest('code attempts', pool.id, sub);
}

/** Every code equally likely: the remainder would favour the first 967,296 of them. */
function sixDigits(random: (size: number) => Buffer): string {
  let value = random(4).readUInt32BE();
  while (value >= 4_294_000_000) value = random(4).readUInt32BE();
  return String(value % 1_000_000).padStart(6, '0');
}
