import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { istExistenzgruender, preisGiltBis } from '#server/rules/fristen/antrag.ts';
import {
  letzterZahltag,
  mahnungAm,
  wiederauflebenBis,
  zahlungsfristEnde,
} from '#server/rules/fristen/mahnung.ts';
import { istBuchungsfristGewahrt, reisedauer } from '#contract/produkte/reiseregeln.ts';
import { heuteInBerlin, tagePlus, wochentag, zeitAm } from '#contract/tag.ts';
import { laeuftAb } from '#server/rules/entwurf.ts';
import { werktagePlus } from '#contract/werktage.ts';

const heute = '2026-11-20';
const tage = fc.integer({ min: 0, max: 40_000 }).map((n) => tagePlus('2000-01-01', n));

test('a trip counts its first and its last day (case 85)', () => {
  expect(reisedauer('2027-02-06', '2027-02-20')).toBe(15);
  expect(reisedauer('2027-02-06', '2027-02-06')).toBe(1);
  expect(reisedauer('2027-03-27', '2027-03-29')).toBe(3);
});

test.each([
  ['2024-11-21', true],
  ['2024-11-20', false],
  ['2026-11-20', true],
])('a firm founded on %s counts as new: %s (case 86)', (gruendung, erwartet) => {
  expect(istExistenzgruender(gruendung, heute)).toBe(erwartet);
});

test('a firm founded on 29 February is new until 28 February two years later', () => {
  expect(istExistenzgruender('2024-02-29', '2026-02-27')).toBe(true);
  expect(istExistenzgruender('2024-02-29', '2026-02-28')).toBe(false);
});

test('the deadline of a reminder leaves two weeks and the post (case 88)', () => {
  expect(zahlungsfristEnde('2026-10-15')).toBe('2026-11-02');
});

test('an unpaid premium is reminded of after 10 days, and a late payment revives for a month', () => {
  expect(mahnungAm('2026-12-25')).toBe('2027-01-04');
  expect(wiederauflebenBis('2027-01-31')).toBe('2027-02-28');
});

test('nobody steps back for a first premium before 30 days, and every reminder leaves its deadline', () => {
  const erster = { art: 'ERSTBEITRAG', faelligAm: '2026-12-04' } as const;
  expect(letzterZahltag(erster, '2026-12-14')).toBe('2027-01-02');
  expect(letzterZahltag(erster, '2027-01-10')).toBe('2027-01-27');
  expect(letzterZahltag({ ...erster, art: 'FOLGEBEITRAG' }, '2026-12-14')).toBe('2026-12-31');
});

test.each([
  ['2026-11-01', '2027-02-06', true],
  ['2026-10-01', '2026-12-15', false],
  ['2026-11-19', '2026-12-01', true],
  ['2026-10-01', '2026-12-20', true],
  ['2026-10-01', '2026-12-19', false],
  ['2026-11-17', '2026-12-01', true],
  ['2026-11-16', '2026-12-01', false],
])('a trip booked on %s for %s may be covered: %s (case 89)', (buchung, beginn, erwartet) => {
  expect(istBuchungsfristGewahrt({ heute, buchung, beginn })).toBe(erwartet);
});

test('three working days after Christmas Eve lie in the new week', () => {
  expect(werktagePlus('2026-12-24', 3)).toBe('2026-12-30');
  expect(werktagePlus('2027-03-25', 1)).toBe('2027-03-30');
});

test('a draft is usable for 90 days and a price for 14 (case 91)', () => {
  expect(heuteInBerlin(laeuftAb(zeitAm(heute)))).toBe('2027-02-18');
  expect(preisGiltBis(heute)).toBe('2026-12-04');
});

test('a deadline is always a working day, and one more working day is always later', () => {
  fc.assert(
    fc.property(tage, fc.nat({ max: 20 }), (tag, n) => {
      expect([1, 2, 3, 4, 5]).toContain(wochentag(zahlungsfristEnde(tag)));
      expect(werktagePlus(tag, n + 1) > werktagePlus(tag, n)).toBe(true);
    }),
  );
});
