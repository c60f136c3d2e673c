import * as z from 'zod/mini';
import { aenderungsarten } from '#contract/aenderungen/seiten.ts';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { beitrag, berechnung, hinderung } from './aenderung.ts';
import { zahlweise } from './zahlweise.ts';

/** Code of the hint that there is no natural-hazard cover at the new address; saving then needs `ohneElementar`. */
export const elementarEntfaellt = 'ELEMENTAR_ENTFAELLT';

/** Code of the hint that names the proof a change needs; saving then needs `nachweise`. */
export const nachweisNoetig = 'NACHWEIS';

/** Kinds of change, as the wire names them. */
export const aenderungsArt = z.enum(aenderungsarten);

/** Days on which a change may take effect, both ends included; equal ends are one fixed day. */
export const zeitraum = z.object({ von: datum, bis: datum, standard: datum });

/** A choice with its price, or what stands in its way. */
const aenderungsoption = z.object({
  /**
   * As the wish sends it, `true` and `false` as words. For `deckung` the cover and its value,
   * `GLASBRUCH=true`, `FAHRRAD=5`, `PREMIUM=true`.
   */
  wert: z.string(),
  label: z.string(),
  /** What it means, in a sentence. */
  erklaerung: z.optional(z.string()),
  /** Of one instalment and a year with it; null where only a calculation with more answers can tell. */
  beitrag: z.nullable(beitrag),
  aktuell: z.boolean(),
  richtung: z.enum(['MEHR', 'WENIGER', 'GLEICH']),
  hinderung: z.nullable(hinderung),
});

/** What a contract offers for one kind of change: its choices with their price, or what stands in the way. */
export const aenderungsangebot = z.object({
  art: aenderungsArt,
  /** What bars every choice alike; there are none then. */
  hinderung: z.nullable(hinderung),
  /** Days for more cover, or for a change that is neither more nor less. */
  mehr: z.nullable(zeitraum),
  /** Days for less cover; null where it cannot become less during the term. */
  weniger: z.nullable(zeitraum),
  optionen: z.array(aenderungsoption),
  /** Where an amount is typed: bounds in cents. */
  betrag: z.nullable(
    z.object({
      aktuell: cent,
      von: cent,
      bis: cent,
      /** Only every so many cents, where it goes by steps, and this one amount between two of them. */
      schritt: z.optional(cent),
      auch: z.optional(cent),
      /** Above this amount other days count: a revenue that has grown by more than half. */
      sprung: z.optional(z.object({ ueber: cent, zeitraum })),
    }),
  ),
});
export type Aenderungsangebot = z.infer<typeof aenderungsangebot>;

/** The same beside other wishes of one day: each choice as the contract is with those. */
export const schutzangebot = z.extend(aenderungsangebot, {
  optionen: z.array(
    z.extend(aenderungsoption, {
      /** What it changes: `Selbstbeteiligung`. */
      name: z.string(),
      /** Of an instalment and a year without this choice, all other wishes as they are, and how often is paid then. */
      ohne: z.extend(beitrag, { zahlweise }),
      /** Days on which it may begin by itself; null where there are none. */
      zeitraum: z.nullable(zeitraum),
    }),
  ),
});
export type Schutzangebot = z.infer<typeof schutzangebot>;

/** Several wishes of one day: what they cost together, which of them cannot be, and what else could be wished for. */
export const schutzberechnung = z.object({
  /** What is paid without any of them, on that day. */
  bisher: z.extend(beitrag, { zahlweise }),
  /** Days on which all that are possible can begin together; null where none is possible. */
  zeitraum: z.nullable(zeitraum),
  /** In the order in which they were sent. */
  wuensche: z.array(
    z.object({
      art: aenderungsArt,
      /** Days on which it could begin by itself. */
      zeitraum: z.nullable(zeitraum),
      /** Why it cannot be, by itself or on one day with those before it. */
      hinderung: z.nullable(hinderung),
    }),
  ),
  /** All of them together; null where there is none, or one cannot be. */
  berechnung: z.nullable(berechnung),
  /** Every kind of change the contract has. */
  angebote: z.array(schutzangebot),
});
export type Schutzberechnung = z.infer<typeof schutzberechnung>;

/** A change that waits for its day, of any kind (`domain/vertrag.md §12`). */
export const vorgemerkteAenderung = z.object({
  /** As `DELETE /vertrag/{versicherungsNummer}/vormerkung/{art}` takes it. */
  art: z.string(),
  /** What it changes, in words: `Selbstbeteiligung: 500 EUR`. */
  text: z.string(),
  wirksamkeitsdatum: datum,
  /** Instalment from that day on, in cents, as it was shown when saved. */
  versicherungsPraemie: z.nullable(cent),
  /** Until the day before. */
  loeschbar: z.boolean(),
});

/** A tile of the contract's page: what could be changed, and what stands in the way. */
export const aenderungskachel = z.object({
  art: aenderungsArt,
  hinderung: z.nullable(hinderung),
});
