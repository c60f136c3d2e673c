import type { Near } from './names.ts';
import { type entriesOf, holds, nameOf, type Node, part } from './node.ts';

export const kinds = [
  'labels swapped',
  'value from its neighbour',
  'neighbour event',
  'error dropped',
  'busy kept',
  'way to its neighbour',
  'request field swapped',
  'key made anew',
  'query kept',
  'condition negated',
] as const;
export type Kind = (typeof kinds)[number];

/** A piece of source that is written so that it can be another one; `around` it goes what its place asks for. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly write: (id: number, whole: string) => string;
  readonly around?: (written: string) => string;
  /** What is written so, where that is not the whole piece. */
  readonly within?: Node;
}

/** One way to break a source; several edits are one mutant. */
export interface Break {
  readonly kind: Kind;
  readonly what: string;
  readonly isLoaded: boolean;
  readonly edits: readonly Edit[];
  /** What stands for each other, where a person reads it as it is written. */
  readonly words?: readonly string[];
}

/** What a finder is told of a node. */
export interface Place {
  readonly node: Node;
  readonly file: string;
  readonly near: Near;
  readonly source: (node: Node) => string;
}

/** A break as a finder tells it. */
export type Found = Omit<Break, 'isLoaded'>;

/** Name under which the rewritten sources ask (`inPage.ts`). */
export const asked = 'globalThis.brokenView';

export function spanOf({ start, end }: Node): { start: number; end: number } {
  return { start, end };
}

/** Nothing but the wanted one is evaluated. */
export function instead(id: number, other: string, whole: string): string {
  return `(${asked}.is(${id}) ? (${other}) : (${whole}))`;
}

/** The value of an entry, also where `{ body }` stands for both. */
export function entryEdit({ key, value, property }: EntryOf, write: Edit['write']): Edit {
  const isShort = Reflect.get(property, 'shorthand') === true;
  return isShort
    ? { ...spanOf(property), write, around: (written) => `${key}: ${written}` }
    : { ...spanOf(value), write };
}

/** As `entryEdit`, asked for when it is read and not already when its file is loaded. */
export function readEdit({ key, value, property }: EntryOf, write: Edit['write']): Edit {
  const around = (written: string) => `get ${key}() { return ${written}; }`;
  return { ...spanOf(property), write, around, within: value };
}

type EntryOf = ReturnType<typeof entriesOf>[number];

export function callsHook(node: Node): boolean {
  return holds(
    node,
    (one) => one.type === 'CallExpression' && /^use[A-Z]/.test(nameOf(part(one, 'callee'))),
  );
}
