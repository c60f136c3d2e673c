import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addDays, addMonths, differenceInCalendarDays, formatISO, parseISO } from 'date-fns';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  heuteInBerlin,
  istTag,
  kalendertag,
  monatePlus,
  tagePlus,
  tageZwischen,
  wochentag,
  zeitPlus,
} from '#contract/tag.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const iso = (zeit: Date) => formatISO(zeit, { representation: 'date' });
const tage = fc.integer({ min: 0, max: 40_000 }).map((n) => tagePlus('1990-01-01', n));

test('the day changes at midnight in Berlin, in winter and in summer', () => {
  expect(heuteInBerlin(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
  expect(heuteInBerlin(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
  expect(heuteInBerlin(new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
  expect(heuteInBerlin(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
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

test('days and months are those that date-fns finds', () => {
  fc.assert(
    fc.property(tage, fc.integer({ min: -5000, max: 5000 }), (datum, n) => {
      const zeit = parseISO(datum);
      expect(tagePlus(datum, n)).toBe(iso(addDays(zeit, n)));
      expect(monatePlus(datum, n)).toBe(iso(addMonths(zeit, n)));
      expect(tageZwischen('2000-02-29', datum)).toBe(
        differenceInCalendarDays(zeit, parseISO('2000-02-29')),
      );
      expect(wochentag(datum)).toBe(zeit.getDay());
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

test.each([
  ['2027-03-01', '2027-03-01'],
  ['1582-10-10', '1582-10-10'],
  ['0999-12-31', ''],
  ['2027-02-29', ''],
])('the calendar has %s: %j', (text, tag) => {
  expect(istTag(text) ? text : '').toBe(tag);
});

test('a moment moves by what is said, whatever the clocks do in between', () => {
  const zeit = new Date('2027-03-27T23:30:00Z');
  expect(zeitPlus(zeit, { hours: 25 }).toISOString()).toBe('2027-03-29T00:30:00.000Z');
  expect(zeitPlus(zeit, { minutes: -30 }).toISOString()).toBe('2027-03-27T23:00:00.000Z');
});

describe('one calendar', () => {
  const second =
    /\.[gs]et(?:UTC)?(?:Date|Day|Month|FullYear)\(|Date\.(?:UTC|parse)\(|DateTimeFormat|\.toLocale(?:Date|Time)String|new Date\(`|toISOString\(\)\.s|'date-fns/;

  test('nobody else reckons with days, reads them or writes them', () => {
    const others = ['src', 'machines', 'scripts']
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
          (file) => `${folder}/${file}`,
        ),
      )
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
      // The page the portal is measured against knows nothing of it (decision 0049).
      .filter((file) => !file.startsWith('scripts/bench/peer/'))
      .filter((file) => second.test(readFileSync(join(root, file), 'utf8')))
      .toSorted();
    expect(others).toEqual([
      'src/contract/tag.ts',
      'src/contract/tagformat.ts',
      // Says on the sign-in page until when it is closed, which shall not fetch a calendar for it.
      'src/portal/flows/konto/zeitpunkt.ts',
    ]);
  });

  test.each([
    'day.setUTCDate(day.getUTCDate() + 1)',
    'new Date(`${tag}T00:00:00Z`)',
    'new Date().toISOString().slice(0, 10)',
    "import { addDays } from 'date-fns';",
  ])('%s would be a second one', (line) => expect(line).toMatch(second));
});
