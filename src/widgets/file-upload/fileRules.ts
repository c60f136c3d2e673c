import { type FileKind, kindList, kindOf } from './fileKinds.ts';
import { fileSize } from './fileSize.ts';

export interface FileRules {
  kinds: readonly FileKind[];
  maxFiles: number;
  maxBytes: number;
  /** Of all files together. */
  maxTotalBytes: number | undefined;
}

/** A file that is there already, or on its way. */
export interface Present {
  name: string;
  size: number;
}

/** What was chosen, each with a name of its own or with the reason why it is not taken. */
export function sortOut(
  chosen: readonly File[],
  present: readonly Present[],
  rules: FileRules,
): { taken: { file: File; name: string }[]; refused: { name: string; error: string }[] } {
  const taken: { file: File; name: string }[] = [];
  const refused: { name: string; error: string }[] = [];
  const tooMany: File[] = [];
  const there = [...present];
  for (const file of chosen) {
    const error = refusal(file, there, rules);
    if (error !== undefined) refused.push({ name: file.name, error });
    else if (there.length >= rules.maxFiles) tooMany.push(file);
    else {
      const name = freeName(file.name, there);
      taken.push({ file, name });
      there.push({ name, size: file.size });
    }
  }
  return { taken, refused: [...refused, ...surplus(tooMany, rules)] };
}

function refusal(file: File, there: readonly Present[], rules: FileRules): string | undefined {
  const { kinds, maxBytes, maxTotalBytes } = rules;
  if (kindOf(file, kinds) === undefined) {
    return `Dieser Dateityp wird nicht unterstützt. Erlaubt sind ${kindList(kinds)}.`;
  }
  if (file.size === 0) return 'Die Datei ist leer.';
  if (file.size > maxBytes) return `Die Datei hat mehr als ${fileSize(maxBytes)}.`;
  if (there.some(({ name, size }) => name === file.name && size === file.size)) {
    return 'Diese Datei haben Sie schon ausgewählt.';
  }
  const total = there.reduce((sum, { size }) => sum + size, file.size);
  return maxTotalBytes !== undefined && total > maxTotalBytes
    ? `Alle Dateien zusammen hätten mehr als ${fileSize(maxTotalBytes)}.`
    : undefined;
}

/** All that are too many in one line: a whole folder must not fill the page. */
function surplus(tooMany: readonly File[], { maxFiles }: FileRules) {
  const [first] = tooMany;
  if (first === undefined) return [];
  const name = tooMany.length === 1 ? first.name : `${tooMany.length} weitere Dateien`;
  return [{ name, error: `Sie können höchstens ${filesInWords(maxFiles)} hochladen.` }];
}

export function filesInWords(count: number): string {
  return count === 1 ? 'eine Datei' : `${count}\u00A0Dateien`;
}

/** Phones call every picture the same: `image.jpg` becomes `image (2).jpg`. */
function freeName(wanted: string, there: readonly Present[]): string {
  const [, stem = wanted, ending = ''] = /^(.+?)(\.[^.]+)?$/.exec(wanted) ?? [];
  let name = wanted;
  for (let count = 2; there.some((file) => file.name === name); count += 1) {
    name = `${stem} (${count})${ending}`;
  }
  return name;
}
