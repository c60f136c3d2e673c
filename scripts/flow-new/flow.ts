import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A flow that is to be laid. */
export interface NewFlow {
  /** Where the project is. */
  readonly root: string;
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly camel: string;
  readonly Pascal: string;
  readonly titel: string;
}

/** What a family lays. */
export interface Laid {
  readonly titel: string;
  /** Template, or folder of templates, by its path, and where it goes. */
  readonly templates: Readonly<Record<string, string>>;
  /** What stands between underscores in them, beside the names of the flow. */
  readonly words: Readonly<Record<string, string>>;
  /** Lines in typed lists. */
  readonly lists: readonly ListEntry[];
  /** What only its author knows. */
  readonly todo: string;
}

/** A line in a list; null where the list is written otherwise than expected. */
export interface ListEntry {
  readonly file: string;
  readonly entered: (text: string) => string | null;
}

interface Line {
  readonly imports?: string;
  /** What the imports stand before. */
  readonly before?: string;
  readonly entry: string;
  /** The end of the list. */
  readonly end: string;
}

/** One more entry at the end of a list, and what it imports. */
export function line(file: string, { imports = '', before = '', entry, end }: Line): ListEntry {
  return {
    file,
    entered: (text) => {
      if (text.split(end).length !== 2 || (before && !text.includes(before))) return null;
      const [head = '', tail = ''] = text.split(end);
      return `${head}${entry}${end}${tail}`.replace(before, () => imports + before);
    },
  };
}

/** Places in a file of the product's own that say it otherwise from now on. */
export function replaced(file: string, ...pairs: (readonly [RegExp, string])[]): ListEntry {
  return {
    file,
    entered: (text) =>
      pairs.reduce<string | null>(
        (now, [old, next]) => (now !== null && old.test(now) ? now.replace(old, next) : null),
        text,
      ),
  };
}

/** Enters it; the file, where it must be done by hand. */
export function enter(root: string, { file, entered }: ListEntry): string | null {
  const place = join(root, file);
  const next = entered(readFileSync(place, 'utf8'));
  if (next === null) return file;
  writeFileSync(place, next);
  return null;
}
