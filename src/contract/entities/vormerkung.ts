import * as z from 'zod/mini';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { zahlweise } from './zahlweise.ts';

/** PHV count insured inside a VH contract (`specification §3`). */
export const phvAnzahl = z.enum(['KEINE', 'EINS', 'ZWEI', 'DREI']);

/** Deductible steps (`specification §3`, §9). */
export const selbstbeteiligungStufe = z.enum([
  'SB_KEINE',
  'SB_250',
  'SB_500',
  'SB_1000',
  'SB_5000',
]);
export type Selbstbeteiligung = z.infer<typeof selbstbeteiligungStufe>;

/** Pending changes of a contract, each with the day it takes effect (`specification §3`). */
export const vormerkungen = {
  vorgemerktePhvAnzahl: z.optional(z.object({ wert: phvAnzahl, wirksamkeitsdatum: datum })),
  vorgemerkteBuerohaftpflicht: z.optional(
    z.object({ wert: z.boolean(), wirksamkeitsdatum: datum }),
  ),
  vorgemerkteSelbstBeteiligung: z.optional(
    z.object({ wert: selbstbeteiligungStufe, wirksamkeitsdatum: datum }),
  ),
  vorgemerkteZahlweise: z.optional(
    z.object({
      wert: zahlweise,
      wirksamkeitsdatum: datum,
      /** Instalment from that day on, in cents. */
      versicherungsPraemie: z.optional(cent),
    }),
  ),
  vorgemerkteElementar: z.optional(z.object({ wert: z.boolean(), wirksamkeitsdatum: datum })),
};
