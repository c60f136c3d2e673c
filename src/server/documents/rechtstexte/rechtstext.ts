import * as z from 'zod/mini';
import { datum } from '#contract/fields/datum.ts';

const klausel = z.optional(z.string());
const satz = z.string().check(z.minLength(1));

/** Some of the wording, and the clause it belongs to; wording that no statement of ours names has none. */
const absatz = z.union([
  z.strictObject({ klausel, text: satz }),
  /** Said so that nobody overlooks it. */
  z.strictObject({ klausel, hinweis: satz }),
  /** More of the paragraph before. */
  z.strictObject({ klausel, weiter: satz }),
  z.strictObject({ klausel, punkte: z.array(satz).check(z.minLength(1)) }),
  /** A point for each tariff; a brand prints those it sells. */
  z.strictObject({ klausel, jeTarif: z.record(z.string(), satz) }),
]);
export type Absatz = z.infer<typeof absatz>;

/** Sections; a title alone stands above the ones that follow. */
const teil = z.array(z.strictObject({ titel: satz, absaetze: z.array(absatz) }));
export type Textteil = z.infer<typeof teil>;

/** Legal texts of a product, or those that are the same for every product, as an insurer lays them down. */
export const rechtstext = z.strictObject({
  /** What contracts name them by. */
  version: satz,
  /** First day they are handed out, yyyy-MM-dd. */
  gueltigAb: datum,
  teile: z.record(z.string(), teil),
});
export type Rechtstext = z.infer<typeof rechtstext>;

/** The clauses that a part names. */
export function klauselnIn(abschnitte: Textteil): ReadonlySet<string> {
  return new Set(
    abschnitte.flatMap(({ absaetze }) =>
      absaetze.flatMap((eine) => (eine.klausel === undefined ? [] : [eine.klausel])),
    ),
  );
}

/** Every sentence of some wording. */
export function saetzeIn(eine: Absatz): readonly string[] {
  if ('punkte' in eine) return eine.punkte;
  if ('jeTarif' in eine) return Object.values(eine.jeTarif);
  if ('weiter' in eine) return [eine.weiter];
  return ['hinweis' in eine ? eine.hinweis : eine.text];
}
