import {
  bhvBonitaet,
  fahrrad2Bonitaet,
  hausratBonitaet,
} from '#contract/endpoints/antrag/bonitaet.ts';
import { fragende } from '../access/fragende.ts';
import { bonitaetPruefen, zaehlerVon } from '../commands/bonitaetPruefen.ts';
import type { Database } from '../database/open.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';

/** Checks an address may ask for per minute: nobody applies oftener; the day is counted in the database. */
const proMinute = 20;

const produkte = [
  { produkt: 'hausrat', endpoint: hausratBonitaet },
  { produkt: 'bhv', endpoint: bhvBonitaet },
  { produkt: 'fahrrad2', endpoint: fahrrad2Bonitaet },
] as const;

interface Bonitaetsdienste {
  database: Database;
  clock: () => Date;
  zugang: ReturnType<typeof zugaenge>;
}

/** POST bonitaet of each product; nothing is stored. */
export function registerBonitaet(api: Api, { zugang, ...dienste }: Bonitaetsdienste): void {
  const werIst = fragende(api, zugang);
  for (const { produkt, endpoint } of produkte) {
    registerPublicEndpoint(
      api,
      endpoint,
      async ({ body: { antragId }, authorization, adresse }) => {
        const wer = await werIst(authorization);
        const zaehler = api.zaehlen && zaehlerVon(wer, adresse);
        return { bonitaet: await bonitaetPruefen(dienste, { produkt, antragId, zaehler }) };
      },
      proMinute,
    );
  }
}
