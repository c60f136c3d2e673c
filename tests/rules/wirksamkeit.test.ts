import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monatePlus, tagePlus } from '#contract/tag.ts';
import {
  datumHinderung,
  umsatzWirksamkeit,
  wirksamkeit,
  type WirksamkeitsLage,
} from '#server/rules/fristen/wirksamkeit.ts';
import { ersteAbbuchung } from '#server/rules/mandat.ts';

const taeglich: WirksamkeitsLage = {
  heute: '2026-11-20',
  vertragsBeginn: '2025-01-01',
  stichtag: { tag: 1, monat: 1 },
  zahlweise: 'JAEHRLICH',
  kuendbarkeit: { kuendbar: 'TAEGLICH', fristMonate: 0 },
};
const zumVertragsende: WirksamkeitsLage = {
  ...taeglich,
  kuendbarkeit: { kuendbar: 'VERTRAGSENDE', fristMonate: 1 },
};
const unkuendbar: WirksamkeitsLage = {
  ...taeglich,
  zahlweise: 'EINMALIG',
  stichtag: null,
  kuendbarkeit: { kuendbar: 'NEIN', fristMonate: 0 },
};

test.each([
  ['E1', taeglich, ['2026-11-21', '2027-11-20', '2026-11-21']],
  ['E2', taeglich, ['2026-11-21', '2027-11-20', '2026-11-21']],
  ['E2', zumVertragsende, ['2027-01-01', '2027-01-01', '2027-01-01']],
  ['E2', { ...zumVertragsende, heute: '2026-12-01' }, ['2028-01-01', '2028-01-01', '2028-01-01']],
  ['E2', unkuendbar, null],
  ['E3', taeglich, ['2027-01-01', '2027-01-01', '2027-01-01']],
  ['E3', { ...taeglich, heute: '2026-12-28' }, ['2028-01-01', '2028-01-01', '2028-01-01']],
  ['E3', unkuendbar, null],
  ['E4', taeglich, ['2026-12-20', '2027-11-20', '2026-12-20']],
  ['E5', taeglich, ['2026-11-20', '2027-05-22', '2026-11-20']],
  ['E6', taeglich, ['2026-11-21', '2027-05-22', '2026-11-21']],
] as const)('rule %s allows the days the page names', (regel, lage, erwartet) => {
  const zeitraum = wirksamkeit[regel](lage);
  expect(zeitraum && [zeitraum.von, zeitraum.bis, zeitraum.standard]).toEqual(erwartet);
});

const von = (umsatzNeu: number) =>
  umsatzWirksamkeit(zumVertragsende, { umsatzAlt: 20_000_000, umsatzNeu })?.von;

describe('a new revenue', () => {
  test('counts from the next Hauptfälligkeit on', () => {
    expect(von(26_000_000)).toBe('2027-01-01');
    expect(von(30_000_000)).toBe('2027-01-01');
    expect(von(1_000_000)).toBe('2027-01-01');
  });

  test('counts from tomorrow on when it grows by more than half', () => {
    expect(von(30_000_001)).toBe('2026-11-21');
  });
});

test('new bank details are debited two days later at the earliest', () => {
  expect(ersteAbbuchung('2026-12-31')).toBe('2027-01-02');
});

test('a contract that has not begun changes on its first day at the earliest', () => {
  const kuenftig = { ...taeglich, vertragsBeginn: '2027-06-01' };
  expect(wirksamkeit.E1(kuenftig).von).toBe('2027-06-01');
  expect(wirksamkeit.E5(kuenftig)).toEqual({
    von: '2027-06-01',
    bis: '2027-06-01',
    standard: '2027-06-01',
  });
});

test('a day outside the set is refused with the days that are possible', () => {
  expect(datumHinderung(wirksamkeit.E1(taeglich), '2026-11-20')).toEqual({
    code: 'DATUM',
    text: 'Bitte wählen Sie ein Datum zwischen 21.11.2026 und 20.11.2027.',
  });
  expect(datumHinderung(wirksamkeit.E2(zumVertragsende), '2026-12-31')).toEqual({
    code: 'DATUM',
    text: 'Die Änderung ist nur zum 01.01.2027 möglich.',
  });
  expect(datumHinderung(wirksamkeit.E2(unkuendbar), '2026-12-31')?.code).toBe('DATUM');
  expect(datumHinderung(wirksamkeit.E1(taeglich), '2027-11-20')).toBeNull();
});

const lagen = fc.record({
  heute: fc.integer({ min: 0, max: 40_000 }).map((n) => tagePlus('2000-01-01', n)),
  vertragsBeginn: fc.integer({ min: 0, max: 40_000 }).map((n) => tagePlus('2000-01-01', n)),
  stichtag: fc.record({
    tag: fc.integer({ min: 1, max: 31 }),
    monat: fc.integer({ min: 1, max: 12 }),
  }),
  zahlweise: fc.constantFrom('MONATLICH', 'VIERTELJAEHRLICH', 'HALBJAEHRLICH', 'JAEHRLICH'),
  kuendbarkeit: fc.oneof(
    fc.constant({ kuendbar: 'TAEGLICH' as const, fristMonate: 0 }),
    fc
      .constantFrom(1, 3)
      .map((fristMonate) => ({ kuendbar: 'VERTRAGSENDE' as const, fristMonate })),
  ),
});

test('every rule offers a day it accepts itself, never before today or the begin of the contract', () => {
  fc.assert(
    fc.property(lagen, fc.constantFrom('E1', 'E2', 'E3', 'E4', 'E5', 'E6'), (lage, regel) => {
      const zeitraum = wirksamkeit[regel](lage);
      expect(zeitraum).not.toBeNull();
      if (!zeitraum) return;
      expect(zeitraum.von <= zeitraum.standard && zeitraum.standard <= zeitraum.bis).toBe(true);
      expect(zeitraum.von >= lage.heute && zeitraum.von >= lage.vertragsBeginn).toBe(true);
      expect(datumHinderung(zeitraum, zeitraum.standard)).toBeNull();
      expect(datumHinderung(zeitraum, tagePlus(zeitraum.von, -1))?.code).toBe('DATUM');
      expect(datumHinderung(zeitraum, tagePlus(zeitraum.bis, 1))?.code).toBe('DATUM');
    }),
  );
});

test('a narrower cover at the end of a contract keeps the notice', () => {
  fc.assert(
    fc.property(lagen, (lage) => {
      const tag = wirksamkeit.E2(lage)?.von ?? '';
      const { kuendbar, fristMonate } = lage.kuendbarkeit;
      if (kuendbar === 'TAEGLICH') return;
      expect(monatePlus(tagePlus(tag, -1), -fristMonate) >= lage.heute).toBe(true);
    }),
  );
});
