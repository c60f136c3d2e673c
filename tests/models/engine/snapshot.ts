import type { AnyActorRef, AnyMachineSnapshot, StateValue } from 'xstate';
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
export function seen(snapshot: AnyMachineSnapshot) {
  const beneath = beneathOf(snapshot);
  return {
    context: contextIn(snapshot),
    matches: (state: string) =>
      istIn(snapshot, state) || beneath.some((below) => istIn({ value: below }, state)),
  };
}

function contextIn({ context }: { readonly context: unknown }): unknown {
  return context;
}

/** Where an interrupted flow stands beneath the sign-in: its page still shows that. */
export function beneathOf(snapshot: AnyMachineSnapshot): StateValue[] {
  if (!snapshot.hasTag('unterbrochen')) return [];
  return Object.values(snapshot.historyValue)
    .flat()
    .map(({ path }) =>
      path
        .slice(0, -1)
        .reduceRight<StateValue>((inner, key) => ({ [key]: inner }), path.at(-1) ?? ''),
    );
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
