import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { woerterbuch } from '#viewer/chart/words.ts';
import { aenderung } from './aenderung.ts';
import { enter, type Laid, type NewFlow } from './flow.ts';
import { formular } from './formular.ts';
import { vorgang } from './vorgang.ts';

const templates = dirname(fileURLToPath(import.meta.url));

/** What a flow of a group is made as; a kind of change is no flow, and is laid all the same. */
const families: Readonly<Record<string, (flow: NewFlow) => Laid | string>> = {
  schaden: (flow) => ({
    ...formular(flow),
    todo: `${formular(flow).todo}\nThere is no frame for claims yet: what was laid is a form that is sent.`,
  }),
  vertrag: vorgang,
  aenderung,
  konto: formular,
  vermittler: formular,
};

export const groups = Object.keys(families);

/** What was laid; files from the root of the project. */
export interface Result {
  readonly titel: string;
  readonly written: readonly string[];
  readonly lines: number;
  readonly lists: readonly string[];
  /** Lists written otherwise than expected. */
  readonly byHand: readonly string[];
  readonly todo: string;
}

/** Lays a flow in the project below `root`; a sentence where it cannot. */
export function lay(root: string, id: string, ownTitle?: string): Result | string {
  const [group = '', name = ''] = id.split('/');
  const family = families[group];
  if (!family || !/^[a-z]+(?:-[a-z]+)*$/.test(name) || id !== `${group}/${name}`) {
    return `Usage: npm run flow:new <group>/<name> ["Titel"]   group: ${groups.join(', ')}`;
  }
  if (existsSync(join(root, 'machines', id))) return `machines/${id} is there already.`;

  const Pascal = name.split('-').map(large).join('');
  const camel = Pascal.charAt(0).toLowerCase() + Pascal.slice(1);
  const titel = ownTitle ?? woerterbuch().zustand(camel);
  if (/['\\\n]/.test(titel)) return 'A title has no quotes, backslashes or line ends.';

  const laid = family({ root, id, group, name, camel, Pascal, titel });
  if (typeof laid === 'string') return laid;
  const words = { id, name, punkt: `${group}.${camel}`, camel, Pascal, ...laid.words };
  const fill = filler({ ...words, titel: laid.titel });
  const written = Object.entries(laid.templates).flatMap(([template, place]) =>
    write(root, template, place, fill),
  );
  const byHand = laid.lists.flatMap((entry) => enter(root, entry) ?? []);
  const lists = laid.lists.map(({ file }) => file);
  if (!format(root, [...written, ...lists])) return 'The new files could not be formatted.';
  const lines = written.map((file) => linesOf(join(root, file))).reduce((a, b) => a + b, 0);
  return { titel: laid.titel, written, lines, lists, byHand, todo: laid.todo };
}

type Fill = (text: string) => string;

function filler(words: Readonly<Record<string, string>>): Fill {
  return (text) =>
    Object.entries(words).reduce(
      (now, [word, value]) => now.replaceAll(`__${word}__`, () => value),
      text,
    );
}

/** Writes a template, or every template below a folder. */
function write(root: string, template: string, place: string, fill: Fill): string[] {
  const source = join(templates, template);
  if (template.endsWith('.txt')) {
    mkdirSync(dirname(join(root, place)), { recursive: true });
    writeFileSync(join(root, place), fill(readFileSync(source, 'utf8')));
    return [place];
  }
  return readdirSync(source).flatMap((name) =>
    write(root, `${template}/${name}`, `${place}/${name.replace(/\.txt$/, '')}`, fill),
  );
}

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1;
}

function format(root: string, files: readonly string[]): boolean {
  const oxfmt = join('node_modules', 'oxfmt', 'bin', 'oxfmt');
  return spawnSync(process.execPath, [oxfmt, ...files], { cwd: root }).status === 0;
}

function large(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
