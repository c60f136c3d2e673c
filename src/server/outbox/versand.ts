import * as z from 'zod/mini';
import type { Database } from '../database/open.ts';
import { httpSms } from './httpSms.ts';
import { outbox } from './outbox.ts';
import type { MailVersand, SmsVersand, Versand } from './ports.ts';
import { smtpMail } from './smtpMail.ts';

/**
 * Real adapters where the environment names them (`MAIL_SMTP_URL` with `MAIL_ABSENDER`, `SMS_HTTP_URL` with
 * `SMS_HTTP_TOKEN`), else the developer outbox; in production, where nobody reads that one, never.
 * Throws with a plain sentence when the settings do not fit together.
 */
export function versandAusUmgebung(
  env: NodeJS.ProcessEnv,
  database: Database,
  clock: () => Date,
): Versand {
  const einstellungen = umgebung.parse(env);
  const produktion = einstellungen.NODE_ENV === 'production';
  const entwicklung = outbox(database, clock);
  return {
    sms: smsAus(einstellungen) ?? (produktion ? keinSmsVersand : entwicklung.sms),
    mail: mailAus(einstellungen, produktion) ?? entwicklung.mail,
  };
}

const text = z.optional(z.string().check(z.minLength(1)));
const umgebung = z.object({
  NODE_ENV: text,
  MAIL_SMTP_URL: text,
  MAIL_ABSENDER: text,
  SMS_HTTP_URL: text,
  SMS_HTTP_TOKEN: text,
});
type Umgebung = z.infer<typeof umgebung>;

function smsAus({ SMS_HTTP_URL: url, SMS_HTTP_TOKEN: token }: Umgebung): SmsVersand | null {
  if (url === undefined) return null;
  if (token === undefined) throw new Error('SMS_HTTP_URL needs SMS_HTTP_TOKEN.');
  return httpSms(url, token);
}

function mailAus(
  { MAIL_SMTP_URL: url, MAIL_ABSENDER: absender }: Umgebung,
  produktion: boolean,
): MailVersand | null {
  if (url === undefined && produktion) {
    throw new Error('In production mails leave by SMTP: set MAIL_SMTP_URL and MAIL_ABSENDER.');
  }
  if (url === undefined) return null;
  if (absender === undefined) throw new Error('MAIL_SMTP_URL needs MAIL_ABSENDER.');
  return smtpMail(url, absender);
}

/** Amazon Cognito sends the codes there; anything else that wants to send an SMS is told so. */
function keinSmsVersand(): Promise<void> {
  return Promise.reject(new Error('No SMS gateway is configured: set SMS_HTTP_URL.'));
}
