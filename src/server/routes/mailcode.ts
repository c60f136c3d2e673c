import type { mailcodePruefen, mailcodeSenden } from '#contract/endpoints/mailcode.ts';
import { codePruefen, codeSenden, type NummernDienste } from '../commands/nummerBestaetigen.ts';
import { faultOf } from '../http/errors.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import type { Mail } from '../outbox/ports.ts';
import type { Codeziel } from '../repositories/nummerncodes.ts';

/** What an address may ask for and try per minute; stops floods, the database counts. */
const proMinute = 30;

interface Mailcodewege extends Pick<Codeziel, 'fuer'> {
  senden: typeof mailcodeSenden & { path: `/${string}`; summary: string };
  pruefen: typeof mailcodePruefen & { path: `/${string}`; summary: string };
  /** Why somebody gets the mail, and what she does who asked for none. */
  anlass: string;
  /** Throws where no code is to be had. */
  verlangt?: () => Promise<void>;
}

interface Mailcodedienste extends Pick<NummernDienste, 'database' | 'clock'> {
  sendMail: (mail: Mail) => Promise<void>;
}

/** The two calls by which somebody without an account shows that a mailbox is hers. */
export function registerMailcode(
  api: Api,
  { sendMail, ...dienste }: Mailcodedienste,
  { senden, pruefen, fuer, anlass, verlangt = () => Promise.resolve() }: Mailcodewege,
): void {
  const smsGescheitert = (error: unknown) => api.app.log.error(faultOf(error), 'mail not sent');
  registerPublicEndpoint(
    api,
    senden,
    async ({ body: { email, marke }, adresse }) => {
      await verlangt();
      const sendSms = (an: string, code: string) =>
        sendMail({
          an,
          marke,
          betreff: 'Ihr Code',
          text: ['Guten Tag,', code, anlass].join('\n\n'),
        });
      const bis = await codeSenden(
        { ...dienste, sendSms, smsGescheitert },
        { handynummer: email, fuer, adresse: api.zaehlen ? adresse : null },
      );
      return { gueltigBis: bis.toISOString() };
    },
    proMinute,
  );
  registerPublicEndpoint(
    api,
    pruefen,
    async ({ body: { email, code } }) => {
      await verlangt();
      return { nachweis: await codePruefen(dienste, { handynummer: email, code, fuer }) };
    },
    proMinute,
  );
}
