import { vermittlerPasswortAendern } from '#contract/endpoints/benutzer/daten.ts';
import {
  vermittlerAendern,
  vermittlerHandynummerWaehlen,
  vermittlerSmstanPruefen,
  vermittlerSmstanSenden,
} from '#contract/endpoints/benutzer/vermittlerdaten.ts';
import type { Client } from '../../../client/client.ts';
import { vermittlerdaten } from '../../../queries/vermittlerdaten.ts';
import { ergebnis } from '../fehler.ts';
import type { Konto } from './konto.ts';

/** An agent's account: the same as a customer's, in his own pool. */
export function vermittlerkonto(client: Client): Konto {
  return {
    partnerNummer: '',
    gelesen: vermittlerdaten,
    passwortAendern: async (body) =>
      ergebnis(await client.call(vermittlerPasswortAendern, { body })),
    emailAendern: async (neu) =>
      ergebnis(await client.call(vermittlerAendern, { body: { art: 'EMAIL', ...neu } })),
    nummer: {
      waehlen: async (handynummer, signal) => {
        const body = { handynummer };
        return ergebnis(await client.call(vermittlerHandynummerWaehlen, { body, signal }));
      },
      codeSenden: async (handynummer, signal) => {
        const body = { handynummer };
        return ergebnis(await client.call(vermittlerSmstanSenden, { body, signal }));
      },
      codePruefen: async ({ handynummer, code }) => {
        const body = { handynummer, code };
        return ergebnis(await client.call(vermittlerSmstanPruefen, { body }));
      },
    },
  };
}
