import { inStunden, zugang } from '#contract/fields/zugangsfristen.ts';
import * as z from 'zod/mini';
import { decoyFor } from '../accounts/decoy.ts';
import { codeDigestOf, sixDigits } from '../accounts/oneTimeCode.ts';
import { maskedPhone, phoneNumber } from '../accounts/phone.ts';
import { signInName, type User } from '../repositories/users.ts';
import type { PoolAnswer, PoolCall, Services } from '../services.ts';
import { parse, requireClient, text } from './request.ts';

const request = z.object({
  ClientId: text,
  Username: text.check(z.minLength(1), z.maxLength(254)),
});

/** A number that came through a link gets no such code for a day: one stolen mailbox must not open both doors. */
const afterPhoneResetMs = 24 * 60 * 60_000;

/**
 * Sends a code for a new password. A name that nobody has is answered alike and costs the same work; so is an
 * account that may not have one now (`reference/identity.md §9.8`).
 */
export async function forgotPassword(
  services: Pick<
    Services,
    | 'clock'
    | 'mayResetPassword'
    | 'passwordResets'
    | 'random'
    | 'secret'
    | 'sendSms'
    | 'sentSms'
    | 'users'
  >,
  { pool, body }: PoolCall,
): Promise<PoolAnswer> {
  const { ClientId, Username } = parse(request, body);
  requireClient(pool, ClientId);
  const { clock, passwordResets, random, secret, sendSms, sentSms, users } = services;
  const name = signInName(Username);
  const decoy = decoyFor(secret, pool, name);
  const user = await users.byEmail(pool.id, name);
  const owner = { poolId: pool.id, sub: user?.sub ?? decoy.sub };
  const to = user?.handynummer ? phoneNumber(user.handynummer) : decoy.handynummer;

  const code = sixDigits(random);
  const codeDigest = codeDigestOf(secret, { purpose: 'password reset', ...owner }, code);
  const maySend = await sentSms.reserve(secret.digest('reset sms', to));
  const isAllowed = await services.mayResetPassword({ portal: pool.portal, sub: owner.sub });
  const isSent = maySend && isAllowed && user !== undefined && mayReset(user, clock());
  // A code that was sent before the limit goes on working.
  if (maySend) await passwordResets.start(owner, isSent ? codeDigest : null);
  if (isSent) {
    // After the answer, as its time would tell; who gets no SMS asks again.
    setImmediate(() => void sendSms(to, smsText(code)).catch(() => undefined));
  }
  return {
    CodeDeliveryDetails: {
      AttributeName: 'phone_number',
      DeliveryMedium: 'SMS',
      Destination: maskedPhone(to),
    },
  };
}

function mayReset({ handynummer, phoneResetAt, status }: User, now: Date): boolean {
  const isCalm = !phoneResetAt || now.getTime() - phoneResetAt.getTime() > afterPhoneResetMs;
  return status === 'CONFIRMED' && handynummer !== '' && isCalm;
}

function smsText(code: string): string {
  return `Ihr Code für ein neues Passwort lautet ${code}. Er ist ${inStunden(zugang.passwortCodeStunden)} gültig. Geben Sie ihn an niemanden weiter.`;
}
