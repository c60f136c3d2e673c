import type { AnyActorRef, StateValue } from 'xstate';
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

/** What an open call was made with. */
export function inputOf(
  { children }: { readonly children: Readonly<Record<string, AnyActorRef | undefined>> },
  id: string,
): unknown {
  const call: unknown = children[id]?.getSnapshot();
  return typeof call === 'object' && call !== null && 'input' in call ? call.input : undefined;
}

/** Ids of the calls that are open. */
export function openCalls({ children }: { children: Readonly<Record<string, unknown>> }): string[] {
  return Object.keys(children).filter((id) => children[id] !== undefined);
}

/** Remembers what was worked out for an object; contexts and snapshots never change. */
export function remembered<Of extends object, T>(work: (of: Of) => T): (of: Of) => T {
  const known = new WeakMap<Of, { readonly value: T }>();
  return (of) => {
    const one = known.get(of) ?? { value: work(of) };
    known.set(of, one);
    return one.value;
  };
}
