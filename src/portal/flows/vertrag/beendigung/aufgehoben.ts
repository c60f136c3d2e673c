import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { type Entwurfsregel, entwurfAus, entwurfVon } from '#machines/entwurf.ts';
import { weiterMit } from '#machines/walk.ts';
import type { Draft, draftAt } from '../../draft.ts';

/** The answers of a draft that still hold; those of an older shape are asked again. */
export function antwortenAus<R extends Entwurfsregel>(regel: R, draft: Draft | null) {
  const antworten = z.safeParse(z.record(z.string(), z.unknown()), draft?.antworten).data;
  const gelesen =
    antworten && entwurfAus(regel, entwurfVon(regel, draft?.schritt ?? '', antworten));
  return gelesen?.antworten ?? {};
}

/** What is kept of a flow: nothing once it is sent or somebody else is here, everything as it was while it is interrupted. */
export function behalten(
  snapshot: AnyMachineSnapshot,
): { antworten: Record<string, unknown> } | 'saved' | null {
  if (snapshot.status === 'done') return 'saved';
  if (snapshot.hasTag('unterbrochen')) return null;
  const context: unknown = snapshot.context;
  const { data } = z.safeParse(form, context);
  return data && Object.keys(data.antworten).length > 0 ? data : null;
}

const form = z.object({ antworten: z.record(z.string(), z.unknown()) });

/** Draft, its answers and how they are given again. */
export function entwurfTeile<R extends Entwurfsregel>(regel: R, draft: ReturnType<typeof draftAt>) {
  const antworten = antwortenAus(regel, draft.read());
  return { draft, antworten, ereignis: weiterMit({ ...antworten }), keep: behalten };
}
