import { tanGenerieren, tanPruefen } from '#contract/endpoints/verifikation.ts';
import {
  codePruefen,
  codeSenden,
  erlaubteNummer,
  type NummernDienste,
} from '../commands/nummerBestaetigen.ts';
import type { Flags } from '../features/flags.ts';
import { nichtGefunden } from '../http/answers.ts';
import { faultOf } from '../http/errors.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';

/** Codes an address may ask for and try per minute (`reference/trust.md §3`, API6): stops floods, the database counts. */
const proMinute = 30;

interface Verifikationsdienste extends Omit<NummernDienste, 'smsGescheitert'> {
  flags: Flags;
  /** Countries to whose mobile numbers codes are sent. */
  smsLaender: readonly string[];
}

export function registerVerifikation(
  api: Api,
  { flags, smsLaender, ...dienste }: Verifikationsdienste,
): void {
  const smsGescheitert = (error: unknown) => api.app.log.error(faultOf(error), 'sms not sent');
  // Whatever asks for no code needs none: nobody makes us send text messages, or tries codes of accounts here.
  const verlangt = async () => {
    if ((await flags())['antrag-tan'] !== true) throw nichtGefunden();
  };
  registerPublicEndpoint(
    api,
    tanGenerieren,
    async ({ body, adresse }) => {
      await verlangt();
      const bis = await codeSenden(
        { ...dienste, smsGescheitert },
        {
          handynummer: erlaubteNummer(body.handynummer, smsLaender),
          fuer: 'ANTRAG',
          adresse: api.zaehlen ? adresse : null,
        },
      );
      return { gueltigBis: bis.toISOString() };
    },
    proMinute,
  );
  registerPublicEndpoint(
    api,
    tanPruefen,
    async ({ body }) => {
      await verlangt();
      return { nachweis: await codePruefen(dienste, { ...body, fuer: 'ANTRAG' }) };
    },
    proMinute,
  );
}
