import * as z from 'zod/mini';
import { nachtragsform } from '#contract/schaeden/nachtrag.ts';
import type { Nachtragsteil } from '#contract/entities/schadenakte.ts';
import { type Umstand, umstandsform } from '#contract/schaeden/umstaende.ts';

/** What is asked: one part, and the questions of its kind of damage where it is about them. */
export interface Angabenfrage {
  readonly teil: Nachtragsteil;
  readonly umstaende: readonly [string, Umstand][];
  /** Something was stolen: the police need a list of it. */
  readonly gestohlen: boolean;
  /** Today in Berlin, `yyyy-MM-dd`: nothing is told that is still to happen. */
  readonly heute: string;
}

/** Answers of the only step: their shape hangs on the part and on the kind of damage. */
export const antworten = { ergaenzen: z.record(z.string(), z.unknown()) } as const;
export type Angabenantwort = z.infer<typeof antworten.ergaenzen>;

/** What the part asks for, as its page checks it. */
export function angabenform({ teil, umstaende, heute }: Angabenfrage): z.ZodMiniType {
  return teil === 'umstaende' ? umstandsform(umstaende, heute) : nachtragsform(teil, heute);
}

export type AngabenSchritt = keyof typeof antworten | 'ergaenzt' | 'abgelehnt';
