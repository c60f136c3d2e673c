// Draws the pages that people arrive at (src/portal/prerendered.ts) into dist/prerendered, one file for each
// brand, with all their rules in the page itself; a page that cannot be drawn breaks the build.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './ensure.mjs';

/** @typedef {import('../src/portal/prerender.tsx').Vorgerendert} Page */
/** @typedef {import('../src/portal/prerender.tsx').Vorbereitet} SignedInPage */
/** @typedef {{ file: string, name?: string, css?: string[], imports?: string[] }} Chunk */

const portal = join(root, 'dist', 'portal');
const drawn = join(root, 'dist', 'prerendered');
const renderer = join(root, 'dist', 'prerender');
const manifestFile = join(portal, '.vite', 'manifest.json');
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const template = readFileSync(join(portal, 'index.html'), 'utf8');
/** What stands around a page. */
const frame = 'frame';
/** The page of a product below its first question: drawn with it, and never fetched there. */
const aushang = 'src/portal/flows/antrag/aushang/Aushang.tsx';
const early = await scriptOf('src/portal/hydration/early.ts');
const ahead = await scriptOf('src/portal/hydration/ahead.ts');

const { drawnPages, signedIn } = await pages();
for (const page of drawnPages) write(page.datei, html(page));
for (const page of signedIn) write(page.datei, documentOf(page));
rmSync(renderer, { recursive: true });
// Beside what is served: tests weigh the build by it.
renameSync(manifestFile, join(root, 'dist', 'manifest.json'));
rmSync(dirname(manifestFile), { recursive: true });

/** @param {string} name @param {string} content */
function write(name, content) {
  const file = join(drawn, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function pages() {
  const module = pathToFileURL(join(renderer, 'prerender.js')).href;
  const { brandKeys, vorbereitete } = await evaluated(module, '');
  /** @type {Page[]} */
  const all = [];
  for (const brand of brandKeys) {
    const { vorrendern } = await evaluated(module, `?brand=${brand}`);
    all.push(...(await vorrendern(brand)));
  }
  return { drawnPages: all, signedIn: vorbereitete };
}

/**
 * The portal as it is when a browser opens it with these parameters.
 * @param {string} module @param {string} search @returns {Promise<typeof import('../src/portal/prerender.tsx')>}
 */
function evaluated(module, search) {
  const location = { origin: 'http://localhost', pathname: '/', search };
  Object.assign(globalThis, { location });
  return import(`${module}${search}`);
}

/** @param {Page} page */
function html({ modul, titel, lang, favicon, leiste, farben, markup, marke }) {
  const chunks = closure(['index.html', modul]);
  // The frame is drawn with the page; its code comes behind it (decision 0052).
  const still = markup.includes(' data-aushang=') ? [aushang] : [];
  // Columns are as wide as the card asks for: before it has come nothing is drawn.
  const expected =
    still.length > 0 ? '\n    <link rel="expect" href="#aushang" blocking="render">' : '';
  const { sheets, rules } = rulesOf([...chunks, ...closure([frame, ...still])]);
  const hidden = 'html[data-hydration=no] #root{visibility:hidden}';
  const style = [farben, hidden, ...rules].join('\n');
  return replaced(template, [
    [
      /<html lang="de">/,
      `<html lang="${lang}" data-brand="${marke}" data-sheets="${sheets.join(' ')}">`,
    ],
    [
      /(?<=<meta charset="utf-8" \/>)/,
      `${expected}\n    <script>${inline(early, 'script')}</script>\n    <style>${inline(style, 'style')}</style>`,
    ],
    [/<title>[^<]*<\/title>/, `<title>${titel}</title>`],
    [/(?<=rel="icon" href=")[^"]+/, favicon],
    [/(?<=scheme: light\)" content=")[^"]+/, leiste.light],
    [/(?<=scheme: dark\)" content=")[^"]+/, leiste.dark],
    ...fetching(chunks),
    [/(?<=<div id="root">)/, markup],
  ]);
}

/** A page that is drawn by the browser: its code is asked for by the document, and what it reads by a script in it. @param {SignedInPage} page */
function documentOf({ teile, fragt }) {
  const chunks = closure(['index.html', ...teile]);
  const { sheets, rules } = rulesOf(chunks);
  const asked = Object.entries(fragt).map(([name, value]) => ` data-${name}="${value}"`);
  return replaced(template, [
    [/(?<=<html lang="de")/, `${asked.join('')} data-sheets="${sheets.join(' ')}"`],
    [
      /(?<=<meta charset="utf-8" \/>)/,
      `\n    <script>${inline(ahead, 'script')}</script>\n    <style>${inline(rules.join('\n'), 'style')}</style>`,
    ],
    ...fetching(chunks),
  ]);
}

/** @param {readonly Chunk[]} chunks */
function rulesOf(chunks) {
  const sheets = [...new Set(chunks.flatMap(({ css = [] }) => css))];
  return { sheets, rules: sheets.map((file) => readFileSync(join(portal, file), 'utf8')) };
}

/** What a page with its rules in it fetches at once. @param {readonly Chunk[]} chunks @returns {[RegExp, string][]} */
function fetching(chunks) {
  return [
    [/\n *<link rel="stylesheet" crossorigin[^>]*>/, ''],
    // The words stand at once in a font of the same widths; the scripts go first, text face and zero together.
    [/(?:\n *<link\s+rel="preload"\s+href="[^"]*"\s+as="font"[^>]*>)+/, ''],
    // The largest first: everything else waits for React, and comes beside it.
    [/\n *<link rel="modulepreload"[^>]*>(?:\n *<link rel="modulepreload"[^>]*>)*/, ''],
    [
      /(?=\n *<script type="module")/,
      heaviestFirst(chunks)
        .map(({ file }) => `\n    <link rel="modulepreload" crossorigin href="/${file}">`)
        .join(''),
    ],
  ];
}

/** @param {string} text @param {[RegExp, string][]} changes */
function replaced(text, changes) {
  return changes.reduce((now, [pattern, replacement]) => {
    if (!pattern.test(now)) throw new Error(`index.html holds no ${pattern}`);
    // By a function: what is drawn may hold a `$`.
    return now.replace(pattern, () => replacement);
  }, text);
}

/** @param {readonly Chunk[]} chunks */
function heaviestFirst(chunks) {
  return chunks.toSorted((one, other) => bytesOf(other) - bytesOf(one));
}

/** @param {Chunk} chunk */
function bytesOf({ file }) {
  return statSync(join(portal, file)).size;
}

/** Chunks of these modules, or of groups by their name, and of all that they import at once. @param {readonly string[]} modules */
function closure(modules) {
  /** @type {Set<Chunk>} */
  const found = new Set();
  /** @param {string} name */
  const visit = (name) => {
    const chunk = manifest[name] ?? Object.values(manifest).find((one) => one.name === name);
    if (!chunk) throw new Error(`The build of the portal holds no ${name}.`);
    if (found.has(chunk)) return;
    found.add(chunk);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...found];
}

/** What stands in the page itself ends where it ends. @param {string} content @param {string} element */
function inline(content, element) {
  if (content.toLowerCase().includes(`</${element}`))
    throw new Error(`The ${element} of a first page would end too soon.`);
  return content.trim();
}

/** @param {string} input */
async function scriptOf(input) {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const code = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const script = code.find((chunk) => chunk.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error(`${input} was not built.`);
  return script.code;
}
