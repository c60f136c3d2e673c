import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { avb } from '#server/documents/inhalt/avb.ts';
import { absenderVon } from '#server/documents/marke.ts';
import { type Rechtstext, rechtstext } from '#server/documents/rechtstexte/rechtstext.ts';
import { markenAus } from '#tests/support/marken.ts';

const ours = join(import.meta.dirname, '../../src/server/documents/rechtstexte/default');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rechtstexte-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an insurer who lays down nothing hands out our texts', () => {
  expect(printed('2026-12-01').kopf).toContain('Version 2026-11, gültig ab 01.11.2026');
});

test('an insurer replaces the conditions of one product from a day on, and contracts of before keep theirs', () => {
  lay('default/hausrat', 'kodex-3.json', { version: 'kodex-3', gueltigAb: '2027-01-01' });
  expect(printed('2026-12-31').version).toBe('2026-11');
  expect(printed('2027-01-01').version).toBe('kodex-3/2026-11');
  expect(JSON.stringify(printed('2027-01-01'))).toContain('Es gilt der Kodex.');
  expect(JSON.stringify(printed('2026-12-31'))).not.toContain('Es gilt der Kodex.');
});

test('a contract from before the first texts has the oldest there are', () => {
  expect(printed('2019-05-01').version).toBe('2026-11');
});

test('the texts of one brand are not those of another', () => {
  lay('hfk/hausrat', 'eigene.json', { version: 'HFK 1', gueltigAb: '2026-11-02' });
  expect(printed('2026-12-01', 'hfk').version).toBe('HFK 1/2026-11');
  expect(printed('2026-12-01').version).toBe('2026-11');
});

test('a set that lacks a clause some statement names is refused, and the sentence names both', () => {
  const file = lay('default/hausrat', 'a.json', { version: 'a' }, (set) =>
    set.filter(({ klausel }) => klausel !== 'wertsachen'),
  );
  expect(() => markenAus(folder)).toThrow(
    `The legal texts in ${file} lack the clause "wertsachen" in "bedingungen".`,
  );
});

test('a set with a clause nobody names is refused: it may be another one misspelt', () => {
  lay('default/hausrat', 'a.json', { version: 'a' }, (set) => [
    ...set,
    { klausel: 'wertsache', text: 'Wertsachen.' },
  ]);
  expect(() => markenAus(folder)).toThrow('have a clause "wertsache" that nothing names.');
});

test('a set that fills in a number its cover does not have is refused', () => {
  lay('default/hausrat', 'a.json', { version: 'a' }, (set) => [
    ...set,
    { klausel: 'sturm', text: 'Sturm ab {boe}.' },
  ]);
  expect(() => markenAus(folder)).toThrow('fill in "{boe}" in the clause "sturm"');
});

test('a version that is there already is refused, for contracts name their texts by it', () => {
  lay('default/hausrat', 'a.json', { version: '2026-11' });
  expect(() => markenAus(folder)).toThrow('which there is already');
});

test('a file that is no set, and a folder that is not there, are refused', () => {
  expect(() => markenAus(join(folder, 'nowhere'))).toThrow('does not exist');
  const into = join(folder, 'default/reise');
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, 'a.json'), '{"version": "a"}');
  expect(() => markenAus(folder)).toThrow('are not as they must be');
  writeFileSync(join(into, 'a.json'), 'Bedingungen');
  expect(() => markenAus(folder)).toThrow('cannot be read');
});

/** Conditions of home contents as handed out that day. */
function printed(stand: string, brand: 'andsafe' | 'hfk' = 'andsafe') {
  return avb({ produkt: 'HAUSRAT', absender: absenderVon(markenAus(folder)[brand]), stand });
}

type Paragraph = Rechtstext['teile'][string][number]['absaetze'][number];

/** Our conditions with a sentence more, as a set of the insurer's own; its path. */
function lay(
  into: string,
  name: string,
  head: Partial<Rechtstext>,
  changed: (set: Paragraph[]) => Paragraph[] = (set) => [...set, { text: 'Es gilt der Kodex.' }],
): string {
  const file = join(folder, into, name);
  cpSync(join(ours, 'hausrat/2026-11.json'), file);
  const set = rechtstext.parse(JSON.parse(readFileSync(file, 'utf8')));
  const bedingungen = (set.teile['bedingungen'] ?? []).flatMap(({ titel, absaetze }) => {
    const kept = changed(absaetze);
    return kept.length === 0 ? [] : [{ titel, absaetze: kept }];
  });
  writeFileSync(file, JSON.stringify({ ...set, ...head, teile: { bedingungen } }));
  return file;
}
