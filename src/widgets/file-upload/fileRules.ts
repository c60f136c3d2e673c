import { type FileKind, kindList, kindOf } from './fileKinds.ts';
import { fileSize } from './fileSize.ts';
import type { SayFiles } from './fileWords.ts';

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
  { say, ...rules }: FileRules & { say: SayFiles },
): { taken: { file: File; name: string }[]; refused: { name: string; error: string }[] } {
  const taken: { file: File; name: string }[] = [];
  const refused: { name: string; error: string }[] = [];
  const tooMany: File[] = [];
  const there = [...present];
  for (const file of chosen) {
    const error = refusal(file, there, { say, ...rules });
    if (error !== undefined) refused.push({ name: file.name, error });
    else if (there.length >= rules.maxFiles) tooMany.push(file);
    else {
      const name = freeName(file.name, there);
      taken.push({ file, name });
      there.push({ name, size: file.size });
    }
  }
  return { taken, refused: [...refused, ...surplus(tooMany, { say, ...rules })] };
}

function refusal(
  file: File,
  there: readonly Present[],
  { kinds, maxBytes, maxTotalBytes, say }: FileRules & { say: SayFiles },
): string | undefined {
  if (kindOf(file, kinds) === undefined) {
    return say('falscheArt', { arten: kindList(kinds) });
  }
  if (file.size === 0) return say('leer');
  if (file.size > maxBytes) return say('zuGross', { size: fileSize(maxBytes) });
  if (there.some(({ name, size }) => name === file.name && size === file.size)) {
    return say('schonDa');
  }
  const total = there.reduce((sum, { size }) => sum + size, file.size);
  return maxTotalBytes !== undefined && total > maxTotalBytes
    ? say('zusammenZuGross', { size: fileSize(maxTotalBytes) })
    : undefined;
}

/** All that are too many in one line: a whole folder must not fill the page. */
function surplus(
  tooMany: readonly File[],
  { maxFiles, say }: Pick<FileRules, 'maxFiles'> & { say: SayFiles },
) {
  const [first] = tooMany;
  if (first === undefined) return [];
  const name = tooMany.length === 1 ? first.name : say('weitere', { count: tooMany.length });
  return [{ name, error: say('zuViele', { files: filesInWords(maxFiles, say) }) }];
}

export function filesInWords(count: number, say: SayFiles): string {
  return count === 1 ? say('eineDatei') : say('dateien', { count });
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
