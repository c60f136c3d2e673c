import {
  geschaedigtenCodePruefen,
  geschaedigtenCodeSenden,
  geschaedigtMelden as meldenEndpoint,
} from '#contract/endpoints/geschaedigt.ts';
import {
  geschaedigtMelden,
  type Geschaedigtendienste,
} from '../commands/schaden/geschaedigtMelden.ts';
import type { Flags } from '../features/flags.ts';
import { nichtGefunden } from '../http/answers.ts';
import { gleichlang } from '../http/gleichlang.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import type { Mail } from '../outbox/ports.ts';
import { registerMailcode } from './mailcode.ts';

/** What an address may send per minute; stops floods, the database counts. */
const proMinute = 30;

interface Dienste extends Geschaedigtendienste {
  flags: Flags;
  sendMail: (mail: Mail) => Promise<void>;
}

export function registerGeschaedigt(api: Api, { flags, sendMail, ...dienste }: Dienste): void {
  const verlangt = async () => {
    if ((await flags())['geschaedigten-formular'] !== true) throw nichtGefunden();
  };
  registerMailcode(
    api,
    { ...dienste, sendMail },
    {
      senden: geschaedigtenCodeSenden,
      pruefen: geschaedigtenCodePruefen,
      fuer: 'GESCHAEDIGT',
      anlass:
        'Sie bekommen diese E\u2011Mail, weil unter dieser Adresse ein Schaden gemeldet werden soll. Haben Sie keinen Schaden gemeldet, müssen Sie nichts tun.',
      verlangt,
    },
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
