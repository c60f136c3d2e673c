import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const widgets = new URL('../../src/widgets/', import.meta.url);

test('A Swiss customer meets no widget that writes its own words with ß or „…“', () => {
  const files = readdirSync(widgets, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('gallery/'),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter(writesGermanOnly)).toEqual([]);
});

/** Words that Switzerland writes differently, and nobody in the file who would write them so. */
function writesGermanOnly(file: string): boolean {
  const code = withoutComments(readFileSync(new URL(file, widgets), 'utf8'));
  return /[ßẞ„“‚‘]/u.test(code) && !/\b(?:useSpelling|schreibung)\(/.test(code);
}

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?:^|\s)\/\/.*$/gm, '');
}
