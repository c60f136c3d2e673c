import { suchzeichen } from '#contract/zahlen.ts';
import * as z from 'zod/mini';
import { vertragsMarke } from '#contract/entities/marke.ts';
import { produktSchluessel } from '#contract/entities/produkt.ts';
import { datum } from '#contract/fields/datum.ts';
import { partnerNummer } from '#contract/fields/partnerNummer.ts';
import { plzUeberall as plz } from '#contract/fields/plz.ts';
import { suchmuster } from '#contract/fields/suchmuster.ts';
import { vermittlerNummer } from '#contract/fields/vermittlerNummer.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { vertragsfehler, type Endpoint } from './endpoint.ts';

/** Customers on one page (`domain/konto.md §7.4`). */
export const kundenProSeite = 20;

/** Order of the book: by name, by the next Hauptfälligkeit; newest contract, highest premium, last change first. */
export const bestandssortierung = z.enum([
  'NAME',
  'HAUPTFAELLIGKEIT',
  'BEITRAG',
  'GEAENDERT',
  'NEUESTE',
]);
export type Bestandssortierung = z.infer<typeof bestandssortierung>;

/** What a customer must have to be shown; null and false ask for nothing. */
const filter = z.strictObject({
  /** Beginnings of name, firm, postcode or contract number; at least 2 characters. */
  suche: z.nullable(suchmuster(suchzeichen)),
  produkt: z.nullable(produktSchluessel),
  status: z.nullable(z.enum(['AKTIV', 'BEENDET'])),
  marke: z.nullable(vertragsMarke),
  /** Its Hauptfälligkeit is near (`bestandFaelligTage`); whoever knows of no such question asks for nothing. */
  faellig: z.prefault(z.boolean(), false),
  mahnung: z.boolean(),
  /** With an open task about the annual revenue. */
  umsatzaufgabe: z.boolean(),
  /** Id of the sub-agent who looks after the contract. */
  untervermittler: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
});
export type Bestandsfilter = z.infer<typeof filter>;

const hoechsteSeite = 99_999;
const anfrage = z.strictObject({
  ...filter.shape,
  sortierung: bestandssortierung,
  /** From 1. */
  seite: z.int().check(z.gte(1), z.lte(hoechsteSeite)),
});
export type Bestandsanfrage = z.infer<typeof anfrage>;

/** Customer as the book lists her: counted is what the agent may see. */
const bestandskunde = z.object({
  partnerNummer,
  /** Null for a person. */
  firma: z.nullable(z.string()),
  vorname: z.string(),
  nachname: z.string(),
  plz,
  ort: z.string(),
  /** Of the running contracts, each once. */
  produkte: z.array(produktSchluessel),
  laufende: z.int(),
  beendete: z.int(),
  /** Of those that were asked for. */
  naechsteHauptfaelligkeit: z.nullable(datum),
  offeneAufgaben: z.int(),
  mahnung: z.boolean(),
  /** Cents a year of the running contracts that were asked for, tax included. */
  jahresbeitrag: z.int(),
  /** Day something was last written about one of those contracts. */
  geaendertAm: datum,
  /** The running ones, by number. */
  vertraege: z.array(
    z.object({
      versicherungsNummer,
      produkt: produktSchluessel,
      /** Somebody is still to say what its annual revenue is. */
      umsatzOffen: z.boolean(),
      /** That revenue as it stands, in cents; null where it has none. */
      jahresumsatz: z.nullable(z.int()),
    }),
  ),
});
export type Bestandskunde = z.infer<typeof bestandskunde>;

const bestandsseite = z.object({
  kunden: z.array(bestandskunde),
  /** Customers on all pages. */
  gesamt: z.int(),
  /** Cents a year of the running contracts that were asked for, on all pages. */
  beitragsvolumen: z.int(),
  /** Whose contracts can be asked for one by one; none for a sub-agent. */
  untervermittler: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Bestandsseite = z.infer<typeof bestandsseite>;

const buch = {
  path: '/partner/findByVermittlernummer/{id}',
  zugriff: ['vermittler'],
  params: z.object({ id: vermittlerNummer }),
  responses: { 200: bestandsseite, ...vertragsfehler },
} as const satisfies Omit<Endpoint, 'method' | 'summary'>;

/** `GET /partner/findByVermittlernummer/{id}`: customers of an agency, 20 on a page. */
export const findByVermittlernummer = {
  ...buch,
  method: 'GET',
  summary: 'Customers of the own agency, or those a sub-agent looks after, page by page.',
  query: z.strictObject({
    seite: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'Geben Sie eine Seite ab 1 an.'))),
    sortierung: z.optional(bestandssortierung),
  }),
} as const satisfies Endpoint;

/** `POST` of the same: a search; names travel in the body, where no log has them (`reference/trust.md §4`). */
export const kundenSuchen = {
  ...buch,
  addition: true,
  method: 'POST',
  summary: 'The same, narrowed by a search and filters.',
  body: anfrage,
} as const satisfies Endpoint;

const ueberblick = z.object({
  kunden: z.int(),
  /** Running ones. */
  vertraege: z.int(),
  /** Cents a year. */
  beitragsvolumen: z.int(),
  /** Customers whose contracts come due, owe a revenue, or were reminded to pay. */
  faellig: z.int(),
  umsatzOffen: z.int(),
  mahnung: z.int(),
  /** Open drafts that end within `entwurfEndetTage`. */
  endendeEntwuerfe: z.int(),
});
export type Bestandsueberblick = z.infer<typeof ueberblick>;

/** `GET /vermittler/kundenbestand/ueberblick`: what the book comes to, and what of it waits for the broker. */
export const bestandsueberblick = {
  addition: true,
  method: 'GET',
  path: '/vermittler/kundenbestand/ueberblick',
  zugriff: ['vermittler'],
  summary: 'Figures of the own book, customers of each view, and drafts that end soon.',
  responses: {
    200: ueberblick,
    ...vertragsfehler,
  },
} as const satisfies Endpoint;

const download = {
  path: '/vermittler/kundenbestand/download',
  zugriff: ['vermittler'],
  medientyp: 'text/csv',
  responses: { 200: z.string(), ...vertragsfehler },
} as const satisfies Omit<Endpoint, 'method' | 'summary'>;

/** `GET /vermittler/kundenbestand/download`: contracts of the book as CSV; no bank details, no health data. */
export const bestandHerunterladen = {
  ...download,
  method: 'GET',
  summary: 'Contracts of the own book as a CSV file; every download is recorded.',
} as const satisfies Endpoint;

/** `POST` of the same: only what a search and filters leave. */
export const auswahlHerunterladen = {
  ...download,
  addition: true,
  method: 'POST',
  summary: 'The same, narrowed by a search and filters.',
  body: filter,
} as const satisfies Endpoint;
