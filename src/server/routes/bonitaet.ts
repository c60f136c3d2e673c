import {
  bhvBonitaet,
  fahrrad2Bonitaet,
  hausratBonitaet,
} from '#contract/endpoints/antrag/bonitaet.ts';
import { ungueltig } from '../http/answers.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import { rechtsformen } from '../reference/rechtsformen.ts';
import { bonitaetVon } from '../rules/bonitaet.ts';

/** Checks an address may ask for per minute: nobody applies oftener, and nobody may sound out his neighbours. */
const proMinute = 5;

/** POST bonitaet of each product; nothing is stored. */
export function registerBonitaet(api: Api): void {
  for (const endpoint of [hausratBonitaet, fahrrad2Bonitaet]) {
    registerPublicEndpoint(
      api,
      endpoint,
      ({ body: { nehmer, ...zahlung } }) => ({
        bonitaet: bonitaetVon({ nachname: nehmer.nachname, ...zahlung }),
      }),
      proMinute,
    );
  }
  registerPublicEndpoint(
    api,
    bhvBonitaet,
    ({ body: { nehmer, ...zahlung } }) => {
      const haftetSelbst = !istJuristischePerson(nehmer.rechtsform);
      const nachname = haftetSelbst ? nehmer.nachname : null;
      return { bonitaet: bonitaetVon({ nachname, ...zahlung }) };
    },
    proMinute,
  );
}

function istJuristischePerson(key: string): boolean {
  const gefunden = rechtsformen.find((rechtsform) => rechtsform.key === key);
  if (!gefunden)
    throw ungueltig([{ feld: 'nehmer.rechtsform', text: 'Wählen Sie eine Rechtsform.' }]);
  return gefunden.juristischePerson;
}
