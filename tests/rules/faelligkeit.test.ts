import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { zahlweise } from '#contract/entities/zahlweise.ts';
import { ersterEinzug, naechsterEinzug, naechsterTermin } from '#server/rules/einzugstermine.ts';
import {
  naechsteHauptfaelligkeit,
  restDesVersicherungsjahres,
} from '#server/rules/hauptfaelligkeit.ts';
import { tagePlus, tageZwischen } from '#contract/tag.ts';

const heute = '2026-11-20';
const tage = fc.integer({ min: 0, max: 12_000 }).map((n) => tagePlus('2020-01-01', n));
const stichtage = fc.record({
  tag: fc.integer({ min: 1, max: 31 }),
  monat: fc.integer({ min: 1, max: 12 }),
});

test('a Hauptfälligkeit that falls on today counts as passed', () => {
  expect(naechsteHauptfaelligkeit({ tag: 20, monat: 11 }, heute)).toBe('2027-11-20');
  expect(naechsteHauptfaelligkeit({ tag: 21, monat: 11 }, heute)).toBe('2026-11-21');
});

test('the first premium is debited 14 days after the policy came, and not before the contract begins', () => {
  const beginn = '2026-11-15';
  expect(ersterEinzug({ unterlagenErhaltenAm: '2026-11-12' }, beginn)).toBe('2026-11-26');
  expect(ersterEinzug({ unterlagenErhaltenAm: '2026-11-01' }, beginn)).toBe('2026-11-15');
  expect(ersterEinzug({ unterlagenErhaltenAm: '2026-10-01' }, beginn)).toBe('2026-11-15');
});

test('a Hauptfälligkeit on 29 February falls on the 28th in other years', () => {
  expect(naechsteHauptfaelligkeit({ tag: 29, monat: 2 }, heute)).toBe('2027-02-28');
  expect(naechsteHauptfaelligkeit({ tag: 29, monat: 2 }, '2027-11-20')).toBe('2028-02-29');
});

test('the days left of the insurance year are those of beispiele.md case 52', () => {
  expect(restDesVersicherungsjahres({ tag: 15, monat: 5 }, '2027-02-01')).toEqual({
    tage: 103,
    jahr: 365,
  });
  expect(restDesVersicherungsjahres({ tag: 15, monat: 5 }, '2027-05-15').tage).toBe(0);
});

test.each([
  ['MONATLICH', '2026-12-01'],
  ['VIERTELJAEHRLICH', '2026-12-01'],
  ['HALBJAEHRLICH', '2027-03-01'],
  ['JAEHRLICH', '2027-03-01'],
] as const)(
  'a contract paid %s from 1 March changes on its next instalment',
  (periode, erwartet) => {
    const lage = { heute, zahlweise: periode, stichtag: { tag: 1, monat: 3 } };
    expect(naechsterEinzug({ ...lage, vertragsBeginn: '2024-03-01' })).toBe(erwartet);
  },
);

test('an instalment less than 5 days away is too near for the bank', () => {
  const lage = { zahlweise: 'MONATLICH', vertragsBeginn: '2024-01-25' } as const;
  const stichtag = { tag: 25, monat: 1 };
  expect(naechsterEinzug({ ...lage, stichtag, heute })).toBe('2026-11-25');
  expect(naechsterEinzug({ ...lage, stichtag, heute: '2026-11-21' })).toBe('2026-12-25');
});

test('a contract that has not begun changes with its first instalment', () => {
  const lage = { heute, zahlweise: 'MONATLICH', stichtag: { tag: 10, monat: 2 } } as const;
  expect(naechsterEinzug({ ...lage, vertragsBeginn: '2027-02-10' })).toBe('2027-02-10');
});

test('month ends keep their day wherever the month has it', () => {
  expect(naechsterTermin({ tag: 31, monat: 1 }, 1, '2027-02-01')).toBe('2027-02-28');
  expect(naechsterTermin({ tag: 31, monat: 1 }, 1, '2027-03-01')).toBe('2027-03-31');
  expect(naechsterTermin({ tag: 31, monat: 8 }, 6, '2028-02-01')).toBe('2028-02-29');
});

test('the next date is the first one not before the day asked, and grows with it', () => {
  const schritte = fc.constantFrom(1, 3, 6, 12);
  fc.assert(
    fc.property(stichtage, schritte, tage, fc.nat({ max: 400 }), (stichtag, monate, ab, n) => {
      const termin = naechsterTermin(stichtag, monate, ab);
      expect(termin >= ab).toBe(true);
      expect(tageZwischen(ab, termin)).toBeLessThanOrEqual(31 * monate);
      expect(naechsterTermin(stichtag, monate, termin)).toBe(termin);
      expect(naechsterTermin(stichtag, monate, tagePlus(ab, n)) >= termin).toBe(true);
    }),
  );
});

test('every instalment date leaves the bank its 5 days and lies within one period', () => {
  fc.assert(
    fc.property(
      stichtage,
      fc.constantFrom(...zahlweise.options),
      tage,
      (stichtag, periode, tag) => {
        const lage = { heute: tag, zahlweise: periode, stichtag, vertragsBeginn: '2015-01-01' };
        const abstand = tageZwischen(tag, naechsterEinzug(lage));
        expect(abstand).toBeGreaterThanOrEqual(5);
        expect(abstand).toBeLessThanOrEqual(5 + 366);
      },
    ),
  );
});

test('the insurance year has 365 or 366 days and never less than what is left of it', () => {
  fc.assert(
    fc.property(stichtage, tage, (stichtag, ab) => {
      const rest = restDesVersicherungsjahres(stichtag, ab);
      expect([365, 366]).toContain(rest.jahr);
      expect(rest.tage).toBeGreaterThanOrEqual(0);
      expect(rest.tage).toBeLessThan(rest.jahr);
    }),
  );
});
