import * as z from 'zod/mini';
import { markenSchluessel } from '#contract/entities/marke.ts';

/** Kinds of documents (`domain/antrag.md §4`). */
export const dokumenttyp = z.enum([
  'ANTRAG',
  'VERSICHERUNGSSCHEIN',
  'PIB',
  'AVB',
  'VERBRAUCHERINFO',
  'WIDERRUFSBELEHRUNG',
  'ANZEIGEPFLICHT',
  'DATENSCHUTZ',
  'SEPA_MANDAT',
  'ERSTINFORMATION',
  /** What she wished and was advised, or that she wants no advice (VVG § 6 (1), (3)). */
  'BERATUNGSPROTOKOLL',
  /** What a change made of the contract (`domain/vertrag.md §5`). */
  'NACHTRAG',
  'KUENDIGUNGSBESTAETIGUNG',
  'WIDERRUFSBESTAETIGUNG',
  /** What was to end or to change goes on as it was (`domain/vertrag.md §5`). */
  'RUECKNAHMEBESTAETIGUNG',
  /** Confirmations on request (`domain/vertrag.md §10`). */
  'VERSICHERUNGSBESTAETIGUNG',
  'HUNDEHALTERBESTAETIGUNG',
  'HAFTPFLICHTBESTAETIGUNG',
  'BEITRAGSBESTAETIGUNG',
  'SCHADENFREIHEITSBESTAETIGUNG',
  /** Her own, to the insurer she leaves (`domain/verkauf.md §2`, 7). */
  'KUENDIGUNGSSCHREIBEN',
  /** What somebody declared about asking for her health (`domain/schaden.md §8`). */
  'EINWILLIGUNG',
]);
export type Dokumenttyp = z.infer<typeof dokumenttyp>;

const fakt = z.object({ name: z.string(), wert: z.string() });
export type Fakt = z.infer<typeof fakt>;

/** Signs before points of the information sheet (EU 2017/1469 Art. 6). */
const listenzeichen = z.enum(['HAKEN', 'KREUZ', 'ACHTUNG', 'ORT']);
export type Listenzeichen = z.infer<typeof listenzeichen>;

/** Pictograms beside its headings (EU 2017/1469 Art. 7). */
const symbol = z.enum([
  'SCHIRM',
  'AUSGESCHLOSSEN',
  'EINSCHRAENKUNG',
  'ORT',
  'PFLICHT',
  'ZAHLUNG',
  'LAUFZEIT',
  'KUENDIGUNG',
]);
export type Bildzeichen = z.infer<typeof symbol>;

const block = z.discriminatedUnion('art', [
  z.object({ art: z.literal('absatz'), text: z.string() }),
  /** Said so that nobody overlooks it. */
  z.object({ art: z.literal('hinweis'), text: z.string() }),
  z.object({
    art: z.literal('liste'),
    punkte: z.array(z.string()),
    /** What stands before each point of the information sheet; none where something can be chosen. */
    zeichen: z.optional(listenzeichen),
  }),
  z.object({ art: z.literal('fakten'), fakten: z.array(fakt) }),
  /** Empty lines to write on by hand, each with what belongs there. */
  z.object({ art: z.literal('unterschrift'), zeilen: z.array(z.string()) }),
]);
export type Block = z.infer<typeof block>;

const abschnitt = z.object({
  /** Empty in a letter, which has no headings. */
  titel: z.string(),
  bloecke: z.array(block),
  symbol: z.optional(symbol),
});
export type Abschnitt = z.infer<typeof abschnitt>;

/** A document as it was made for somebody: stored like this, shown as HTML and as PDF. */
export const dokumentinhalt = z.object({
  typ: dokumenttyp,
  /** Of the text: yyyy-MM of ours, whatever an insurer calls his. */
  version: z.string(),
  titel: z.string(),
  /** What stands above it where the law words that, and its name in lists is another. */
  ueberschrift: z.optional(z.string()),
  /** Stamped on it where it does not count any more; of its state, never stored with the text. */
  vermerk: z.optional(z.string()),
  /** Whom or what it is about, one line each. */
  kopf: z.array(z.string()),
  abschnitte: z.array(abschnitt),
  /** Who speaks, one line each, at the end. */
  fuss: z.array(z.string()),
  /** Brand whose mark stands above it. */
  marke: markenSchluessel,
});
export type Dokumentinhalt = z.infer<typeof dokumentinhalt>;

/** A letter that she sends to somebody else. */
export function istEigenerBrief({ typ }: Pick<Dokumentinhalt, 'typ'>): boolean {
  return typ === 'KUENDIGUNGSSCHREIBEN';
}
