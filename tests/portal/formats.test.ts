import { expect, test } from 'vitest';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatum, formatDatumKurz, formatDatumLang, heuteInBerlin } from '#contract/tag.ts';
import { leaf } from '#machines/leaf.ts';
import { istIn } from '#machines/leaf.ts';
import { statusVon } from '#portal/pages/vertrag/status.ts';
import { texte } from '#portal/texte.ts';

test.each([
  [0, '0,00 EUR'],
  [5, '0,05 EUR'],
  [123_450, '1.234,50 EUR'],
  [-720, '-7,20 EUR'],
  [99_999_999, '999.999,99 EUR'],
  [100_000_000, '1 Mio. EUR'],
  [150_000_000, '1,5 Mio. EUR'],
  [1_000_000_000, '10 Mio. EUR'],
  [123_456_789, '1,23 Mio. EUR'],
])('%i cents are read as %s', (cent, expected) => {
  expect(formatBetrag(cent).replaceAll('\u00A0', ' ')).toBe(expected);
  expect(formatBetrag(cent)).not.toContain(' ');
});

test('dates are read the German way, whatever the time zone of the reader', () => {
  expect(formatDatum('2027-03-01')).toBe('01.03.2027');
  expect(formatDatumLang('2027-03-01')).toBe('1.\u00A0März 2027');
  expect(formatDatumKurz('2026-11-23')).toBe('23.\u00A0Nov.');
});

test('in Germany it is already tomorrow when London still has half an hour to go', () => {
  expect(heuteInBerlin(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
});

test('the leaf of a nested state is a path', () => {
  expect(leaf('auswahl')).toBe('auswahl');
  expect(leaf({ zugangsdaten: 'eingabe' })).toBe('zugangsdaten.eingabe');
  expect(leaf({ a: { b: 'c' }, d: 'e' })).toBe('a.b.c d.e');
  expect(leaf({ a: { b: 'c', d: { e: 'f' } } })).toBe('a.b.c a.d.e.f');
});

test('a step keeps its name in whichever phase of a long flow it lies', () => {
  const imAngebot = { value: { angebotsphase: { angebot: 'rechnet' } } };
  expect(leaf(imAngebot.value)).toBe('angebot.rechnet');
  expect(leaf({ angabenphase: 'wohnung' })).toBe('wohnung');
  expect([istIn(imAngebot, 'angebot'), istIn(imAngebot, 'angebot.rechnet')]).toEqual([true, true]);
  expect([istIn(imAngebot, 'ange'), istIn(imAngebot, 'angebotsphase')]).toEqual([false, false]);
});

test('a reviewer sees the keys instead of the texts', () => {
  const sammlung = { hallo: 'Guten Tag, {name}.' };
  expect(
    texte('probe', sammlung, { brand: null, withoutTranslations: false })('hallo', {
      name: 'Anna',
    }),
  ).toBe('Guten Tag, Anna.');
  expect(
    texte('probe', sammlung, { brand: null, withoutTranslations: true })('hallo', { name: 'Anna' }),
  ).toBe('probe.hallo');
});

test.each([
  ['LAUFEND', '2026-01-01', null, 'Aktiv'],
  ['LAUFEND', '2026-12-01', null, 'Beginnt am 01.12.2026'],
  ['AUSLAUFEND', '2026-01-01', '2026-12-31', 'Endet am 31.12.2026'],
  ['BEENDET', '2026-01-01', '2026-06-30', 'Beendet'],
  ['AUFGEHOBEN', '2026-01-01', '2026-06-30', 'Aufgehoben'],
  ['STORNIERT', '2026-01-01', '2026-06-30', 'Storniert'],
  ['UNBEKANNT', '2026-01-01', null, 'Status wird geprüft'],
] as const)(
  'a contract %s from %s to %s says "%s"',
  (vertragsstatus, vertragsBeginn, ende, text) => {
    const vertrag = { vertragsstatus, vertragsBeginn, beendigungsdatum: ende };
    expect(statusVon(vertrag, '2026-11-21').text).toBe(text);
  },
);
