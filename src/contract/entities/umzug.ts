import * as z from 'zod/mini';
import { hausnummer } from '#contract/fields/hausnummer.ts';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { plzUeberall as plz } from '#contract/fields/plz.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { hinderung } from './aenderung.ts';

/** Where somebody moves to, in Germany or in Switzerland; contracts that hold for an address have a tariff in Germany alone (`domain/vertrag.md §6`, G9). */
export const umzugsanschrift = z.strictObject({
  plz,
  ort: pflichttext({ was: 'Ihren Ort', max: 60 }),
  strasse: pflichttext({ was: 'Ihre Straße', max: 60 }),
  hausnummer,
});
export type Umzugsanschrift = z.infer<typeof umzugsanschrift>;

/** What became of one contract that was to move along. */
export const umgezogenerVertrag = z.object({
  versicherungsNummer,
  /** Null where it is saved; else it stays as it is, and this says why. */
  hinderung: z.nullable(hinderung),
});

/** What became of a move: the postal address and each contract for itself. */
export const umzugsergebnis = z.object({
  /** `VORGEMERKT` until the day of the move; `UNVERAENDERT` where it is known already. */
  anschrift: z.enum(['GEAENDERT', 'VORGEMERKT', 'UNVERAENDERT']),
  vertraege: z.array(umgezogenerVertrag),
});
export type Umzugsergebnis = z.infer<typeof umzugsergebnis>;
