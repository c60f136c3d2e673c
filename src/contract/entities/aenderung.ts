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

/** Result of a calculation (`domain/vertrag.md §5`). */
export const berechnung = z.object({
  wirksamkeitsdatum: datum,
  beitragAlt: beitrag,
  beitragNeu: z.extend(beitrag, { netto: cent, steuer: cent }),
  /** New minus old instalment, cents. */
  differenzProZahlung: z.int(),
  /** Debited (positive) or credited (negative) with the next collection, cents. */
  anteilBisHauptfaelligkeit: z.int(),
  naechsteFaelligkeit: datum,
  hinweise: z.array(z.object({ code: z.string(), text: z.string() })),
  berechnungId: z.string(),
});
export type Berechnung = z.infer<typeof berechnung>;
