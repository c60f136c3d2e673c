import type { AnyStateMachine } from 'xstate';
import type { Mutant } from './mutantsOf.ts';
import type { Comparison } from './switchable.ts';

/** Which comparison is broken, asked by the rewritten sources; and which of them were made at all. */
let broken = -1;
let made = new Set<number>();

function isBroken(id: number): boolean {
  made.add(id);
  return broken === id;
}

/** What the rewritten sources call instead of `&&`, `||` and a comparison of their own. */
const answers = {
  and: (first: number, second: number, left: () => unknown, right: () => unknown): unknown => {
    if (isBroken(first)) return right();
    return isBroken(second) ? left() : left() && right();
  },
  or: (first: number, second: number, left: () => unknown, right: () => unknown): unknown => {
    if (isBroken(first)) return right();
    const one = left();
    return isBroken(second) || one ? one : right();
  },
  is: (yes: number, no: number, compare: () => unknown): unknown =>
    isBroken(yes) || (!isBroken(no) && compare()),
};

Object.assign(globalThis, { brokenComparison: answers });

/** The comparisons that are made while something runs. */
export function comparisonsIn(run: () => void): ReadonlySet<number> {
  made = new Set();
  run();
  return made;
}

export function comparisonMutant({ id, kind, place }: Comparison, chart: AnyStateMachine): Mutant {
  return {
    kind,
    place,
    make: () => {
      broken = id;
      return chart;
    },
    undo: () => void (broken = -1),
  };
}
