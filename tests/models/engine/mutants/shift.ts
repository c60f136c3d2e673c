import type { FlowUnderTest } from '../flowsUnderTest.ts';
import { flowsUnderTest } from '../flowsUnderTest.ts';
import { explore } from '../explore.ts';
import { playAll } from '../headless.ts';
import { judge } from '../laws/judge.ts';
import { lawsBrokenBy, unbroken, type Unbroken, type Verdict, verdictOn } from './bite.ts';
import { bodyMutants } from './bodies.ts';
import { comparisonMutant, comparisonsIn } from './brokenComparison.ts';
import { type Draw, type Mutant, mutantsOf } from './mutantsOf.ts';
import { numberOf } from './numberOf.ts';
import type { Comparison } from './switchable.ts';

/** What is broken together: the arrows, the bodies, or the comparisons of a flow. */
export const parts = ['arrows', 'bodies', 'comparisons'] as const;

/** A piece of the work: every `of`th mutant of one part of a flow. */
export interface Piece {
  readonly flow: string;
  readonly part: (typeof parts)[number];
  readonly nth: number;
  readonly of: number;
}

/** A broken flow and what noticed it. */
export interface Bitten {
  readonly flow: string;
  readonly part: Piece['part'];
  readonly kind: string;
  readonly place: string;
  readonly verdict: Verdict;
  /** The laws it breaks; null where they were not asked because something else had found it. */
  readonly laws: readonly string[] | null;
}

interface Seat extends Unbroken {
  readonly mutants: Readonly<Record<Piece['part'], readonly Mutant[]>>;
}

/** One worker at its place: it reads each flow once and is handed one piece after the other. */
export async function shift(
  comparisons: readonly Comparison[],
  { seed, laws }: { readonly seed: number; readonly laws: number },
): Promise<(piece: Piece) => Bitten[]> {
  const flows = await flowsUnderTest();
  const seats = new Map<string, Seat>();
  const draw = drawWith(seed);
  return ({ flow: id, part, nth, of }) => {
    const flow = flows.find((one) => one.id === id);
    if (!flow) throw new Error(`There is no flow ${id}.`);
    const seat = seats.get(id) ?? seatFor(flow, comparisons, draw);
    seats.set(id, seat);
    return seat.mutants[part]
      .filter((_, i) => i % of === nth)
      .map((mutant) => {
        const verdict = verdictOn(mutant, seat);
        const { kind, place } = mutant;
        const isAsked =
          isLeftToLaws(verdict) || numberOf(`${seed} ${id} ${kind} ${place}`) % laws === 0;
        const broken = isAsked ? lawsBrokenBy(mutant, seat) : null;
        return { flow: id, part, kind, place, verdict, laws: broken };
      });
  };
}

function isLeftToLaws(verdict: Verdict): boolean {
  return verdict === 'laws';
}

function seatFor(flow: FlowUnderTest, comparisons: readonly Comparison[], draw: Draw): Seat {
  const whole = unbroken(flow);
  const { chart, cases } = flow;
  const bodies = bodyMutants(chart, () => void explore(chart, cases), draw);
  const made = comparisonsIn(() => {
    const graph = explore(chart, cases);
    playAll(chart, cases, graph, whole.tours);
    judge(flow, graph, 4, 1);
  });
  return {
    ...whole,
    mutants: {
      arrows: mutantsOf(chart, draw),
      bodies,
      comparisons: comparisons
        .filter(({ id }) => made.has(id))
        .map((comparison) => comparisonMutant(comparison, chart)),
    },
  };
}

/** So many other names are tried at a place. */
const drawn = 2;

function drawWith(seed: number): Draw {
  return (all, place) => {
    if (all.length <= drawn) return all;
    const first = numberOf(`${seed} ${place}`) % all.length;
    return Array.from(
      { length: drawn },
      (_, i) => all[(first + i * (1 + (first % (all.length - 1)))) % all.length],
    ).flatMap((one) => one ?? []);
  };
}
