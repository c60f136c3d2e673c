import type { SayFiles } from './fileWords.ts';

/** What may be uploaded (`specification §5`, Files): word, file name endings, media types. */
const kinds = {
  heic: {
    group: 'fotos',
    word: 'HEIC',
    endings: ['heic'],
    types: ['image/heic', 'image/heic-sequence'],
  },
  heif: {
    group: 'fotos',
    word: 'HEIF',
    endings: ['heif'],
    types: ['image/heif', 'image/heif-sequence'],
  },
  jpeg: { group: 'fotos', word: 'JPEG', endings: ['jpeg', 'jpg'], types: ['image/jpeg'] },
  png: { group: 'fotos', word: 'PNG', endings: ['png'], types: ['image/png'] },
  mpeg: { group: 'videos', word: 'MPEG', endings: ['mpeg', 'mpg'], types: ['video/mpeg'] },
  mp4: { group: 'videos', word: 'MP4', endings: ['mp4'], types: ['video/mp4'] },
  quicktime: { group: 'videos', word: 'MOV', endings: ['mov', 'qt'], types: ['video/quicktime'] },
  pdf: { group: undefined, word: 'PDF', endings: ['pdf'], types: ['application/pdf'] },
  text: { group: undefined, word: 'TXT', endings: ['txt'], types: ['text/plain'] },
} as const;

export type FileKind = keyof typeof kinds;

export const allKinds: readonly FileKind[] = [
  'heic',
  'heif',
  'jpeg',
  'png',
  'mpeg',
  'mp4',
  'quicktime',
  'pdf',
  'text',
];

/** The kind of a file among those allowed; systems that do not know a type leave it empty, then the name decides. */
export function kindOf(
  file: { name: string; type: string },
  allowed: readonly FileKind[],
): FileKind | undefined {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  const type = file.type.toLowerCase().split(';')[0] ?? '';
  return allowed.find((kind) => {
    const { endings, types } = kinds[kind];
    const named = ending === undefined || endings.some((known) => known === ending);
    const typed = types.some((known) => known === type);
    return type === '' ? named && ending !== undefined : typed && (named || isOther(ending, type));
  });
}

/** `foto.jpg` that says it is a PNG is a PNG; one that says it is a script is none. */
function isOther(ending: string | undefined, type: string): boolean {
  const group = type.split('/')[0];
  return Object.values(kinds).some(
    (kind) =>
      kind.endings.some((known) => known === ending) &&
      kind.types.some((known) => known.split('/')[0] === group),
  );
}

/** `Fotos (HEIC, JPEG), Videos (MP4) und PDF`. */
export function kindsInWords(allowed: readonly FileKind[], say: SayFiles): string {
  const groups = new Map<string, string[]>();
  for (const kind of allowed) {
    const { group, word } = kinds[kind];
    const name = group === undefined ? word : say(group);
    groups.set(name, [...(groups.get(name) ?? []), word]);
  }
  const words = [...groups].map(([group, members]) =>
    members.length === 1 && members[0] === group ? group : `${group} (${members.join(', ')})`,
  );
  return list.format(words);
}

/** `HEIC, JPEG und PDF`, in the order of the server's own sentence (`domain/schaden.md §6`). */
export function kindList(allowed: readonly FileKind[]): string {
  const named = inRefusals.filter((kind) => allowed.includes(kind));
  return list.format(named.map((kind) => kinds[kind].word));
}

const inRefusals = [
  'heif',
  'heic',
  'jpeg',
  'png',
  'mpeg',
  'mp4',
  'quicktime',
  'text',
  'pdf',
] as const satisfies readonly FileKind[];

/** What the browser's dialog offers. */
export function acceptOf(allowed: readonly FileKind[]): string {
  return allowed
    .flatMap((kind) => [...kinds[kind].types, ...kinds[kind].endings.map((ending) => `.${ending}`)])
    .join(',');
}

const list = new Intl.ListFormat('de-DE', { type: 'conjunction' });
