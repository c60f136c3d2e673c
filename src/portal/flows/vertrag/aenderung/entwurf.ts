import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { entwurfAus, entwurfVon } from '#machines/entwurf.ts';
import { type AenderungsAntworten, entwurfsregel } from '#machines/vertrag/aenderung/answers.ts';
import type { Draft } from '../../draft.ts';

const gekannt = z.record(z.string(), z.unknown());
const kontext = z.object({ antworten: gekannt });

/** The answers of a draft that still hold; those of an older shape are asked again. */
export function antwortenAus(draft: Draft | null): AenderungsAntworten {
  const { data = {} } = z.safeParse(gekannt, draft?.antworten);
  const gelesen = entwurfAus(entwurfsregel, entwurfVon(entwurfsregel, draft?.schritt ?? '', data));
  return gelesen?.antworten ?? {};
}

/** What is kept of the flow: nothing once it is saved or somebody else is here, everything as it was while it is interrupted. */
export function behalten(
  snapshot: AnyMachineSnapshot,
): { antworten: Record<string, unknown> } | 'saved' | null {
  if (snapshot.status === 'done') return 'saved';
  if (snapshot.hasTag('unterbrochen')) return null;
  const { data } = z.safeParse(kontext, snapshot.context);
  if (!data) return null;
  // What is agreed to is agreed to with the comparison in sight.
  const { vergleich: _, ...antworten } = data.antworten;
  return Object.keys(antworten).length > 0 ? { antworten } : null;
}
