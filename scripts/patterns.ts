// Part of npm run check: no regular expression of ours, of the built portal or of zod takes time that grows with
// the third power of what it reads, or faster (decision 0031). What was looked at once is remembered.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { check } from 'recheck';
import { parseAst } from 'vite';
import { regexes } from 'zod/v4/core';
import * as z from 'zod/mini';

interface Pattern {
  source: string;
  flags: string;
  /** File in which it stands first. */
  place: string;
}

const ours = ['src', 'machines', 'scripts'];
const bundle = 'dist/portal/assets';
const memory = 'node_modules/.cache/patterns.json';
/** Slow for long input only; where that cannot come stands in the decision. */
const tolerated = 2;
/** Of a library, and reading nothing but what we write ourselves; where stands in the decision. */
const readsOurs = new Set([
  // ProseMirror takes away the style of a decoration.
  String.raw`/\s*([\w\-\xa1-\uffff]+)\s*:(?:"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|\(.*?\)|[^;])*/g`,
]);
/** Steps decide, not seconds: on a busy machine a pattern must not look slow. */
const calm = {
  attackTimeout: null,
  incubationTimeout: null,
  mutationTimeout: null,
  timeout: 120_000,
};

const literal = z.object({ regex: z.object({ pattern: z.string(), flags: z.string() }) });
const call = z.object({
  callee: z.object({ name: z.literal('RegExp') }),
  arguments: z.array(z.unknown()),
});
const text = z.object({ type: z.literal('Literal'), value: z.string() });
const parts = z.tuple([z.object({ value: z.object({ raw: z.string(), cooked: z.string() }) })]);
const template = z.object({ quasis: parts });
const rawTemplate = z.object({ quasi: z.object({ quasis: parts }) });

const patterns = new Map<string, Pattern>();
for (const folder of ours) readAll(folder);
const own = patterns.size;
if (existsSync(bundle)) readAll(bundle);
else console.log('The portal is not built; its bundle is left out.');
for (const [name, value] of Object.entries(regexes)) {
  if (value instanceof RegExp) keep({ source: value.source, flags: value.flags, place: name });
}

const known = remembered();
const found = await Promise.all(
  [...patterns]
    .filter(([key]) => !readsOurs.has(key))
    .map(async ([key, pattern]) => {
      known[key] ??= await growthOf(pattern);
      return { pattern, growth: known[key] };
    }),
);
mkdirSync(dirname(memory), { recursive: true });
writeFileSync(memory, JSON.stringify(known));
// What could not be told is no better than what is slow.
const slow = found.filter(({ growth }) => growth === null || growth > tolerated);
for (const { pattern, growth } of slow) {
  const { place, source, flags } = pattern;
  console.error(
    `${place}: /${source}/${flags} grows with the power ${growth ?? 'nobody can tell'}`,
  );
}
console.log(`${own} patterns of ours, ${patterns.size - own} of others, ${slow.length} too slow.`);
process.exit(slow.length === 0 ? 0 : 1);

function readAll(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:tsx?|mjs|js)$/.test(file)) continue;
    const path = join(folder, file);
    const lang = file.endsWith('.tsx') ? 'tsx' : 'ts';
    collect(parseAst(readFileSync(path, 'utf8'), { lang }), path);
  }
}

/** Literals, and what RegExp is called with where that is written out. */
function collect(node: unknown, place: string): void {
  if (node === null || typeof node !== 'object') return;
  if ('regex' in node) {
    const { pattern: source, flags } = z.parse(literal, node).regex;
    keep({ source, flags, place });
  }
  if ('callee' in node) {
    const [source, flags = ''] = call.safeParse(node).data?.arguments.map(textOf) ?? [];
    if (source !== undefined) keep({ source, flags, place });
  }
  for (const part of Object.values(node)) collect(part, place);
}

/** A text without anything filled in. */
function textOf(node: unknown): string | undefined {
  return (
    text.safeParse(node).data?.value ??
    template.safeParse(node).data?.quasis[0].value.cooked ??
    rawTemplate.safeParse(node).data?.quasi.quasis[0].value.raw
  );
}

function keep(pattern: Pattern): void {
  const key = `/${pattern.source}/${pattern.flags}`;
  if (!patterns.has(key)) patterns.set(key, pattern);
}

/** 1 for what is read once, 2 for every letter against every other; null where nobody can tell. */
async function growthOf({ source, flags }: Pattern): Promise<number | null> {
  const answer = await check(source, flags, calm);
  if (answer.status === 'unknown') return null;
  const { complexity } = answer;
  if (complexity.type === 'polynomial') return complexity.degree;
  return complexity.type === 'exponential' ? 99 : 1;
}

/** By pattern, from earlier runs; forgotten with what is installed. */
function remembered(): Record<string, number | null> {
  if (!existsSync(memory)) return {};
  const shape = z.record(z.string(), z.nullable(z.number()));
  return shape.safeParse(JSON.parse(readFileSync(memory, 'utf8'))).data ?? {};
}
