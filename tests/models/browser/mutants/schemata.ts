import { parseSync } from 'vite';
import { breaksOf } from './breaks.ts';
import type { Break, Kind } from './edit.ts';
import { type Names, namesIn, neighbours } from './names.ts';
import type { Node } from './node.ts';

/** An effect or a view that can be broken while the portal runs. */
export interface ViewMutant {
  readonly id: number;
  readonly kind: Kind;
  readonly file: string;
  readonly line: number;
  /** What becomes of it, in the words of the source. */
  readonly what: string;
  /** It stands outside of every function: it is there as soon as its file is, whoever needs it. */
  readonly isLoaded: boolean;
  /** It is come by only where one of these is read: words may be passed on by whoever never says them. */
  readonly words?: readonly string[];
}

/**
 * Sources in which every mutant stands beside what it replaces and asks, whenever it is come by, whether it is the one
 * that is wanted (`inPage.ts`): all of them are built once and each is tried without building anything anew.
 */
export function schemata(sources: ReadonlyMap<string, string>): {
  readonly mutants: readonly ViewMutant[];
  readonly written: ReadonlyMap<string, string>;
} {
  const parsed = [...sources]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, code]) => ({ file, code, program: parseSync(file, code).program as Node }));
  const names: Names = new Map(parsed.map(({ file, program }) => [file, namesIn(program)]));
  const mutants: ViewMutant[] = [];
  const written = new Map<string, string>();
  for (const { file, code, program } of parsed) {
    const edits: Edit[] = [];
    for (const found of breaksOf({ file, code, program, near: neighbours(names, file) })) {
      const id = mutants.length;
      const { kind, what, isLoaded, words } = found;
      const line = code.slice(0, found.edits[0]?.start ?? 0).split('\n').length;
      mutants.push({ id, kind, file, line, what, isLoaded, ...(words && { words }) });
      for (const edit of found.edits) edits.push({ ...edit, id });
    }
    if (edits.length > 0) written.set(file, rewritten(code, edits));
  }
  return { mutants, written };
}

type Edit = Break['edits'][number] & { readonly id: number };

/** The source with all edits: what lies in another edit is rewritten first. */
function rewritten(code: string, edits: readonly Edit[]): string {
  return between(0, code.length, code, edits);
}

function between(start: number, end: number, code: string, edits: readonly Edit[]): string {
  let text = '';
  let at = start;
  const outermost = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  for (const edit of outermost) {
    if (edit.start < at) continue;
    const { start: from, end: to, around, within } = edit;
    const own = edits.filter((one) => one.start === from && one.end === to);
    const inner = edits.filter(
      (one) => one.start >= from && one.end <= to && !(one.start === from && one.end === to),
    );
    const whole = own.reduce(
      (value, one) => one.write(one.id, value),
      between(within?.start ?? from, within?.end ?? to, code, inner),
    );
    text += code.slice(at, from) + (around?.(whole) ?? whole);
    at = to;
  }
  return text + code.slice(at, end);
}
