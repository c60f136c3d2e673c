import type { StateValue } from 'xstate';
import { istIn, leaf } from '#machines/leaf.ts';

/** The context of a snapshot of any chart. */
export function contextOf({ context }: { context: unknown }): object {
  return typeof context === 'object' && context !== null ? context : {};
}

/** Where a snapshot is, for a sentence. */
export function placeOf({ value }: { value: StateValue }): string {
  return leaf(value);
}

/** A snapshot as an invariant sees it: in a state by its name, in whichever phase of a long flow that lies. */
export function seen({ context, value }: { context: unknown; value: StateValue }) {
  return { context, matches: (state: string) => istIn({ value }, state) };
}

/** Ids of the calls that are open. */
export function openCalls({ children }: { children: Readonly<Record<string, unknown>> }): string[] {
  return Object.keys(children).filter((id) => children[id] !== undefined);
}
