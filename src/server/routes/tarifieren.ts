import type { Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import type { ProduktSchluessel } from '#contract/produkte/produkte.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import type { Database } from '../database/open.ts';
import type { Flags } from '../features/flags.ts';
import { ungueltig } from '../http/answers.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import { geheimerSchluessel } from '../repositories/geheimnisse.ts';
import { vertraege } from '../repositories/vertraege.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import type { Antragssparte, Nebenhinweis, Sparte, Zusagbar } from '../rules/produkte/sparte.ts';
import { spartenNachProdukt } from '../rules/produkte/sparten.ts';
import { gegenMarke, gegenZahlart } from '../rules/tarif/angebotsgrenzen.ts';
import type { Ungueltig } from '../rules/tarif/bewertung.ts';
import { preistagAus, preiszusage } from '../rules/tarif/preiszusage.ts';
import type { Produkttarif } from '../rules/tarif/produkttarif.ts';
import { ohneAblehnungsgrund, type Tarifergebnis } from '../rules/tarif/tarifantwort.ts';

export interface TarifDienste {
  database: Database;
  zugang: ReturnType<typeof zugaenge>;
  clock: () => Date;
  flags: Flags;
}

/** Prices an address may ask for per minute: a slider asks often, a scraper more often. */
const proMinute = 240;

/** POST tarifieren of every product; nothing is stored. What can be applied for is priced with a word that it holds. */
export function registerTarifieren(api: Api, dienste: TarifDienste): void {
  const zugesagt = preisMitZusage(dienste);
  for (const [schluessel, sparte] of spartenNachProdukt) {
    if (sparte?.antraege) registriere(api, dienste, sparte, schluessel, zugesagt(sparte));
    else if (sparte) registriere(api, dienste, sparte, schluessel, preisVonHeute(dienste, sparte));
  }
}

function registriere<Anfrage>(
  api: Api,
  dienste: TarifDienste,
  { tarif, nebenEigenem }: Pick<Sparte, 'nebenEigenem'> & { tarif: Produkttarif<Anfrage> },
  schluessel: ProduktSchluessel,
  preis: (anfrage: Anfrage) => Promise<Tarifergebnis> | Tarifergebnis,
): void {
  const antworten = fuerFragende(api, dienste);
  const hatEigenen = eigeneVertraege(api, dienste);
  registerPublicEndpoint(
    api,
    tarif.aufruf,
    async (call) => {
      const aus = abschaltung(tarif, await dienste.flags());
      const nicht = [...gegenMarke(call.query.marke, schluessel, call.body), ...aus(call.body)];
      if (nicht.length > 0) throw ungueltig(nicht);
      const antwort = ohneAbgeschaltete(await antworten(call, await preis(call.body)), (andere) =>
        aus(mitAnderem(call.body, andere)),
      );
      const neben = antwort.ergebnis === 'VERSICHERBAR' && nebenEigenem?.(call.body);
      if (!neben || !(await hatEigenen(call, neben))) return antwort;
      return { ...antwort, hinweise: [...antwort.hinweise, neben.hinweis] };
    },
    proMinute,
  );
}

function abschaltung<Anfrage>(
  { abgeschaltet }: Pick<Produkttarif<Anfrage>, 'abgeschaltet'>,
  freigaben: Readonly<Record<string, boolean>>,
) {
  return (anfrage: Anfrage) => [
    ...gegenZahlart(anfrage, freigaben),
    ...(abgeschaltet?.(anfrage, freigaben) ?? []),
  ];
}

type Andere = NonNullable<Tarifantwort['alternativen']>[number];

/** What a flag has switched off is not named with a price either (`domain/verkauf.md §2`). */
function ohneAbgeschaltete(
  { alternativen, ...antwort }: Tarifantwort,
  aus: (andere: Andere) => Ungueltig['fehler'],
): Tarifantwort {
  if (!alternativen) return antwort;
  return { ...antwort, alternativen: alternativen.filter((andere) => aus(andere).length === 0) };
}

/** An inquiry with another choice at one field; of a list it is one more. */
function mitAnderem<Anfrage>(anfrage: Anfrage, { feld, wert }: Andere): Anfrage {
  const bisher: unknown = Reflect.get(Object(anfrage) as object, feld);
  return { ...anfrage, [feld]: Array.isArray(bisher) ? [...(bisher as unknown[]), wert] : wert };
}

function preisVonHeute({ clock }: TarifDienste, { tarif }: Sparte) {
  return (anfrage: unknown) => tarif.tarifiere(anfrage, heuteInBerlin(clock()));
}

/** A price holds 14 days for the same risk: with the word for its day it is given again (`domain/antrag.md §3`). */
function preisMitZusage({ database, clock }: TarifDienste) {
  const lies = geheimerSchluessel(database, 'preiszusage');
  return ({ tarif, antraege: [{ aufruf: produkt }] }: Antragssparte) =>
    async (anfrage: Zusagbar) => {
      const bepreistes = { produkt, anfrage, schluessel: await lies() };
      const tag = preistagAus(anfrage.zusage, bepreistes, heuteInBerlin(clock()));
      const ergebnis = tarif.tarifiere(anfrage, tag);
      if (ergebnis.ergebnis !== 'VERSICHERBAR') return ergebnis;
      return { ...ergebnis, zusage: preiszusage(bepreistes, tag) };
    };
}

/** Answers anybody; only an agent who is known at this moment reads why a risk is refused. */
function fuerFragende(api: Api, { zugang }: TarifDienste) {
  return async (
    call: { authorization: string | undefined },
    ergebnis: Tarifergebnis,
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

/** Whether the customer who asks has a contract of that product; nobody where she is not known at this moment. */
function eigeneVertraege(api: Api, { zugang, database }: TarifDienste) {
  return async (
    { authorization }: { authorization: string | undefined },
    neben: Nebenhinweis,
  ): Promise<boolean> => {
    const session = await api.sessionOf(authorization, ['benutzer']);
    if (!session || (await api.isRevoked(session))) return false;
    const zugriff = await zugang.lesen(session);
    const partnerNummer = zugriff?.principal.partnerNummer;
    if (!zugriff || zugriff.gesperrt || !partnerNummer) return false;
    return vertraege(database).laeuft(partnerNummer, neben);
  };
}

export function gueltige<A extends Tarifantwort>(ergebnis: A | Ungueltig): A {
  if (ergebnis.ergebnis === 'UNGUELTIG') throw ungueltig(ergebnis.fehler);
  return ergebnis;
}
