import * as z from 'zod/mini';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { liesDatum } from '#contract/tag.ts';
import { backofficeProdukt } from './produkt.ts';
import { vertragsArt, vertragsstatus } from './vertrag.ts';

/** Day of the year on which an insurance year ends; 29 February is one (`specification §3`). */
export const hauptfaelligkeit = z
  .object({ day: z.int().check(z.gte(1)), month: z.int().check(z.gte(1), z.lte(12)) })
  .check(
    z.refine(({ day, month }) => liesDatum(`${day}.${month}.${leapYear}`) !== '', {
      path: ['day'],
      error: 'Geben Sie einen Tag ein, den dieser Monat hat.',
    }),
  );

const leapYear = 2028;

/** Contract as the back office keeps it (`specification §3`); amounts in cents. */
export const backofficeVertrag = z.object({
  vertragsnummer: versicherungsNummer,
  status: vertragsstatus,
  vertragsart: vertragsArt,
  produkt: backofficeProdukt,
  antragsdatum: datum,
  vertragsBeginn: datum,
  beginnverlegung: z.nullable(datum),
  ablaufdatum: z.nullable(datum),
  beendigungsdatum: z.nullable(datum),
  wirksamkeitsdatum: z.nullable(datum),
  hauptfaelligkeit: z.nullable(hauptfaelligkeit),
  revenue: z.nullable(cent),
  folgeBeitrag: z.nullable(cent),
  jaehrlicherBeitrag: z.nullable(cent),
});
