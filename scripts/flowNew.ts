// npm run flow:new <group>/<name> ["Titel"]: lays every file that a flow of its family needs and enters its
// lines in the typed lists; it holds everywhere as it is, then it is written over step by step.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { woerterbuch } from '#viewer/chart/words.ts';
import { antrag } from './flow-new/antrag.ts';
import { enter, type Laid, type NewFlow } from './flow-new/flow.ts';
import { formular } from './flow-new/formular.ts';

const here = dirname(fileURLToPath(import.meta.url));
const templates = join(here, 'flow-new');
process.chdir(dirname(here));

/** What a flow of a group is made as. */
const families: Readonly<Record<string, (flow: NewFlow) => Laid | string>> = {
  antrag,
  schaden: (flow) => ({
    ...formular(flow),
    todo: `${formular(flow).todo}\nThere is no frame for claims yet: what was laid is a form that is sent.`,
  }),
  vertrag: formular,
  konto: formular,
  vermittler: formular,
};

const [id = '', ownTitle] = process.argv.slice(2);
const [group = '', name = ''] = id.split('/');
const family = families[group];
if (!family || !/^[a-z]+(?:-[a-z]+)*$/.test(name) || id !== `${group}/${name}`) {
  stop(
    `Usage: npm run flow:new <group>/<name> ["Titel"]   group: ${Object.keys(families).join(', ')}`,
  );
}
if (existsSync(join('machines', id))) stop(`machines/${id} is there already.`);

const Pascal = name.split('-').map(large).join('');
const camel = Pascal.charAt(0).toLowerCase() + Pascal.slice(1);
const titel = ownTitle ?? woerterbuch().zustand(camel);
if (/['\\\n]/.test(titel)) stop('A title has no quotes, backslashes or line ends.');

const laid = family({ id, group, name, camel, Pascal, titel });
if (typeof laid === 'string') stop(laid);
const words = Object.entries({
  id,
  name,
  punkt: `${group}.${camel}`,
  camel,
  Pascal,
  ...laid.words,
  titel: laid.titel,
});
const written = Object.entries(laid.templates).flatMap(([template, place]) => lay(template, place));
const byHand = laid.lists.flatMap((entry) => enter(entry) ?? []);
const lists = laid.lists.map(({ file }) => file);
format([...written, ...lists]);

console.log(`${laid.titel} (${id}), ${written.map(linesOf).reduce((a, b) => a + b, 0)} lines:`);
for (const file of written) console.log(`  ${file}`);
console.log(`and in the lists
${lists.map((file) => `  ${file}${byHand.includes(file) ? '   (written otherwise than expected: enter it by hand)' : ''}`).join('\n')}

It holds as it is: npx tsc -p tsconfig.json, npx vitest run tests/rooms.test.ts, npm run prove.
${laid.todo}`);
process.exitCode = byHand.length > 0 ? 1 : 0;

/** Writes a template, or every template below a folder. */
function lay(template: string, place: string): string[] {
  if (template.endsWith('.txt')) {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, filled(readFileSync(join(templates, template), 'utf8')));
    return [place];
  }
  return readdirSync(join(templates, template), { withFileTypes: true }).flatMap((entry) =>
    lay(`${template}/${entry.name}`, `${place}/${entry.name.replace(/\.txt$/, '')}`),
  );
}

function filled(text: string): string {
  return words.reduce((now, [word, value]) => now.replaceAll(`__${word}__`, () => value), text);
}

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1;
}

function format(files: readonly string[]): void {
  const oxfmt = join('node_modules', 'oxfmt', 'bin', 'oxfmt');
  const { status } = spawnSync(process.execPath, [oxfmt, ...files]);
  if (status !== 0) stop('The new files could not be formatted.');
}

function large(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
