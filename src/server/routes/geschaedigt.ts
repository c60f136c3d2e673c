import {
  geschaedigtenCodePruefen,
  geschaedigtenCodeSenden,
  geschaedigtMelden as meldenEndpoint,
} from '#contract/endpoints/geschaedigt.ts';
import { codePruefen, codeSenden } from '../commands/nummerBestaetigen.ts';
import {
  geschaedigtMelden,
  type Geschaedigtendienste,
} from '../commands/schaden/geschaedigtMelden.ts';
import { codemail } from '../commands/schaden/geschaedigtenpost.ts';
import type { Flags } from '../features/flags.ts';
import { nichtGefunden } from '../http/answers.ts';
import { faultOf } from '../http/errors.ts';
import { gleichlang } from '../http/gleichlang.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import type { Mail } from '../outbox/ports.ts';

/** What an address may ask for, try and send per minute; stops floods, the database counts. */
const proMinute = 30;

interface Dienste extends Geschaedigtendienste {
  flags: Flags;
  sendMail: (mail: Mail) => Promise<void>;
}

export function registerGeschaedigt(api: Api, { flags, sendMail, ...dienste }: Dienste): void {
  const smsGescheitert = (error: unknown) => api.app.log.error(faultOf(error), 'mail not sent');
  const verlangt = async () => {
    if ((await flags())['geschaedigten-formular'] !== true) throw nichtGefunden();
  };
  registerPublicEndpoint(
    api,
    geschaedigtenCodeSenden,
    async ({ body: { email, marke }, adresse }) => {
      await verlangt();
      const sendSms = (an: string, text: string) => sendMail({ an, marke, ...codemail(text) });
      const bis = await codeSenden(
        { ...dienste, sendSms, smsGescheitert },
        { handynummer: email, fuer: 'GESCHAEDIGT', adresse: api.zaehlen ? adresse : null },
      );
      return { gueltigBis: bis.toISOString() };
    },
    proMinute,
  );
  registerPublicEndpoint(
    api,
    geschaedigtenCodePruefen,
    async ({ body: { email, code } }) => {
      await verlangt();
      return {
        nachweis: await codePruefen(dienste, { handynummer: email, code, fuer: 'GESCHAEDIGT' }),
      };
    },
    proMinute,
  );
  registerPublicEndpoint(
    api,
    meldenEndpoint,
    async ({ body, idempotencyKey: schluessel, adresse: netz }) => {
      await verlangt();
      const adresse = api.zaehlen ? netz : null;
      return gleichlang(geschaedigtMelden(dienste, { body, schluessel, adresse }));
    },
    proMinute,
  );
}
