import { antragsaufrufe, antragsprodukte } from '#contract/endpoints/antrag/aufrufe.ts';
import { fragende } from '../access/fragende.ts';
import type { Antragsdienste } from '../commands/antragPruefen.ts';
import { antragStellen } from '../commands/antragStellen.ts';
import { antragVorbereiten } from '../commands/antragVorbereiten.ts';
import { bonitaetPruefen, zaehlerVon } from '../commands/bonitaetPruefen.ts';
import { unterlagenErneutSenden } from '../commands/unterlagenSenden.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import { unterlagengrenzen } from '../rules/unterlagengrenzen.ts';

/** Applications an address may prepare per minute, each with a dozen documents; nobody reads them faster. */
const vorbereitungenProMinute = 10;
/** Submits, repeats included, and credit checks of an address per minute; the day is counted in the database. */
const proMinute = 20;

/** POST vorbereiten, bonitaet and antrag of each product; a credit check stores nothing. */
export function registerAntrag(
  api: Api,
  { zugang, ...dienste }: Antragsdienste & { zugang: ReturnType<typeof zugaenge> },
): void {
  const werIst = fragende(api, zugang);
  for (const produkt of antragsprodukte) {
    const { vorbereiten, unterlagen, bonitaet, antrag } = antragsaufrufe[produkt];
    registerPublicEndpoint(
      api,
      vorbereiten,
      async ({ body, authorization, adresse }) => {
        const wer = await werIst(authorization);
        const grenzen = api.zaehlen && unterlagengrenzen(wer, adresse);
        return antragVorbereiten(dienste, { produkt, wer, body, grenzen });
      },
      vorbereitungenProMinute,
    );
    registerPublicEndpoint(
      api,
      unterlagen,
      async ({ body: { antragId }, authorization, adresse }) => {
        const wer = await werIst(authorization);
        const grenzen = api.zaehlen && unterlagengrenzen(wer, adresse);
        return unterlagenErneutSenden(dienste, { produkt, antragId, grenzen });
      },
      vorbereitungenProMinute,
    );
    registerPublicEndpoint(
      api,
      bonitaet,
      async ({ body: { antragId }, authorization, adresse }) => {
        const wer = await werIst(authorization);
        const zaehler = api.zaehlen && zaehlerVon(wer, adresse);
        return { bonitaet: await bonitaetPruefen(dienste, { produkt, antragId, zaehler }) };
      },
      proMinute,
    );
    registerPublicEndpoint(
      api,
      antrag,
      async ({ body, authorization, adresse, idempotencyKey: schluessel }) => {
        const wer = await werIst(authorization);
        const zaehltEmpfaenger = api.zaehlen !== null;
        const bonitaetszaehler = api.zaehlen && zaehlerVon(wer, adresse);
        return antragStellen(
          { ...dienste, zaehltEmpfaenger, bonitaetszaehler },
          { produkt, wer, body, schluessel },
        );
      },
      proMinute,
    );
  }
}
