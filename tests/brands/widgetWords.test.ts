import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

const widgets = new URL('../../src/widgets/', import.meta.url);

/** Names of months, read from what a customer types and never said. */
const heard = 'date-field/typedDate.ts';

describe('A Swiss customer, and whoever looks for a text by its key', () => {
  const files = readdirSync(widgets, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/^gallery\/|\.d\.ts$/.test(file) && !file.startsWith(heard),
  );

  test('meets no word of a widget that stands outside its dictionary', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap(looseWords)).toEqual([]);
  });

  test('would be shown every loose word there is', () => {
    const loose = `<p title="Titel">Guten <b>{\`\${n} Tage\`}</b>{x ?? 'Straße'}{say({ a: 'Ein Wort' })}</p>`;
    expect(looseIn(`const words = { a: 'Größe' }; const page = (n: number) => ${loose};`)).toEqual([
      'Titel',
      'Guten',
      '{} Tage',
      'Straße',
      'Ein Wort',
    ]);
  });
});

function looseWords(file: string): string[] {
  return looseIn(readFileSync(new URL(file, widgets), 'utf8')).map((word) => `${file}: ${word}`);
}

function looseIn(code: string): string[] {
  const { program, errors } = parseSync('widget.tsx', code);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return loose(program);
}

function loose(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(loose);
  if (!isNode(node) || isSpokenFor(node)) return [];
  const own = text(node);
  if (own !== null) return own === '' ? [] : [own];
  return Object.values(node).flatMap(loose);
}

/** What the node itself says to a customer; null where only its parts can. */
function text({ type, value, name, quasis, expressions }: Node): string | null {
  if (type === 'JSXText') return /\p{L}/u.test(String(value)) ? String(value).trim() : '';
  if (type === 'JSXAttribute' && isNode(value) && value['type'] === 'Literal')
    return isNode(name) && shown.has(String(name['name'])) ? String(value['value']) : '';
  if (type === 'Literal') return typeof value === 'string' && german.test(value) ? value : '';
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis) || !Array.isArray(expressions))
    return null;
  const whole = quasis
    .map((part: unknown) => (isNode(part) && isNode(part['value']) ? part['value']['cooked'] : ''))
    .join('{}');
  return german.test(whole) ? whole : null;
}

/** Dictionaries by their name or where they are read, modules, types, and what is thrown at makers. */
function isSpokenFor({ type, id, callee }: Node): boolean {
  if (typeof type !== 'string') return false;
  if (/^Import|^ExportSpecifier|^TS(?:Literal|TypeAlias|Interface|Type)/.test(type)) return true;
  if (type === 'VariableDeclarator') return isNode(id) && /words$/i.test(String(id['name']));
  const called = isNode(callee) ? String(callee['name']) : '';
  if (type === 'CallExpression') return called === 'useWords';
  return type === 'NewExpression' && called.endsWith('Error');
}

/** Letters only German has, or a word and a second one. */
const german =
  /[äöüßÄÖÜ„“‚‘]|(?:^|\s)\p{Lu}\p{Ll}+(?:\s|:)|\{\} \p{Lu}\p{Ll}|^\p{Lu}\p{Ll}+ \p{L}/u;
const shown = new Set(['label', 'aria-label', 'title', 'placeholder', 'alt', 'suffix']);

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
