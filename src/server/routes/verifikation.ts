import { tanGenerieren, tanPruefen } from '#contract/endpoints/verifikation.ts';
import { codePruefen, codeSenden, type NummernDienste } from '../commands/nummerBestaetigen.ts';
import { faultOf } from '../http/errors.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';

/** Codes an address may ask for and try per minute (`reference/trust.md §3`, API6). */
const proMinute = 10;

export function registerVerifikation(
  api: Api,
  dienste: Omit<NummernDienste, 'smsGescheitert'>,
): void {
  const smsGescheitert = (error: unknown) => api.app.log.error(faultOf(error), 'sms not sent');
  registerPublicEndpoint(
    api,
    tanGenerieren,
    async ({ body }) => {
      const bis = await codeSenden({ ...dienste, smsGescheitert }, body.handynummer);
      return { gueltigBis: bis.toISOString() };
    },
    proMinute,
  );
  registerPublicEndpoint(
    api,
    tanPruefen,
    async ({ body }) => ({ nachweis: await codePruefen(dienste, body) }),
    proMinute,
  );
}
