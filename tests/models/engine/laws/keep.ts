import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { schrittVon } from '#machines/walk.ts';
import type { Graph } from '../explore.ts';
import type { FlowUnderTest } from '../flowsUnderTest.ts';
import { payloadOf } from '../payload.ts';
import type { Tally } from './stay.ts';

/**
 * What she answers at a step that its draft knows is kept, wherever the step takes it: also after a
 * failure and after a refusal. A code or a password is in no draft.
 */
export function keepLaw(
  { cases, entwurf }: FlowUnderTest,
  { edges, vertices }: Graph,
  tally: Tally,
): void {
  if (entwurf === null) return;
  for (const { from, event, taken, next, name } of edges) {
    const here = vertices.get(from ?? '')?.snapshot;
    const step = here ? (schrittVon(here) ?? '') : '';
    const given = payloadOf(event);
    const shape = entwurf.antworten[step];
    if (event.type !== 'WEITER' || taken.length === 0 || next.status !== 'active') continue;
    if (!shape || !z.safeParse(shape, given).success) continue;
    tally.check(
      isKept(cases.answers(next.context)?.[step], given, shape),
      () => `Keep: ${name} at ${from} is not kept.`,
    );
  }
}

/** As given, or as the shape reads it: without the blanks of an IBAN for example. */
export function isKept(kept: unknown, given: unknown, shape: z.ZodMiniType): boolean {
  return isDeepStrictEqual(kept, given) || isDeepStrictEqual(kept, z.safeParse(shape, given).data);
}
