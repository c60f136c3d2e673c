import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { globaleEreignisse } from './globals.ts';
import { statesOf, withInitials } from './transitions.ts';

/** „Schritt n von m“. */
export interface Fortschritt {
  readonly nummer: number;
  readonly von: number;
}

/**
 * How far a customer is: her steps so far, and the fewest that are still to come up to the goal.
 * Counts from the end of her path (`walk.ts`), so a branch that her answers open or close is counted
 * as soon as she gives them; only a longer way than the shortest moves the end.
 */
export function fortschritt(
  chart: AnyStateMachine,
  schritte: readonly string[],
  schritt: string,
  ziel: string,
): Fortschritt {
  const nummer = schritte.indexOf(schritt) + 1;
  const ende = schritte.indexOf(ziel);
  if (ende >= 0) return { nummer, von: ende + 1 };
  const letzter = schritte.at(-1);
  const rest = letzter === undefined ? 0 : (abstand(chart, letzter, ziel) ?? 0);
  return { nummer, von: schritte.length + rest };
}

/**
 * The fewest steps from one to another along the arrows of the chart; null where no way leads there.
 * Looked for once: a chart never changes, and every page says how far she is.
 */
export function abstand(chart: AnyStateMachine, von: string, bis: string): number | null {
  const jeWeg = abstaende.get(chart) ?? new Map<string, number | null>();
  abstaende.set(chart, jeWeg);
  const weg = `${von}\n${bis}`;
  const gemessen = jeWeg.get(weg);
  if (gemessen !== undefined) return gemessen;
  const gefunden = gesucht(chart, von, bis);
  jeWeg.set(weg, gefunden);
  return gefunden;
}

const abstaende = new WeakMap<AnyStateMachine, Map<string, number | null>>();

function gesucht(chart: AnyStateMachine, von: string, bis: string): number | null {
  const states = statesOf(chart);
  let front = states.filter((state) => stepOf(state) === von);
  const seen = new Set(front);
  for (let steps = 0; front.length > 0; steps += 1) {
    const here = closure(front, seen);
    if (here.some((state) => stepOf(state) === bis)) return steps;
    front = here.flatMap(targetsOf).filter((state) => !seen.has(state));
    for (const state of front) seen.add(state);
  }
  return null;
}

/** States reached without leaving the step: within it, or by states that belong to none. */
function closure(states: readonly AnyStateNode[], seen: Set<AnyStateNode>): AnyStateNode[] {
  const all = [...states];
  for (const state of all) {
    for (const target of targetsOf(state)) {
      const step = stepOf(target);
      if (seen.has(target) || (step !== null && step !== stepOf(state))) continue;
      seen.add(target);
      all.push(target);
    }
  }
  return all;
}

/** Where the customer's own arrows lead; Back, jumps and what comes from outside are no way forward. */
function targetsOf(state: AnyStateNode): AnyStateNode[] {
  const first = state.type === 'compound' ? [state.initial] : [];
  return [...arrowsOf(state), ...first].flatMap(withInitials).flatMap(({ target }) => target ?? []);
}

/** The arrows that leave a state, with those of the states it lies in. */
function arrowsOf(state: AnyStateNode): AnyTransitionDefinition[] {
  const forward = [...state.transitions]
    .filter(([event]) => event !== 'xstate.route' && !globaleEreignisse.some((g) => g === event))
    .flatMap(([, transitions]) => transitions);
  const inherited = state.parent?.parent ? arrowsOf(state.parent) : [];
  return [...forward, ...(state.always ?? []), ...inherited];
}

function stepOf(state: AnyStateNode): string | null {
  const meta: unknown = state.meta;
  if (typeof meta === 'object' && meta !== null && 'step' in meta) {
    return typeof meta.step === 'string' ? meta.step : null;
  }
  return state.parent ? stepOf(state.parent) : null;
}
