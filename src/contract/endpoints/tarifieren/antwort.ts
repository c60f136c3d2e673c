import * as z from 'zod/mini';
import { zahlweise } from '#contract/entities/zahlweise.ts';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { preiszusage } from '#contract/fields/preiszusage.ts';

/** Why there is no price (`domain/antrag.md §5.2`); VORSCHAEDEN and RISIKOFRAGE occur with two outcomes. */
export const grund = z.enum([
  'ELEMENTAR_NICHT_EINSCHLIESSBAR',
  'LISTENHUND_NUR_MIT_SB_500',
  'SICHERUNG_FEHLT',
  'RAD_ZU_ALT_FUER_REPARATUR',
  'SUMME_UEBER_10000',
  'MEHR_ALS_5_HUNDE',
  'WOHNFLAECHE_UEBER_300',
  'UMSATZ_UEBER_5_MIO',
  'UMSATZ_UEBER_2_MIO',
  'VORSCHAEDEN',
  'GEWERBE_PRUEFUNG',
  'PFLICHTVERSICHERUNG',
  'SUMME_UEBER_500000',
  'REISEPREIS',
  'VORVERSICHERER_KUENDIGUNG',
  'RISIKOFRAGE',
  'S_PEDELEC',
  'LIEFERDIENST',
  'SUMME_ZU_KLEIN',
  'LISTENHUND_KATEGORIE_1',
  'HUND_AUFFAELLIG',
  'BAUART',
  'NICHT_STAENDIG_BEWOHNT',
  'GEWERBE',
  'ALTER',
  'DAUER',
  'BUCHUNGSFRIST',
]);
export type Tarifgrund = z.infer<typeof grund>;

/** Something the customer must know, as the sentence that is shown. */
export const hinweis = z.object({ code: z.string(), text: z.string() });
export type Tarifhinweis = z.infer<typeof hinweis>;

const rate = {
  /** One instalment including tax, cents. */
  versicherungsPraemie: cent,
  /** All instalments of a year including tax, cents. */
  jahresVersicherungsPraemie: cent,
};

const komponente = z.object({
  name: z.string(),
  nettoJahr: cent,
  /** Hundredths of a percent: 1900 is 19 %. */
  steuersatz: z.int(),
  rateNetto: cent,
  rateSteuer: cent,
});

/** What makes a price higher or lower and is told apart from its parts (`domain/verkauf.md §3`). */
export const preistreiber = z.enum(['NEBENGEWERBE', 'GRUENDUNG', 'VORSCHAEDEN']);
export type Preistreiber = z.infer<typeof preistreiber>;

/** A price paid in the wished period, its parts and what the other periods would cost. */
export const tarifbeitrag = z.object({
  zahlweise,
  ...rate,
  /** Net and tax of one instalment, cents. */
  netto: cent,
  steuer: cent,
  nettoJahr: cent,
  /** Sum the price stands for, cents; null where the product knows none. */
  versicherungsSumme: z.nullable(cent),
  komponenten: z.array(komponente),
  zahlweisen: z.array(
    z.object({
      zahlweise,
      ...rate,
      /** Why this period is not offered. */
      hinderung: z.nullable(hinweis),
    }),
  ),
  /** What is counted in already, each with what it adds, in percent, or takes off; none that changes nothing. */
  treiber: z.optional(z.array(z.object({ name: preistreiber, prozent: z.int() }))),
  /** Why it is lower for a time, and until when, as the sentence that is shown. */
  nachlass: z.optional(z.string()),
  /** Last day on which the price holds for the same answers. */
  gueltigBis: datum,
});
export type Tarifbeitrag = z.infer<typeof tarifbeitrag>;

/** What one other choice would cost, with everything else as it is (`domain/verkauf.md §2`). */
const alternative = z.object({
  /** Field of the request. */
  feld: z.string(),
  /** Its other value; of a list, what would be taken in or left out of it. */
  wert: z.union([z.string(), z.number(), z.boolean()]),
  /** One instalment including tax, cents; null where it cannot be had. */
  versicherungsPraemie: z.nullable(cent),
  /** Why it cannot be had. */
  hinderung: z.nullable(hinweis),
});
export type Tarifalternative = z.infer<typeof alternative>;

/**
 * Answer of every POST tarifieren (`domain/antrag.md §5.2`). Customers get no `grund` with
 * NICHT_VERSICHERBAR; `angebote` are the same answers with the other variants of the product.
 */
export const tarifantwort = z.object({
  ergebnis: z.enum([
    'VERSICHERBAR',
    'OPTION_NICHT_MOEGLICH',
    'MANUELLE_PRUEFUNG',
    'NICHT_VERSICHERBAR',
  ]),
  grund: z.optional(grund),
  hinweise: z.array(hinweis),
  beitrag: z.optional(tarifbeitrag),
  /** Sent with the next question, it keeps the price of its day; of products that can be applied for. */
  zusage: z.optional(preiszusage),
  angebote: z.optional(z.array(z.object({ variante: z.string(), ...rate }))),
  /** Each other choice at the price by itself; without those that are refused. */
  alternativen: z.optional(z.array(alternative)),
  tarifVersion: z.literal('RT-2026'),
});
export type Tarifantwort = z.infer<typeof tarifantwort>;
