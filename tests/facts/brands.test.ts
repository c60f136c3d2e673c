import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandKeys } from '#brands/registry.ts';
import { markenListe, vertragsMarkenListe } from '#contract/marken.ts';

/** Where a brand is what it is; elsewhere what depends on it is read from there. */
const described = [
  'src/brands/',
  'src/contract/marken.ts',
  'src/contract/produkte/',
  // Puts every brand into the server, each once, by a typed list.
  'src/marken.ts',
  // People of the demo have contracts of brands.
  'src/server/seeds/',
];

const keys = [...brandKeys, ...vertragsMarkenListe].map((key) => key.replaceAll('-', '[-]'));
const named = new RegExp(`(['"\`])(?:${keys.join('|')})\\1|[?&]brand=(?:${keys.join('|')})\\b`);

test('nobody but the brands themselves goes by the key of one', () => {
  const sources = ['src', 'machines'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  );
  const naming = sources
    .filter((file) => /\.tsx?$/.test(file) && !described.some((place) => file.startsWith(place)))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (named.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    );
  expect(naming).toEqual([]);
});

test('the brands that have looks are those that sell', () => {
  expect(brandKeys.toSorted()).toEqual(markenListe.toSorted());
});
