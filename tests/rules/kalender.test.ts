import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  heuteIn,
  kalendertag,
  monatePlus,
  tagePlus,
  tageZwischen,
} from '#server/rules/kalender.ts';

const tage = fc.integer({ min: 0, max: 40_000 }).map((n) => tagePlus('1990-01-01', n));

test('the day changes at midnight in Berlin, in winter and in summer', () => {
  expect(heuteIn(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
  expect(heuteIn(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
  expect(heuteIn(new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
  expect(heuteIn(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
});

test('days run on through the change to and from summer time', () => {
  expect(tagePlus('2027-03-27', 2)).toBe('2027-03-29');
  expect(tageZwischen('2026-10-24', '2026-10-26')).toBe(2);
});

test('a month later stays in the month when it is shorter', () => {
  expect(monatePlus('2027-01-31', 1)).toBe('2027-02-28');
  expect(monatePlus('2028-01-31', 1)).toBe('2028-02-29');
  expect(monatePlus('2026-12-15', 1)).toBe('2027-01-15');
  expect(monatePlus('2027-03-31', -1)).toBe('2027-02-28');
  expect(kalendertag(2027, 2, 29)).toBe('2027-02-28');
});

test('every day of a month is itself, and the day after its last is clamped to it', () => {
  fc.assert(
    fc.property(tage, (datum) => {
      const [jahr = 0, monat = 0, tag = 0] = datum.split('-').map(Number);
      expect(kalendertag(jahr, monat, tag)).toBe(datum);
      expect(kalendertag(jahr - 2, monat + 24, tag)).toBe(datum);
      const letzter = tagePlus(monatePlus(`${datum.slice(0, 8)}01`, 1), -1);
      expect(kalendertag(jahr, monat, 31)).toBe(letzter);
    }),
  );
});

test('adding days and counting them agree, forward and back', () => {
  fc.assert(
    fc.property(tage, fc.integer({ min: -5000, max: 5000 }), (datum, n) => {
      const ziel = tagePlus(datum, n);
      expect(tageZwischen(datum, ziel)).toBe(n);
      expect(tagePlus(ziel, -n)).toBe(datum);
    }),
  );
});

test('a later start never gives an earlier date', () => {
  fc.assert(
    fc.property(
      tage,
      fc.nat({ max: 60 }),
      fc.integer({ min: -24, max: 24 }),
      (datum, n, monate) => {
        expect(monatePlus(tagePlus(datum, n), monate) >= monatePlus(datum, monate)).toBe(true);
      },
    ),
  );
});
