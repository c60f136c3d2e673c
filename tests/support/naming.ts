import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { aenderungsarten } from '#contract/aenderungen/seiten.ts';
import { produkte } from '#contract/produkte/produkte.ts';

/** Files that name a product or a kind of change although they are not its own, by its name. */
export type Naming = Readonly<Record<string, readonly string[]>>;

/** So many may: each a line in the typed list of its room, where a forgotten one is a type error. */
export const allowed = 2;

const exceptionsFile = 'tests/support/naming.json';

/** Files that still do above what is allowed; the list may only get shorter. */
export function exceptions(): Naming {
  return JSON.parse(readFileSync(exceptionsFile, 'utf8')) as Naming;
}

/** Writes the exceptions as they are now: `RENAME=1 npx vitest run tests/rooms.test.ts`. */
export function writeExceptions(): void {
  const above = Object.entries(naming()).filter(([, files]) => files.length > allowed);
  writeFileSync(exceptionsFile, `${JSON.stringify(Object.fromEntries(above), null, 2)}\n`);
}

/** What a product goes by: its key, its folders and addresses, its generations, its calls. */
const products = Object.entries(produkte).map(([key, { aufruf, antraege, generationen }]) => ({
  name: key,
  keys: [...new Set([key, ...Object.keys(generationen)])],
  places: [...new Set([...Object.keys(antraege), ...(aufruf === null ? [] : [aufruf])])],
}));

/** Data of the demo, samples, pages that are words about everything, and lists of words and countries. */
const leftOut =
  /^src\/(?:server\/seeds|widgets\/gallery|portal\/pages\/(?:fragen|rechtliches))\/|\/(?:einfachePasswoerter|laendercodes)\.ts$/;

/** Who names what, by `PRODUCT` and by `kind`. */
export function naming(): Naming {
  const sources = ['machines', 'src'].flatMap(sourcesIn);
  const others = sources.filter(({ file }) => !products.some((eines) => isOwn(file, eines)));
  const ofProducts = products.map((one) => [one.name, who(others, productNamed(one))] as const);
  const ofKinds = aenderungsarten.map((art) => {
    const elsewhere = sources.filter(({ file }) => !partsOf(file).includes(plain(art)));
    return [art, who(elsewhere, kindNamed(art))] as const;
  });
  return Object.fromEntries([...ofProducts, ...ofKinds]);
}

type Product = (typeof products)[number];
interface Source {
  readonly file: string;
  readonly code: string;
}

function who(all: readonly Source[], pattern: RegExp): string[] {
  return all.filter(({ code }) => pattern.test(code)).map(({ file }) => file);
}

function sourcesIn(room: string): Source[] {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !leftOut.test(file))
    .toSorted()
    .map((file) => ({ file, code: codeOf(readFileSync(file, 'utf8')) }));
}

/** A folder or file that is called like it, or begins so: `HausratAntrag.tsx`. */
function isOwn(file: string, { keys, places }: Product): boolean {
  const names = new Set([...keys, ...places].map(plain));
  const heads = places.map(plain).filter((place) => place.length > 2);
  return partsOf(file).some(
    (part) => names.has(part) || heads.some((head) => part.startsWith(head)),
  );
}

function plain(word: string): string {
  return word.replaceAll(/[_-]/g, '').toLowerCase();
}

function partsOf(file: string): string[] {
  return file.split('/').map((part) => plain(part.replace(/\.tsx?$/, '')));
}

/** Its key wherever it stands; its place only in an address or an import: contracts have fields of these names. */
function productNamed({ keys, places }: Product): RegExp {
  const key = `(?<![\\w-])(?:${keys.join('|')})(?![\\w-])`;
  const place = `['\`](?:[^'\`\\s]*/)?(?:${places.join('|')})(?:[/.][^'\`\\s]*)?['\`]`;
  return new RegExp(places.length === 0 ? key : `${key}|${place}`);
}

/** As a value, a key of a table by kinds, or a module of that kind: forms have fields of these names. */
function kindNamed(art: string): RegExp {
  const camel = art.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return new RegExp(
    [
      `(?:===|!==|case|art:|art=) ?'${art}'`,
      `aenderung\\w*/(?:arten/)?${camel}\\.ts'|\\./arten/${camel}\\.ts'`,
      `(?:AenderungsArt|aenderungsarten)\\b[^]*(?:'${art}'|^ *${camel}:)`,
    ].join('|'),
    'm',
  );
}

/** Without comments and without sentences. */
function codeOf(text: string): string {
  return text
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/'[^'\n]*\s[^'\n]*'/g, "''");
}
