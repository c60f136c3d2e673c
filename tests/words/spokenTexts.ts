import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A text somebody reads in the portal, with the file it stands in; `{}` is a value filled in. */
export interface SpokenText {
  file: string;
  text: string;
}

/** What the portal says: dictionaries, and every sentence written elsewhere. */
export function spokenTexts(): SpokenText[] {
  return rooms
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map(inRoom(room)))
    .filter((file) => /\.tsx?$/.test(file) && !silent.test(file))
    .flatMap((file) => textsOf(file));
}

/** Legal pages and documents, which may be harder to read than the rest. */
export function isLegal(file: string): boolean {
  return /rechtliches|server\/documents|produkte\/leistungen/.test(file);
}

const rooms = [
  'portal',
  'widgets',
  'brands',
  'contract',
  'server/http',
  'server/commands',
  'server/documents',
  'server/jobs',
  'server/rules',
  'identity/operations',
].map((room) => `src/${room}`);

function inRoom(room: string): (file: string) => string {
  return (file) => `${room}/${file}`;
}

/** The gallery, which is no part of the portal, tables of names, and what only a program reads. */
const silent =
  /widgets\/gallery|documents\/(?:pdf|html\/(?:stil|seite))|laendercodes|http\/(?:openapi|unreachable|idempotencyKey)|brands\/registry|operations\/(?!codeChallenge)|\.d\.ts$/;

const dictionary = /texte\.ts$|Texte?\.ts$|pages\/fragen\/(?:kunden|vermittler)\/|widerrufAktionen/;

/** Search words of a question, addresses and names of parts are data, not said to anybody. */
const data = new Set(['worte', 'href', 'id', 'key', 'className', 'd', 'summary']);

function textsOf(file: string): SpokenText[] {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const isSaid = dictionary.test(file) ? isWord : isSentence;
  return literals(program)
    .map((text) => text.replaceAll(/\s*\n\s*/g, ' ').trim())
    .filter(isSaid)
    .map((text) => ({ file, text }));
}

function literals(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => literals(part));
  if (!isNode(node)) return [];
  if (isSilentPart(node)) return [];
  const { type, value } = node;
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return [value];
  if (type === 'TemplateLiteral') return [template(node), ...literals(node['expressions'])];
  return Object.entries(node)
    .filter(([name]) => !(name === 'key' && type === 'Property'))
    .flatMap(([, part]) => literals(part));
}

function isSilentPart(node: Record<string, unknown>): boolean {
  const { type, key, name, callee } = node;
  if (typeof type === 'string' && silentKinds.test(type)) return true;
  if (type === 'NewExpression') return isNode(callee) && String(callee['name']).endsWith('Error');
  const label = isNode(key) ? key : isNode(name) ? name : undefined;
  return data.has(String(label?.['name'] ?? label?.['value']));
}

/** Modules, types and what a program throws at its makers. */
const silentKinds = /^Import|^Export(?:All|Specifier)|^TS(?:Literal|TypeAlias|Interface|Type)/;

function template(node: Record<string, unknown>): string {
  const parts = Array.isArray(node['quasis']) ? node['quasis'] : [];
  return parts
    .map((part: unknown) => (isNode(part) && isNode(part['value']) ? part['value']['cooked'] : ''))
    .join('{}');
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isWord(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !/^(?:[a-z#/][\w./:#-]*|[A-Z][A-Z0-9_]+)$/.test(text);
}

/** Several words, the first of them written large as German sentences and names are. */
function isSentence(text: string): boolean {
  return /^[„(]?(?:\p{Lu}\p{Ll}|\{\})[^<>=;]* \p{L}/u.test(text) && !/^[\w-]+: /.test(text);
}
