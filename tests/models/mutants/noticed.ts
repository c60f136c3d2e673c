import { describe, expect, test } from 'vitest';
import { transitionsOf } from '#machines/transitions.ts';
import { type FlowUnderTest, flowsUnderTest } from '#tests/models/engine/flowsUnderTest.ts';
import { bite } from '#tests/models/engine/mutants/bite.ts';
import { byTurns } from '#tests/models/engine/mutants/byTurns.ts';
import { mutantsOf } from '#tests/models/engine/mutants/mutantsOf.ts';

const flows = await flowsUnderTest();

/** Groups of flows with a file of their own, so that more than one process can judge. */
export const groups = ['antrag/', 'konto/', 'vertrag/'] as const;

/** Asks of each flow that no more than one mutant of twenty goes unnoticed; what flows of a group share is broken in one. */
export function mutantsAreNoticed(
  flowsOf: (all: readonly FlowUnderTest[]) => FlowUnderTest[],
  share: (flow: FlowUnderTest, index: number) => boolean = () => true,
) {
  const together = flowsOf(flows);
  const mutants = byTurns(together);
  describe('a chart that is broken on purpose', () => {
    // Some hundred proofs each: the largest chart takes a minute of processor time.
    test.each(together.filter(share))('is noticed in $id', { timeout: 300_000 }, (flow) => {
      const { killed, total, survivors } = bite(flow, mutants.get(flow));
      // Twice and a half for each arrow: a small chart has fewer ways to break, a large one many more.
      expect(mutantsOf(flow.chart).length).toBeGreaterThan(2.5 * transitionsOf(flow.chart).length);
      expect({ bites: killed / total >= 0.95, survivors }).toMatchObject({ bites: true });
    });
  });
}

export const inGroup = (group: (typeof groups)[number]) => (all: readonly FlowUnderTest[]) =>
  all.filter(({ id }) => id.startsWith(group));
