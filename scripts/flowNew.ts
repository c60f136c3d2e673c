// npm run flow:new <group>/<name> ["Titel"]: lays every folder a flow needs, with a small flow that
// holds everywhere; then it is written over step by step. What it lays is a form that is sent, which an
// application is not.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { woerterbuch } from '#viewer/chart/words.ts';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const templates = join(here, 'flow-new');
const groups = ['antrag', 'schaden', 'vertrag', 'konto', 'vermittler'];

const [id = '', ownTitle] = process.argv.slice(2);
const [group = '', name = ''] = id.split('/');
if (!groups.includes(group) || !/^[a-z]+(?:-[a-z]+)*$/.test(name) || id !== `${group}/${name}`) {
  stop(`Usage: npm run flow:new <group>/<name> ["Titel"]   group: ${groups.join(', ')}`);
}
if (existsSync(join(root, 'machines', id))) stop(`machines/${id} is there already.`);
if (group === 'antrag') {
  stop(`An application is no form that is sent: copy the files of antrag/fahrrad, put together from
machines/antrag/parts and machines/antrag/fragen, and set abschliessbar in src/contract/produkte.
The compiler then names every list that lacks a line.`);
}

const pascal = name.split('-').map(large).join('');
const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
const title = ownTitle ?? woerterbuch().zustand(camel);
if (/['\\\n]/.test(title)) stop('A title has no quotes, backslashes or line ends.');

const places: Readonly<Record<string, string>> = {
  machines: `machines/${id}`,
  portal: `src/portal/flows/${id}`,
  'cases.ts.txt': `tests/models/${id}/cases.ts`,
  'docs.md.txt': `docs/flows/${group}-${name}.md`,
};
const written = Object.entries(places).flatMap(([template, place]) => lay(template, place));
enterInRegistry();
format([...written, 'machines/registry.ts']);

console.log(`${title} (${id}):`);
for (const file of written) console.log(`  ${file}`);
console.log(`  machines/registry.ts

It holds as it is: npx tsc -p tsconfig.json, npx vitest run tests/rooms.test.ts, npm run prove.
Still to be written, because only you know it:
  src/portal/pages and routes.tsx   a page that shows ${pascal}View and hands it the request to send
  tests/models/${id}/browser.ts   address and request of each call, for the tours in the browser
  machines/${id}/worte.ts   German words for names that do not read well (optional; registry: worte)`);

/** Writes a template, or every template below a folder. */
function lay(template: string, place: string): string[] {
  if (template.endsWith('.txt')) {
    const target = join(root, place);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, filled(readFileSync(join(templates, template), 'utf8')));
    return [place];
  }
  return readdirSync(join(templates, template), { withFileTypes: true }).flatMap((entry) =>
    lay(`${template}/${entry.name}`, `${place}/${entry.name.replace(/\.txt$/, '')}`),
  );
}

function filled(text: string): string {
  return text
    .replaceAll('__id__', id)
    .replaceAll('__punkt__', `${group}.${camel}`)
    .replaceAll('__camel__', camel)
    .replaceAll('__Pascal__', pascal)
    .replaceAll('__titel__', title);
}

/** The only list of flows; two groups may have a flow of the same name, so its group tells them apart. */
function enterInRegistry(): void {
  const file = join(root, 'machines', 'registry.ts');
  const own = group + pascal;
  const imports = `import {
  antworten as ${own}Antworten,
  entwurfsregel as ${own}Entwurf,
} from './${id}/answers.ts';
import { ${camel} as ${own} } from './${id}/machine.ts';
`;
  const line = `  '${id}': {
    titel: '${title}',
    chart: ${own},
    antworten: ${own}Antworten,
    entwurf: ${own}Entwurf,
  },
`;
  const text = readFileSync(file, 'utf8');
  const next = text
    .replace('\nexport interface Flow {', () => `${imports}\nexport interface Flow {`)
    .replace(/\n\} as const satisfies Record<string, Flow>;/, (end) => `\n${line}${end.slice(1)}`);
  if (next.length !== text.length + imports.length + line.length) {
    stop('machines/registry.ts is written otherwise than expected; enter the flow by hand.');
  }
  writeFileSync(file, next);
}

function format(files: readonly string[]): void {
  const oxfmt = join('node_modules', 'oxfmt', 'bin', 'oxfmt');
  const { status } = spawnSync(process.execPath, [oxfmt, ...files], { cwd: root });
  if (status !== 0) stop('The new files could not be formatted.');
}

function large(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
