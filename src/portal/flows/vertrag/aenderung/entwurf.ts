import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { antworten, type Antworten } from '#machines/vertrag/aenderung/answers.ts';
import type { Draft } from '../../draft.ts';

const shape = z.object({ auswahl: z.optional(antworten.auswahl) });

/** The answers of a draft that still hold; those of an older shape are asked again. */
export function antwortenAus(draft: Draft | null): Antworten {
  const auswahl = z.safeParse(shape, draft?.antworten).data?.auswahl;
  return auswahl ? { auswahl } : {};
}

/** What is kept of the flow: nothing once it is saved, everything as it was while it is interrupted. */
export function behalten(snapshot: AnyMachineSnapshot): { antworten: Antworten } | 'saved' | null {
  if (snapshot.matches('gespeichert')) return 'saved';
  if (snapshot.matches('unterbrochen')) return null;
  const kept: unknown = snapshot.context;
  const { data } = z.safeParse(z.object({ antworten: shape }), kept);
  const auswahl = data?.antworten.auswahl;
  return auswahl ? { antworten: { auswahl } } : null;
}
