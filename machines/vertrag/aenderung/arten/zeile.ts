import * as z from 'zod/mini';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import { zeitraum } from '#contract/entities/aenderungswunsch.ts';
import type { Angabe, Angaben } from '../angaben.ts';

export const waehlen = 'Wählen Sie eine der Möglichkeiten.';

/** Row of a kind of change in the table the chart runs on: what is chosen, what is asked then, what is sent. */
interface Zeile<Art extends AenderungsArt, Wahl> {
  /** In the order of `angaben`. */
  readonly fragen: readonly Zusatzfrage<Wahl>[];
  /** What its calls take; null while an answer is missing. Only what is asked comes along. */
  readonly wunsch: (wahl: Wahl, angaben: Angaben) => Wunsch<Art> | null;
  /** Which of its pairs of calls, where it has several. */
  readonly paar?: (wahl: Wahl) => string;
  /** That all stays as it is can be said instead. */
  readonly bestaetigbar?: true;
}

/** A question, asked where what was chosen has one of these values in each of these fields. */
interface Zusatzfrage<Wahl> {
  readonly frage: Angabe;
  readonly wenn?: { readonly [Feld in keyof Wahl]?: readonly Wahl[Feld][] };
}

/** What is chosen is kept with the days that were offered for it. */
export function zeile<const Art extends AenderungsArt, Shape extends z.core.$ZodShape>(
  art: Art,
  wahl: Shape,
  rest: Zeile<Art, z.infer<z.ZodMiniObject<Shape>>>,
) {
  return { ...rest, auswahl: z.object({ art: z.literal(art), ...wahl, zeitraum }) };
}
