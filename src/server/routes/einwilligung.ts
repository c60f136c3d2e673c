import * as z from 'zod/mini';
import {
  einwilligungErklaeren as erklaerenEndpoint,
  einwilligungLesen as lesenEndpoint,
  einwilligungsCodePruefen,
  einwilligungsCodeSenden,
  einwilligungsschema,
  einwilligungWiderrufen as widerrufenEndpoint,
} from '#contract/endpoints/einwilligung.ts';
import { linkToken } from '#contract/fields/linkToken.ts';
import type { Einwilligungsdienste } from '../commands/einwilligung/dienste.ts';
import {
  einwilligungErklaeren,
  einwilligungWiderrufen,
} from '../commands/einwilligung/einwilligungErklaeren.ts';
import { einwilligungLesen } from '../commands/einwilligung/einwilligungslage.ts';
import {
  einwilligungscodePruefen,
  einwilligungscodeSenden,
} from '../commands/einwilligung/einwilligungscode.ts';
import { faultOf } from '../http/errors.ts';
import { gleichlang } from '../http/gleichlang.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';

/** What an address may send per minute; stops floods, the database counts. */
const proMinute = 30;

/** Consent to ask about somebody's health, by its own token (`domain/schaden.md §8`). */
export function registerEinwilligung(api: Api, dienste: Einwilligungsdienste): void {
  registerPublicEndpoint(
    api,
    lesenEndpoint,
    ({ authorization }) => einwilligungLesen(dienste, tokenAus(authorization)),
    proMinute,
  );
  registerPublicEndpoint(
    api,
    erklaerenEndpoint,
    ({ authorization, body, idempotencyKey: schluessel }) =>
      einwilligungErklaeren(dienste, { token: tokenAus(authorization), body, schluessel }),
    proMinute,
  );
  registerPublicEndpoint(
    api,
    widerrufenEndpoint,
    ({ authorization }) => einwilligungWiderrufen(dienste, tokenAus(authorization)),
    proMinute,
  );
  const gescheitert = (error: unknown) => api.app.log.error(faultOf(error), 'mail not kept');
  const codes = { ...dienste, gescheitert };
  registerPublicEndpoint(
    api,
    einwilligungsCodeSenden,
    async ({ body: erkennung, adresse: netz }) => {
      const adresse = api.zaehlen ? netz : null;
      const bis = await gleichlang(einwilligungscodeSenden(codes, { erkennung, adresse }));
      return { gueltigBis: bis.toISOString() };
    },
    proMinute,
  );
  registerPublicEndpoint(
    api,
    einwilligungsCodePruefen,
    async ({ body: { code, ...erkennung } }) => ({
      token: await gleichlang(einwilligungscodePruefen(codes, erkennung, code)),
    }),
    proMinute,
  );
}

/** The token behind the scheme of its own; null where none is, or none of the right form. */
function tokenAus(authorization: string | undefined): string | null {
  const [schema, token, ...mehr] = authorization?.split(' ') ?? [];
  if (schema !== einwilligungsschema || mehr.length > 0) return null;
  return z.safeParse(linkToken, token).data ?? null;
}
