import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { erstattung, erstattungNachWiderruf } from '#server/rules/fristen/erstattung.ts';
import { tagePlus } from '#contract/tag.ts';

test.each([
  ['58', { rate: 2237, von: '2026-11-01', bis: '2026-12-01' }, '2026-11-21', 671],
  ['59', { rate: 36_600, von: '2028-01-01', bis: '2029-01-01' }, '2028-02-29', 30_600],
] as const)('the refund of case %s is what the example says', (_, rate, letzterTag, betrag) => {
  expect(erstattung(rate, letzterTag)).toBe(betrag);
});

test('the month in which summer time begins has as many days as any other March', () => {
  const maerz = { rate: 3100, von: '2027-03-01', bis: '2027-04-01' };
  expect(erstattung(maerz, '2027-03-27')).toBe(400);
  expect(erstattung(maerz, '2027-03-28')).toBe(300);
});

const gezahlt = { rate: 6000, von: '2026-12-01', bis: '2027-12-01' };

test('whoever revokes before the contract begins gets everything back (case 61)', () => {
  const lage = {
    eingang: '2026-11-20',
    vertragsBeginn: '2026-12-01',
    beginnVorFristendeVereinbart: true,
  };
  expect(erstattungNachWiderruf(gezahlt, lage)).toEqual({ betrag: 6000, bis: '2026-12-20' });
});

test('whoever agreed to an early begin pays for the days until the revocation', () => {
  const rate = { rate: 36_500, von: '2026-11-10', bis: '2027-11-10' };
  const lage = { eingang: '2026-11-19', vertragsBeginn: '2026-11-10' };
  const vereinbart = { ...lage, beginnVorFristendeVereinbart: true };
  expect(erstattungNachWiderruf(rate, vereinbart).betrag).toBe(35_500);
  const nicht = { ...lage, beginnVorFristendeVereinbart: false };
  expect(erstattungNachWiderruf(rate, nicht).betrag).toBe(36_500);
});

test('a refund is never negative, never more than was paid, and shrinks with every day', () => {
  const raten = fc
    .record({
      rate: fc.nat({ max: 10_000_000 }),
      start: fc.nat({ max: 20_000 }),
      tage: fc.integer({ min: 1, max: 366 }),
    })
    .map(({ rate, start, tage }) => {
      const von = tagePlus('2000-01-01', start);
      return { rate, von, bis: tagePlus(von, tage) };
    });
  fc.assert(
    fc.property(raten, fc.integer({ min: -10, max: 400 }), (rate, n) => {
      const letzterTag = tagePlus(rate.von, n);
      const betrag = erstattung(rate, letzterTag);
      expect(betrag).toBeGreaterThanOrEqual(0);
      expect(betrag).toBeLessThanOrEqual(rate.rate);
      expect(erstattung(rate, tagePlus(letzterTag, 1))).toBeLessThanOrEqual(betrag);
      const alles = letzterTag < rate.von;
      const nichts = tagePlus(letzterTag, 1) >= rate.bis;
      expect(betrag).toBe(alles ? rate.rate : nichts ? 0 : betrag);
    }),
  );
});
