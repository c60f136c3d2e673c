import * as z from 'zod/mini';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { nachtragsteile, type Nachtragsteil } from '../schaeden/nachtragsteile.ts';
import { produktSchluessel } from './produkt.ts';

/** Claim number: `S`, year and 7 digits, as in S26-0001234 (`domain/schaden.md §7`). */
export const schadenNummer = z
  .string()
  .check(
    z.regex(/^S\d{2}-\d{7}$/, 'Bitte prüfen Sie die Schadennummer, zum Beispiel S26-0001234.'),
  );

/** Where a claim stands (`domain/schaden.md §7`). */
export const schadenstatus = z.enum([
  'GEMELDET',
  'IN_PRUEFUNG',
  'UNTERLAGEN_ANGEFORDERT',
  'REGULIERT',
  'TEILREGULIERT',
  'ABGELEHNT',
  'GESCHLOSSEN',
  'RUHEND',
  'WIEDEREROEFFNET',
]);

/** What happened to a claim, and who did it. */
export const schadenEreignis = z.object({
  ereignis: z.enum([
    'GEMELDET',
    'BEARBEITER_ZUGEORDNET',
    'UNTERLAGE_ANGEFORDERT',
    'UNTERLAGE_ERHALTEN',
    'ANGABEN_ERGAENZT',
    'GUTACHTER_BEAUFTRAGT',
    'ENTSCHEIDUNG',
    'ZAHLUNG',
    'NACHRICHT',
    'GESCHLOSSEN',
    'WIEDEREROEFFNET',
  ]),
  zeitpunkt: z.iso.datetime(),
  autor: z.enum(['Sie', 'Schadenservice', 'System']),
  /** What it was about, in a few words: the documents, the amount. */
  notiz: z.nullable(z.string()),
});
export type SchadenEreignis = z.infer<typeof schadenEreignis>;

/** One entry of the list of documents a claim needs (`domain/schaden.md §5`). */
export const schadenUnterlage = z.object({
  typ: z.string(),
  label: z.string(),
  pflicht: z.boolean(),
  erhalten: z.boolean(),
  hinweis: z.nullable(z.string()),
});
export type SchadenUnterlage = z.infer<typeof schadenUnterlage>;

const teile = Object.keys(nachtragsteile) as [Nachtragsteil, ...Nachtragsteil[]];
export const nachtragsteil = z.enum(teile);

/** One part of what is asked after the report, and whether it was answered. */
export const schadenTeil = z.object({ teil: nachtragsteil, beantwortet: z.boolean() });
export type SchadenTeil = z.infer<typeof schadenTeil>;

/** Claim as a list shows it (`domain/schaden.md §7`). */
export const schadenkopf = z.object({
  schadenNummer,
  versicherungsNummer,
  productKey: produktSchluessel,
  /** Key of the kind of damage, and its name. */
  schadenart: z.string(),
  bezeichnung: z.string(),
  schadendatum: datum,
  status: schadenstatus,
  letzteAktivitaet: z.iso.datetime(),
  /** Required documents that have not come and parts that were not answered yet. */
  fehlend: z.int(),
});
export type Schadenkopf = z.infer<typeof schadenkopf>;

/** Claim as its reporter sees it (`domain/schaden.md §7`); amounts in cents. */
export const schaden = z.object({
  ...schadenkopf.shape,
  melder: z.enum(['KUNDE', 'VERMITTLER', 'GESCHAEDIGTER']),
  gemeldetAm: z.iso.datetime(),
  /** Day until which somebody of us answers; null once it is decided. */
  antwortBis: z.nullable(datum),
  /** What was reported, in German words; empty where it was reported before the portal kept it. */
  angaben: z.array(z.object({ label: z.string(), wert: z.string() })),
  /** What is asked after the report. */
  teile: z.array(schadenTeil),
  /** What was answered of it, the account masked; empty for brokers. */
  nachtrag: z.looseObject({
    sachen: z.optional(
      z.looseObject({
        positionen: z.array(z.looseObject({ bezeichnung: z.string(), neupreis: cent })),
        schadenhoehe: z.optional(cent),
      }),
    ),
  }),
  verlauf: z.array(schadenEreignis),
  unterlagen: z.array(schadenUnterlage),
  /** The IBAN is masked except its last 4 characters. */
  zahlungen: z.array(z.object({ datum, betrag: cent, empfaenger: z.string(), iban: z.string() })),
});
export type Schaden = z.infer<typeof schaden>;

/** Claims that are decided; all others are open (`domain/schaden.md §7`). */
export const entschieden: ReadonlySet<z.infer<typeof schadenstatus>> = new Set([
  'REGULIERT',
  'ABGELEHNT',
  'GESCHLOSSEN',
]);
