import type { StateValue } from 'xstate';

/**
 * Dot path of the leaf state, for example `zugangsdaten.eingabe`; parallel regions are parted by a blank. A phase of a
 * long flow (`angebotsphase`) only holds steps together: it has no name here, so that a step may change its phase.
 */
export function leaf(value: StateValue): string {
  return leavesOf(value).join(' ');
}

function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([state, inner]) => {
    if (inner === undefined) return [];
    const inside = leavesOf(inner);
    return istPhase(state) ? inside : inside.map((path) => `${state}.${path}`);
  });
}

/** A flow is in this state, in whichever phase that lies: `tarif`, `tarif.rechnet`. */
export function istIn({ value }: { readonly value: StateValue }, state: string): boolean {
  return leavesOf(value).some((path) => `${path}.`.startsWith(`${state}.`));
}

/** A compound state that only holds steps together is called so. */
export function istPhase(state: string): boolean {
  return state.endsWith('phase');
}
