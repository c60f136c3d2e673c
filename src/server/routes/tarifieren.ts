import type { ReiseAnfrage } from '#contract/endpoints/tarifieren/reise.ts';
import { tarifaufrufe } from '#contract/endpoints/tarifieren/aufrufe.ts';
import type { Produktaufruf } from '#contract/produkte/produkte.ts';
import { bhvWechselTarifieren } from '#contract/endpoints/tarifieren/bhvWechsel.ts';
import type { Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import type { AntragProdukt } from '#contract/endpoints/antrag/aufrufe.ts';
import type { Database } from '../database/open.ts';
import { darfLesen } from '../commands/vertrag/vorgang.ts';
import type { Flags } from '../features/flags.ts';
import { abgelehnt, Absage, ungueltig } from '../http/answers.ts';
import { registerEndpoint, registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import { geheimerSchluessel } from '../repositories/geheimnisse.ts';
import { vertraege } from '../repositories/vertraege.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import { ablehnung } from '../rules/ablehnung.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { preistagAus, preiszusage } from '../rules/tarif/preiszusage.ts';
import { ohneAblehnungsgrund, type Tarifergebnis } from '../rules/tarif/tarifantwort.ts';
import type { Ungueltig } from '../rules/tarif/bewertung.ts';
import { tarifiere } from '../rules/tarif/tarifieren.ts';
import { istSchlechter, istWechselMoeglich, tarifiereWechsel } from '../rules/tarif/wechsel.ts';

export interface TarifDienste {
  database: Database;
  zugang: ReturnType<typeof zugaenge>;
  clock: () => Date;
  flags: Flags;
}

/** Prices an address may ask for per minute: a slider asks often, a scraper more often. */
const proMinute = 240;

/** POST tarifieren of every product; nothing is stored. */
export function registerTarifieren(api: Api, dienste: TarifDienste): void {
  const { preis, mitZusage, reisepreis } = preise(api, dienste);
  const { fahrrad2, thv, phv, hausrat, bhv, vh2, si, reise } = tarifaufrufe;
  const register = registerPublicEndpoint;
  const wege = {
    fahrrad2: () =>
      register(api, fahrrad2.tarifieren, mitZusage('fahrrad2', tarifiere.fahrrad), proMinute),
    thv: () => register(api, thv.tarifieren, preis(tarifiere.thv), proMinute),
    phv: () => register(api, phv.tarifieren, preis(tarifiere.phv), proMinute),
    hausrat: () =>
      register(api, hausrat.tarifieren, mitZusage('hausrat', tarifiere.hausrat), proMinute),
    bhv: () => register(api, bhv.tarifieren, mitZusage('bhv', tarifiere.bhv), proMinute),
    vh2: () => register(api, vh2.tarifieren, preis(tarifiere.vh), proMinute),
    si: () => register(api, si.tarifieren, preis(tarifiere.si), proMinute),
    reise: () => register(api, reise.tarifieren, reisepreis, proMinute),
  } satisfies Record<Produktaufruf, () => void>;
  for (const weg of Object.values(wege)) weg();
  registerWechsel(api, dienste);
}

type Regel<Anfrage> = (anfrage: Anfrage, tag: string) => Tarifergebnis;
interface Preisfrage<Anfrage> {
  body: Anfrage;
  authorization: string | undefined;
}

/** How a price is found: by the rule of a day, today or the day of a word that was given. */
function preise(api: Api, dienste: TarifDienste) {
  const antworten = fuerFragende(api, dienste);
  const zugesagt = preisMitZusage(dienste);
  const preis =
    <Anfrage>(regel: Regel<Anfrage>) =>
    (call: Preisfrage<Anfrage>) =>
      antworten(call, regel(call.body, heuteInBerlin(dienste.clock())));
  return {
    preis,
    mitZusage:
      <Anfrage extends { zusage?: string | undefined }>(
        produkt: AntragProdukt,
        regel: Regel<Anfrage>,
      ) =>
      async (call: Preisfrage<Anfrage>) =>
        antworten(call, await zugesagt(produkt, call.body, regel)),
    reisepreis: async (call: Preisfrage<ReiseAnfrage>) => {
      const { reisekrankenversicherung: mitReisekranken } = await dienste.flags();
      if (call.body.bausteine.includes('REISEKRANKEN') && mitReisekranken !== true) {
        throw ungueltig([reisekrankenAus]);
      }
      return preis(tarifiere.reise)(call);
    },
  };
}

function registerWechsel(api: Api, { database, zugang, clock }: TarifDienste): void {
  registerEndpoint(api, bhvWechselTarifieren, {
    laden: (session) => zugang.lesen(session),
    async antworten({ principal, body }) {
      const heute = heuteInBerlin(clock());
      const zeile = await vertraege(database).lesen(body.versicherungsNummer);
      darfLesen(principal, zeile);
      if (!istWechselMoeglich(zeile, heute)) throw wechselNichtMoeglich();
      if (istSchlechter(zeile, body)) throw abgelehnt(ablehnung.manuell);
      const antwort = gueltige(tarifiereWechsel(zeile, body, heute));
      return principal.portal === 'vermittler' ? antwort : ohneAblehnungsgrund(antwort);
    },
  });
}

const reisekrankenAus = {
  feld: 'bausteine',
  text: 'Reisekranken bieten wir gerade nicht an. Bitte wählen Sie diesen Baustein ab.',
};

/** A price holds 14 days for the same risk: with the word for its day it is given again (`domain/antrag.md §3`). */
function preisMitZusage({ database, clock }: TarifDienste) {
  const lies = geheimerSchluessel(database, 'preiszusage');
  return async <Anfrage extends { zusage?: string | undefined }>(
    produkt: AntragProdukt,
    anfrage: Anfrage,
    regel: Regel<Anfrage>,
  ): Promise<Tarifergebnis> => {
    const bepreistes = { produkt, anfrage, schluessel: await lies() };
    const tag = preistagAus(anfrage.zusage, bepreistes, heuteInBerlin(clock()));
    const ergebnis = regel(anfrage, tag);
    if (ergebnis.ergebnis !== 'VERSICHERBAR') return ergebnis;
    return { ...ergebnis, zusage: preiszusage(bepreistes, tag) };
  };
}

/** Answers anybody; only an agent who is known at this moment reads why a risk is refused. */
function fuerFragende(api: Api, { zugang }: TarifDienste) {
  return async (
    call: { authorization: string | undefined },
    ergebnis: Tarifantwort | Ungueltig,
  ): Promise<Tarifantwort> => {
    const antwort = gueltige(ergebnis);
    if (antwort.ergebnis !== 'NICHT_VERSICHERBAR') return antwort;
    const session = await api.sessionOf(call.authorization, ['vermittler']);
    if (!session || (await api.isRevoked(session))) return ohneAblehnungsgrund(antwort);
    const zugriff = await zugang.lesen(session);
    const istBekannt = zugriff && !zugriff.gesperrt && zugriff.zugestimmt;
    return istBekannt ? antwort : ohneAblehnungsgrund(antwort);
  };
}

function gueltige<A extends Tarifantwort>(ergebnis: A | Ungueltig): A {
  if (ergebnis.ergebnis === 'UNGUELTIG') throw ungueltig(ergebnis.fehler);
  return ergebnis;
}

function wechselNichtMoeglich(): Absage {
  return new Absage(409, {
    code: 'WECHSEL_NICHT_MOEGLICH',
    errorMessage: 'Für diesen Vertrag ist ein Tarifwechsel derzeit nicht möglich.',
  });
}
