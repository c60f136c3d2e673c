import type { StateValue } from 'xstate';
import { leaf } from '#machines/leaf.ts';

/** The context of a snapshot of any chart. */
export function contextOf({ context }: { context: unknown }): object {
  return typeof context === 'object' && context !== null ? context : {};
}

/** Where a snapshot is, for a sentence. */
export function placeOf({ value }: { value: StateValue }): string {
  return leaf(value);
}

/** Ids of the calls that are open. */
export function openCalls({ children }: { children: Readonly<Record<string, unknown>> }): string[] {
  return Object.keys(children).filter((id) => children[id] !== undefined);
}
