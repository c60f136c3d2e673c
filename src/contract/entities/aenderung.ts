import * as z from 'zod/mini';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { ablehnungsCode } from './ablehnung.ts';
import { zahlweise } from './zahlweise.ts';

/** A refusal with the German sentence the customer reads. */
export const hinderung = z.object({ code: ablehnungsCode, text: z.string() });
export type Hinderung = z.infer<typeof hinderung>;

/** Premium including tax, by instalment and by year. */
export const beitrag = z.object({
  /** One instalment including tax, cents. */
  versicherungsPraemie: cent,
  /** All instalments of a year including tax, cents. */
  jahresVersicherungsPraemie: cent,
});

/** What a contract offers for its payment period: each option with its price or what stands in its way. */
export const zahlweiseAngebot = z.object({
  hinderung: z.nullable(hinderung),
  wirksamkeitsdatum: z.nullable(datum),
  optionen: z.array(
    z.object({
      zahlweise,
      beitrag,
      aktuell: z.boolean(),
      hinderung: z.nullable(hinderung),
    }),
  ),
});
export type ZahlweiseAngebot = z.infer<typeof zahlweiseAngebot>;

/** What is paid once beside the regular instalments. */
const einmalbetrag = z.object({
  /** Cents; negative where it is credited. */
  betrag: z.int(),
  /** Day on which it is debited or credited. */
  am: datum,
});

/** One step of "So entwickelt sich Ihr Beitrag": what is paid from a day on. */
export const verlaufsschritt = z.object({
  /** First day; of the first step the day of the calculation. */
  ab: datum,
  zahlweise,
  /** One instalment from then on, cents. */
  versicherungsPraemie: cent,
  /** What becomes different then, in words; none in the first step. */
  was: z.array(z.string()),
  /** The change that is calculated is among them. */
  eigener: z.boolean(),
  /** What comes once with it; null where nothing does. */
  einmalig: z.nullable(einmalbetrag),
});
export type Verlaufsschritt = z.infer<typeof verlaufsschritt>;

/** A pending change that is no longer possible beside the calculated one (`domain/vertrag.md §5`). */
export const entfallende = z.object({
  art: z.string(),
  wirksamkeitsdatum: datum,
  /** What was pending, in words. */
  was: z.string(),
  /** Why not, as a sentence. */
  grund: z.string(),
});

/** Result of a calculation (`domain/vertrag.md §5`). */
export const berechnung = z.object({
  wirksamkeitsdatum: datum,
  beitragAlt: beitrag,
  beitragNeu: z.extend(beitrag, { netto: cent, steuer: cent }),
  /** New minus old instalment, cents. */
  differenzProZahlung: z.int(),
  /**
   * Debited (positive) or credited (negative) on `naechsteFaelligkeit`, cents: the difference until that day. The
   * name is the specification's; the share ends with the next instalment.
   */
  anteilBisHauptfaelligkeit: z.int(),
  naechsteFaelligkeit: datum,
  /** With another payment period: the shortened instalment until its first due day; null where there is none. */
  kurzeRate: z.nullable(z.extend(einmalbetrag, { bis: datum })),
  /** What is paid from when on, with all pending changes. */
  verlauf: z.array(verlaufsschritt),
  /** Pending changes that end with this one; saving asks for a yes to that. */
  entfallende: z.array(entfallende),
  hinweise: z.array(z.object({ code: z.string(), text: z.string() })),
  berechnungId: z.string(),
});
export type Berechnung = z.infer<typeof berechnung>;
