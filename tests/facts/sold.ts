import type * as z from 'zod/mini';
import { bhvTarifieren } from '#contract/endpoints/tarifieren/bhv.ts';
import { fahrrad2Tarifieren } from '#contract/endpoints/tarifieren/fahrrad2.ts';
import { hausratTarifieren } from '#contract/endpoints/tarifieren/hausrat.ts';
import { reiseTarifieren } from '#contract/endpoints/tarifieren/reise.ts';
import { thvTarifieren } from '#contract/endpoints/tarifieren/thv.ts';
import { phvTarifieren } from '#contract/endpoints/tarifieren/phv.ts';
import { siTarifieren } from '#contract/endpoints/tarifieren/si.ts';
import { vh2Tarifieren } from '#contract/endpoints/tarifieren/vh2.ts';
import { markenListe, type MarkenSchluessel } from '#contract/marken.ts';
import { bietetAn } from '#contract/produkte/produkte.ts';
import type { AntragProdukt } from '#contract/endpoints/antrag/aufrufe.ts';
import type { BasisAntworten, Antragsumfeld } from '#machines/antrag/context.ts';
import { eingabeVon } from '#machines/antrag/regel.ts';
import { betriebshaftpflichtSeite } from '#portal/flows/antrag/betriebshaftpflicht/seite.ts';
import { fahrradSeite } from '#portal/flows/antrag/fahrrad/seite.ts';
import { hausratSeite } from '#portal/flows/antrag/hausrat/seite.ts';
import { reiseSeite } from '#portal/flows/antrag/reise/seite.ts';
import { tierhalterhaftpflichtSeite } from '#portal/flows/antrag/tierhalterhaftpflicht/seite.ts';
import { privathaftpflichtSeite } from '#portal/flows/antrag/privathaftpflicht/seite.ts';
import { mehrgefahrenSeite } from '#portal/flows/antrag/sachinhalt-mehrgefahren/seite.ts';
import { sachinhaltSeite } from '#portal/flows/antrag/sachinhalt/seite.ts';
import { vermoegensschadenSeite } from '#portal/flows/antrag/vermoegensschadenhaftpflicht/seite.ts';
import type { AntragProduktSeite } from '#portal/flows/antrag/produkt.ts';
import { setzeWert } from '#machines/formular/feldname.ts';
import { type Fragefeld, felderVon } from '#machines/formular/frage.ts';
import type { Antragslage } from '#machines/antrag/frage.ts';
import { risikofragen } from '#server/reference/risikofragen.ts';
import { gemeinteArt } from '#server/rules/antrag/produkte.ts';
import type { Aenderungslage } from '#server/rules/aenderung/lage.ts';
import type { Tarifergebnis } from '#server/rules/tarif/tarifantwort.ts';
import { reiseTarif } from '#server/rules/tarif/produkte/reise.ts';
import { thvTarif } from '#server/rules/tarif/produkte/thv.ts';
import { hausratTarif } from '#server/rules/tarif/produkte/hausrat.ts';
import { bhvTarif } from '#server/rules/tarif/produkte/bhv.ts';
import { fahrradTarif } from '#server/rules/tarif/produkte/fahrrad.ts';
import { phvTarif } from '#server/rules/tarif/produkte/phv.ts';
import { antworten as firm } from '#tests/models/antrag/betriebshaftpflicht/cases.ts';
import { antworten as bicycle } from '#tests/models/antrag/fahrrad/cases.ts';
import { antworten as home } from '#tests/models/antrag/hausrat/cases.ts';
import { antworten as trips, eineReise } from '#tests/models/antrag/reise/cases.ts';
import { antworten as dog } from '#tests/models/antrag/tierhalterhaftpflicht/cases.ts';
import { antworten as couple } from '#tests/models/antrag/privathaftpflicht/cases.ts';
import { betrieb, demovertrag, heute, vermoegensschaden } from '#tests/support/aenderungslage.ts';
import { siTarif } from '#server/rules/tarif/produkte/si.ts';
import { vhTarif } from '#server/rules/tarif/produkte/vh.ts';
import { antworten as byHazard } from '#tests/models/antrag/sachinhalt-mehrgefahren/cases.ts';
import { antworten as office } from '#tests/models/antrag/sachinhalt/cases.ts';
import { antworten as profession } from '#tests/models/antrag/vermoegensschadenhaftpflicht/cases.ts';

/** A product that can be applied for, as its rooms know it: its pages, its call, its price, its contracts. */
export interface SoldProduct {
  readonly page: AntragProduktSeite;
  /** One valid answer per step. */
  readonly answers: BasisAntworten;
  readonly request: z.ZodMiniType;
  price(request: unknown): Tarifergebnis;
  /** Running contracts whose offers say what can be changed. */
  readonly contracts: readonly Aenderungslage[];
}

const { risiken } = betrieb();
/** Nobody is asked about a price that is the one she saw, or for another begin where no contract runs elsewhere. */
const { beitragPruefen: _same, anschluss: _none, ...hausrat } = home;
const { beitragPruefen: _alike, anschluss: _no, ...fahrrad } = bicycle;
const { beitragPruefen: _likewise, anschluss: _never, ...bhv } = firm;
const { beitragPruefen: _equal, anschluss: _nor, ...thv } = dog;
const { beitragPruefen: _unchanged, ...reise } = trips;
const { beitragPruefen: _neither, anschluss: _nothing, ...phv } = couple;
/** Whoever took one trip instead of a year of them would have said all of it. */
const jederArt = { ...eineReise.einstieg, ...reise.einstieg };
const jedeBuchung = { ...eineReise.buchung, ...reise.buchung };
/** Whoever were alone would have said it on the first page. */
const erste = { ...phv.einstieg, geburtsdatum: phv.familie.geburtsdatum };
const { beitragPruefen: _once, anschluss: _nowhere, ...vh } = profession;
const { beitragPruefen: _either, anschluss: _nobody, ...si } = office;
const { beitragPruefen: _or, anschluss: _noone, ...hazards } = byHazard;
/** Every question about her trade, answered with no. */
const taetigkeit = { nebengewerbe: [], risikofragen: { R01: false, R02: false } };

/** By the name of its calls, and by hazard apart from against all risks. */
export type Sold = AntragProdukt | 'siMehrgefahren';

export const sold: Readonly<Record<Sold, SoldProduct>> = {
  hausrat: {
    page: hausratSeite,
    answers: hausrat,
    request: hausratTarifieren.body,
    price: (request) => hausratTarif.tarifiere(hausratTarifieren.body.parse(request), heute),
    contracts: [demovertrag('HR250000102'), demovertrag('HR240000502')],
  },
  bhv: {
    page: betriebshaftpflichtSeite,
    answers: Object.assign({}, bhv, { taetigkeit }),
    request: bhvTarifieren.body,
    price: (request) => bhvTarif.tarifiere(bhvTarifieren.body.parse(request), heute),
    contracts: [
      betrieb({
        risiken: { ...risiken, jahresumsatz: { value: 20_000_000, isAdjustable: true } },
      }),
    ],
  },
  fahrrad2: {
    page: fahrradSeite,
    answers: fahrrad,
    request: fahrrad2Tarifieren.body,
    price: (request) => fahrradTarif.tarifiere(fahrrad2Tarifieren.body.parse(request), heute),
    contracts: [demovertrag('FA260000103')],
  },
  thv: {
    page: tierhalterhaftpflichtSeite,
    answers: thv,
    request: thvTarifieren.body,
    price: (request) => thvTarif.tarifiere(thvTarifieren.body.parse(request), heute),
    contracts: [demovertrag('TH250000104')],
  },
  phv: {
    page: privathaftpflichtSeite,
    answers: Object.assign({}, phv, { einstieg: erste }),
    request: phvTarifieren.body,
    price: (request) => phvTarif.tarifiere(phvTarifieren.body.parse(request), heute),
    contracts: [demovertrag('PH250000101'), demovertrag('PH240000501')],
  },
  reise: {
    page: reiseSeite,
    answers: Object.assign({}, reise, { einstieg: jederArt, buchung: jedeBuchung }),
    request: reiseTarifieren.body,
    price: (request) => reiseTarif.tarifiere(reiseTarifieren.body.parse(request), heute),
    contracts: [demovertrag('RR260000203')],
  },
  si: {
    page: sachinhaltSeite,
    answers: si,
    request: siTarifieren.body,
    price: (request) => siTarif.tarifiere(siTarifieren.body.parse(request), heute),
    contracts: [demovertrag('IA250000603')],
  },
  siMehrgefahren: {
    page: mehrgefahrenSeite,
    answers: hazards,
    request: siTarifieren.body,
    price: (request) => siTarif.tarifiere(siTarifieren.body.parse(request), heute),
    contracts: [demovertrag('IM240000802')],
  },
  vh2: {
    page: vermoegensschadenSeite,
    answers: Object.assign({}, vh, { taetigkeit }),
    request: vh2Tarifieren.body,
    price: (request) => vhTarif.tarifiere(vh2Tarifieren.body.parse(request), heute),
    contracts: [
      vermoegensschaden({
        risiken: {
          ...vermoegensschaden().risiken,
          jahresumsatz: { value: 15_000_000, isAdjustable: true },
        },
      }),
    ],
  },
};

/** What the server asks of it. */
export function artVon({ page }: SoldProduct) {
  return gemeinteArt(page.regel.produkt, page.produkt);
}

export type NamedField = Exclude<Fragefeld, { art: 'adresse' }>;

/** The fields a page of questions can show, and what else is chosen at a price that comes first. */
export function fieldsOf({ page, answers }: SoldProduct): { step: string; field: NamedField }[] {
  const choices = page.tarif.konfigurator?.felder ?? [];
  const pages = Object.entries(page.fragen).map(
    ([step, question]) => [step, felderVon(question, around(answers, page.regel))] as const,
  );
  return [...pages, ['angebot', choices] as const].flatMap(([step, fields]) =>
    fields.flatMap((field) => (field.art === 'adresse' ? [] : [{ step, field }])),
  );
}

/** What stands around a page for somebody who answered everything, with every question about a trade. */
export function around(
  antworten: BasisAntworten,
  regel?: AntragProduktSeite['regel'],
): Antragslage {
  const umfeld = umfeldOf('andsafe');
  const stand = { antworten, umfeld, ergebnisse: {}, heute, sperren: {} };
  if (!regel) return stand;
  const eingabe = eingabeVon(regel, 'risikofragenLaden', stand);
  const ergebnis = risikofragen.map(({ id, frage: text }) => ({ id, text }));
  return { ...stand, ergebnisse: { risikofragenLaden: { eingabe, ergebnis } } };
}

/** Her answers with one of them changed. */
export function changed(
  answers: BasisAntworten,
  step: string,
  fields: Readonly<Record<string, unknown>>,
): BasisAntworten {
  const answer: Record<string, unknown> = { ...answerOf(answers, step) };
  for (const [field, value] of Object.entries(fields)) setzeWert(answer, field, value);
  return { ...answers, [step]: answer };
}

export function answerOf(answers: BasisAntworten, step: string): object {
  const answer: unknown = Reflect.get(answers, step);
  return typeof answer === 'object' && answer !== null ? answer : {};
}

/** What goes to the price for these answers. */
export function requestFor(
  { page }: SoldProduct,
  answers: BasisAntworten,
  marke: MarkenSchluessel = 'andsafe',
): object | null {
  return page.regel.anfrage(answers, umfeldOf(marke));
}

/** Brands that sell it. */
export function brandsOf({ page }: SoldProduct): MarkenSchluessel[] {
  return markenListe.filter((marke) => bietetAn(marke, page.schluessel));
}

/** Who stands around an application of that brand. */
export function umfeldOf(marke: MarkenSchluessel = 'andsafe'): Antragsumfeld {
  return {
    heute,
    marke,
    vermittler: null,
    mitCode: false,
    mitRechnung: true,
    mitReisekranken: true,
  };
}

/** Everything answered, with what stands at the price before anybody chooses. */
export function preset({ page, answers }: SoldProduct, brand?: MarkenSchluessel): BasisAntworten {
  const tarif = page.regel.vorgabe(answers, umfeldOf(brand));
  const chosen = tarif ? { ...answers, angebot: tarif } : answers;
  const asked = Object.entries(chosen).filter(
    ([step]) => page.regel.fragt?.(step, chosen) !== false,
  );
  return Object.fromEntries(asked);
}
