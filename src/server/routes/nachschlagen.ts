import { consentsLesen } from '#contract/endpoints/consents.ts';
import { rechtsformenLesen } from '#contract/endpoints/partner.ts';
import {
  fahrradherstellerSuchen,
  gewerbeartSuchen,
  hunderasseSuchen,
} from '#contract/endpoints/finder.ts';
import {
  firmensitzSuchen,
  risikofragenLesen,
  risikofragenZeigbar,
} from '#contract/endpoints/fragebogen.ts';
import { ibanPruefen } from '#contract/endpoints/iban.ts';
import { orteLesen, strassenSuchen } from '#contract/endpoints/zuers.ts';
import { nichtGefunden } from '../http/answers.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import { pruefeIban } from '../reference/banken.ts';
import { consents } from '../reference/consents.ts';
import { fahrradhersteller, sonstigerHersteller } from '../reference/fahrradhersteller.ts';
import { gewerbe } from '../reference/gewerbe.ts';
import { hunderassen } from '#contract/produkte/hunderassen.ts';
import { orteZu, type Ort } from '../reference/orte.ts';
import { rechtsformen } from '../reference/rechtsformen.ts';
import { risikofragen } from '../reference/risikofragen.ts';
import { strassen } from '../reference/strassen.ts';
import { gewerbeVon } from '../rules/produkte/sparten.ts';
import { sucheIn } from '../rules/suche.ts';
import { brauchtMeldeanlage, gewerbehinderung } from '../rules/tarif/gewerbe.ts';
import { zonenVon } from '../rules/zonen.ts';

/** Look-ups an address may make per minute: a person who types needs two a second. */
const proMinute = 240;
/** IBAN checks per minute: nobody has more accounts to try. */
const ibanProMinute = 30;

/** Look-ups that need no sign-in and no database. */
export function registerNachschlagen(api: Api): void {
  registerOrte(api);
  registerFinder(api);
  registerFragebogen(api);
  registerPublicEndpoint(api, rechtsformenLesen, () => [...rechtsformen], proMinute);
  registerPublicEndpoint(api, consentsLesen, () => [...consents], proMinute);
  registerPublicEndpoint(
    api,
    ibanPruefen,
    ({ params, query }) => pruefeIban(params.iban, query.getBIC === 'true'),
    ibanProMinute,
  );
}

function registerOrte(api: Api): void {
  registerPublicEndpoint(
    api,
    orteLesen,
    ({ params: { postcode } }) => {
      const { gk, sgk, elementarEinschliessbar } = zonenVon(postcode);
      return orte(postcode).map(({ ort, bundesland }) => ({
        ort,
        bundesland,
        gk,
        sgk,
        elementarEinschliessbar,
      }));
    },
    proMinute,
  );
  registerPublicEndpoint(
    api,
    strassenSuchen,
    ({ query: { plz, ort, pattern = '' } }) => {
      if (!orteZu(plz).some((bekannt) => bekannt.ort === ort)) return [];
      const namen = (strassen[plz] ?? []).map((name) => ({ name }));
      return sucheIn(namen, pattern).map(({ name: strasse }) => {
        const { gk, sgk, elementarEinschliessbar } = zonenVon(plz, strasse);
        return { strasse, gk, sgk, elementarEinschliessbar };
      });
    },
    proMinute,
  );
}

function registerFinder(api: Api): void {
  registerPublicEndpoint(
    api,
    hunderasseSuchen,
    ({ query }) => sucheIn(hunderassen, query.pattern).map(({ name }) => ({ name })),
    proMinute,
  );
  const hersteller = fahrradhersteller
    .filter((name) => name !== sonstigerHersteller)
    .map((name) => ({ name }));
  registerPublicEndpoint(
    api,
    fahrradherstellerSuchen,
    ({ query }) => [
      ...sucheIn(hersteller, query.pattern).slice(0, 19),
      { name: sonstigerHersteller },
    ],
    proMinute,
  );
  registerPublicEndpoint(
    api,
    gewerbeartSuchen,
    ({ query: { pattern, produkt } }) =>
      sucheIn(gewerbe, pattern).map((eintrag) => {
        const { gewerbeId, name } = eintrag;
        const tarif = produkt && gewerbeVon(produkt);
        const hinderung = tarif && gewerbehinderung(eintrag, tarif);
        if (hinderung) return { gewerbeId, name, hinderung };
        const mitAnlage = tarif && brauchtMeldeanlage(eintrag, tarif);
        return mitAnlage ? { gewerbeId, name, meldeanlage: true } : { gewerbeId, name };
      }),
    proMinute,
  );
}

function registerFragebogen(api: Api): void {
  registerPublicEndpoint(
    api,
    firmensitzSuchen,
    ({ params: { zipcode: plz } }) =>
      orte(plz).map(({ ort, bundesland }) => ({ plz, ort, bundesland })),
    proMinute,
  );
  registerPublicEndpoint(
    api,
    risikofragenLesen,
    ({ params }) =>
      risikofragen
        .filter(({ id }) => fragenVon(params.gewerbeId).includes(id))
        .map(({ id, frage }) => ({ id, frage })),
    proMinute,
  );
  registerPublicEndpoint(
    api,
    risikofragenZeigbar,
    ({ params }) => ({ showable: fragenVon(params.gewerbeId).length > 0 }),
    proMinute,
  );
}

function orte(plz: string): Ort[] {
  const gefunden = orteZu(plz);
  if (gefunden.length === 0) throw nichtGefunden('Diese Postleitzahl kennen wir nicht.');
  return gefunden;
}

function fragenVon(gewerbeId: string): readonly string[] {
  const gefunden = gewerbe.find((art) => art.gewerbeId === gewerbeId);
  if (!gefunden) throw nichtGefunden();
  return gefunden.risikofragen;
}
