import { bhvAntrag, fahrrad2Antrag, hausratAntrag } from '#contract/endpoints/antrag/antrag.ts';
import {
  bhvVorbereiten,
  fahrrad2Vorbereiten,
  hausratVorbereiten,
} from '#contract/endpoints/antrag/vorbereiten.ts';
import { fragende } from '../access/fragende.ts';
import type { Antragsdienste } from '../commands/antragPruefen.ts';
import { antragStellen } from '../commands/antragStellen.ts';
import { antragVorbereiten } from '../commands/antragVorbereiten.ts';
import { zaehlerVon } from '../commands/bonitaetPruefen.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';

/** Applications an address may prepare per minute, each with a dozen documents; nobody reads them faster. */
const vorbereitungenProMinute = 10;
/** Submits an address may send per minute, repeats included. */
const proMinute = 20;

const produkte = [
  { produkt: 'hausrat', vorbereiten: hausratVorbereiten, stellen: hausratAntrag },
  { produkt: 'bhv', vorbereiten: bhvVorbereiten, stellen: bhvAntrag },
  { produkt: 'fahrrad2', vorbereiten: fahrrad2Vorbereiten, stellen: fahrrad2Antrag },
] as const;

/** POST vorbereiten and antrag of each product. */
export function registerAntrag(
  api: Api,
  { zugang, ...dienste }: Antragsdienste & { zugang: ReturnType<typeof zugaenge> },
): void {
  const werIst = fragende(api, zugang);
  for (const { produkt, vorbereiten, stellen } of produkte) {
    registerPublicEndpoint(
      api,
      vorbereiten,
      async ({ body, authorization }) =>
        antragVorbereiten(dienste, { produkt, wer: await werIst(authorization), body }),
      vorbereitungenProMinute,
    );
    registerPublicEndpoint(
      api,
      stellen,
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
