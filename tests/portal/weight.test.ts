import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * What the build weighs today, kB in brotli, with some tenths to spare: the names of files in files do not always pack
 * alike. Every figure is a limit that may only shrink: whoever makes a page lighter
 * writes the new figure here. What is new at addresses of its own may cost the list of files that all of them carry:
 * claims did (decision 0091). The aims are those of `scripts/bench/budgets.mjs`: ≤ 95 kB and ≤ 6 files for a first
 * page, ≤ 160 kB for the application as a whole. What a page asks for by script before it answers is counted there,
 * in a browser.
 */
const today = {
  pages: {
    'index.html': { kB: 86.2, files: 5 },
    'kunden/login.html': { kB: 93.3, files: 6 },
    'vermittler/login.html': { kB: 93.3, files: 6 },
    'hausrat/antrag.html': { kB: 100.1, files: 6 },
    'fahrrad/antrag.html': { kB: 101.5, files: 7 },
    'tierhalterhaftpflicht/antrag.html': { kB: 104.5, files: 8 },
    'betriebshaftpflicht/antrag.html': { kB: 104.3, files: 8 },
    'vermoegensschadenhaftpflicht/antrag.html': { kB: 104.3, files: 8 },
    'sachinhalt/antrag.html': { kB: 104.6, files: 9 },
    'sachinhalt-mehrgefahren/antrag.html': { kB: 104.6, files: 9 },
    'privathaftpflicht/antrag.html': { kB: 100.3, files: 6 },
    'reise/antrag.html': { kB: 111.8, files: 10 },
  },
  /** The same for everybody, whatever the brand. */
  signedIn: {
    'details.html': { kB: 136.3, files: 10 },
    'vertraege.html': { kB: 131.3, files: 6 },
    'vertrag.html': { kB: 165.1, files: 22 },
  },
  /** All that the application for home contents can come to need: more than one customer ever fetches. */
  application: { kB: 305.4, files: 97 },
} as const;

if (!existsSync(join(dist, 'manifest.json'))) throw new Error('`npm start` builds the portal.');

test.each(Object.entries(today.signedIn))(
  '%s is not heavier for whoever is signed in',
  (page, limit) => {
    const { kB, files } = weightOfPage(
      readFileSync(join(dist, 'prerendered', 'angemeldet', page), 'utf8'),
    );
    expect(kB).toBeLessThanOrEqual(limit.kB);
    expect(files).toBeLessThanOrEqual(limit.files);
  },
);

describe.each(Object.entries(today.pages))('%s', (page, limit) => {
  test.each(brandsOf(page))('is not heavier for whoever comes with %s', (brand) => {
    const { kB, files } = weightOfPage(
      readFileSync(join(dist, 'prerendered', brand, page), 'utf8'),
    );
    expect(kB).toBeLessThanOrEqual(limit.kB);
    expect(files).toBeLessThanOrEqual(limit.files);
  });
});

test('every page that is drawn ahead, or prepared for somebody signed in, has a limit', () => {
  expect(new Set(brands().flatMap(pagesIn))).toEqual(new Set(Object.keys(today.pages)));
  expect(new Set(pagesIn('angemeldet'))).toEqual(new Set(Object.keys(today.signedIn)));
});

test('the application for home contents is not heavier as a whole', () => {
  const { kB, files } = weightOf(filesOfApplication('src/portal/flows/antrag/hausrat/anfang.ts'));
  expect(kB).toBeLessThanOrEqual(today.application.kB);
  expect(files).toBeLessThanOrEqual(today.application.files);
});

function brands(): string[] {
  return readdirSync(join(dist, 'prerendered')).filter((name) => name !== 'angemeldet');
}

function pagesIn(folder: string): string[] {
  return readdirSync(join(dist, 'prerendered', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll('\\', '/'));
}

/** Not every brand sells everything. */
function brandsOf(page: string): string[] {
  return brands().filter((brand) => existsSync(join(dist, 'prerendered', brand, page)));
}

/** What a page names for its first picture and its first answer; what stands in the page itself weighs as well. */
function weightOfPage(html: string) {
  const named = [
    ...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g),
  ];
  const inline = ['script', 'style'].flatMap((tag) =>
    html
      .split(`</${tag}>`)
      .slice(0, -1)
      .map((part) => part.slice(part.indexOf('>', part.lastIndexOf(`<${tag}`)) + 1)),
  );
  const { kB, files } = weightOf(named.map(([, file = '']) => file));
  return { kB: kB + brotliCompressSync(inline.join('')).length / 1000, files };
}

/** Files and their compressed weight, each once. */
function weightOf(files: readonly string[]) {
  const each = new Set(files);
  const bytes = [...each].map((file) => readFileSync(join(dist, 'portal', `${file}.br`)).length);
  return { kB: bytes.reduce((sum, one) => sum + one, 0) / 1000, files: each.size };
}

interface Chunk {
  file: string;
  name: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** The files of the frame, and all that can be reached from the application, at once or later. */
function filesOfApplication(entry: string): string[] {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const frames = new Set(['index', 'frame']);
  const found = new Set<Chunk>();
  const visit = (name: string) => {
    // Below the first question of another product.
    if (/aushaenge\/seiten\/(?!hausrat)/.test(name)) return;
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build of the portal holds no ${name}.`);
    if (found.has(chunk)) return;
    found.add(chunk);
    chunk.imports?.forEach(visit);
    // The entry and the frame lead to every page there is.
    if (!frames.has(chunk.name)) chunk.dynamicImports?.forEach(visit);
  };
  ['index.html', entry].forEach(visit);
  return [...found].flatMap(({ file, css = [] }) => css.concat(file));
}
