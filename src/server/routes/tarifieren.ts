import { bhvTarifieren } from '#contract/endpoints/tarifieren/bhv.ts';
import { bhvWechselTarifieren } from '#contract/endpoints/tarifieren/bhvWechsel.ts';
import { fahrrad2Tarifieren } from '#contract/endpoints/tarifieren/fahrrad2.ts';
import { hausratTarifieren } from '#contract/endpoints/tarifieren/hausrat.ts';
import { phvTarifieren } from '#contract/endpoints/tarifieren/phv.ts';
import { reiseTarifieren } from '#contract/endpoints/tarifieren/reise.ts';
import { siTarifieren } from '#contract/endpoints/tarifieren/si.ts';
import { thvTarifieren } from '#contract/endpoints/tarifieren/thv.ts';
import { vh2Tarifieren } from '#contract/endpoints/tarifieren/vh2.ts';
import type { Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import type { AntragProdukt } from '#machines/antrag/context.ts';
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
  const heute = () => heuteInBerlin(dienste.clock());
  const antworten = fuerFragende(api, dienste);
  const zugesagt = preisMitZusage(dienste);
  registerPublicEndpoint(
    api,
    fahrrad2Tarifieren,
    async (call) => antworten(call, await zugesagt('fahrrad2', call.body, tarifiere.fahrrad)),
    proMinute,
  );
  registerPublicEndpoint(
    api,
    thvTarifieren,
    (call) => antworten(call, tarifiere.thv(call.body, heute())),
    proMinute,
  );
  registerPublicEndpoint(
    api,
    phvTarifieren,
    (call) => antworten(call, tarifiere.phv(call.body, heute())),
    proMinute,
  );
  registerPublicEndpoint(
    api,
    hausratTarifieren,
    async (call) => antworten(call, await zugesagt('hausrat', call.body, tarifiere.hausrat)),
    proMinute,
  );
  registerPublicEndpoint(
    api,
    bhvTarifieren,
    async (call) => antworten(call, await zugesagt('bhv', call.body, tarifiere.bhv)),
    proMinute,
  );
  registerPublicEndpoint(
    api,
    vh2Tarifieren,
    (call) => antworten(call, tarifiere.vh(call.body, heute())),
    proMinute,
  );
  registerPublicEndpoint(
    api,
    siTarifieren,
    (call) => antworten(call, tarifiere.si(call.body, heute())),
    proMinute,
  );
  registerPublicEndpoint(
    api,
    reiseTarifieren,
    async (call) => {
      const { reisekrankenversicherung: mitReisekranken } = await dienste.flags();
      if (call.body.bausteine.includes('REISEKRANKEN') && mitReisekranken !== true) {
        throw ungueltig([reisekrankenAus]);
      }
      return antworten(call, tarifiere.reise(call.body, heute()));
    },
    proMinute,
  );
  registerWechsel(api, dienste);
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
    tarifiere: (anfrage: Anfrage, tag: string) => Tarifergebnis,
  ): Promise<Tarifergebnis> => {
    const bepreistes = { produkt, anfrage, schluessel: await lies() };
    const tag = preistagAus(anfrage.zusage, bepreistes, heuteInBerlin(clock()));
    const ergebnis = tarifiere(anfrage, tag);
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
