import type { StateValue } from 'xstate';

/** Dot path of the leaf state, for example `zugangsdaten.eingabe`; parallel regions are parted by a blank. */
export function leaf(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .flatMap(([state, inner]) => (inner === undefined ? [] : [`${state}.${leaf(inner)}`]))
    .join(' ');
}
