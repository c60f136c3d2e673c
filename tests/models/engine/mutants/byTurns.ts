import type { FlowUnderTest } from '../flowsUnderTest.ts';
import { type Mutant, mutantsOf } from './mutantsOf.ts';

/**
 * The mutants of several charts that are made of the same parts. What they have in common is broken once, and by
 * turns in each of them, so that every chart's own proof is asked of the parts, too.
 */
export function byTurns(
  flows: readonly FlowUnderTest[],
): ReadonlyMap<FlowUnderTest, readonly Mutant[]> {
  const all = new Map(flows.map((flow) => [flow, mutantsOf(flow.chart)]));
  const holders = new Map<string, FlowUnderTest[]>();
  for (const [flow, mutants] of all)
    for (const like of new Set(mutants.map((mutant) => mutant.like)))
      holders.set(like, [...(holders.get(like) ?? []), flow]);
  const chosen = new Map(
    [...holders].map(([like, having], turn) => [like, having[turn % having.length]]),
  );
  return new Map(
    [...all].map(([flow, mutants]) => [
      flow,
      mutants.filter(({ like }) => chosen.get(like) === flow),
    ]),
  );
}
