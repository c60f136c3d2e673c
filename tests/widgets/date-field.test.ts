import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatDatum,
  formatDatumLang,
  formatWochentag,
  liesDatum,
  monatePlus,
} from '#contract/tag.ts';
import { dayByKey, weeksOf, within, yearsWithin } from '#widgets/date-field/monthGrid.ts';
import { readDate, writtenDate } from '#widgets/date-field/typedDate.ts';

const anyDay = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-11-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('A customer types a day as she is used to', () => {
  test.each([
    ['1.3.2027', '2027-03-01'],
    ['01.03.2027', '2027-03-01'],
    ['1.3.27', '2027-03-01'],
    ['01032027', '2027-03-01'],
    ['010327', '2027-03-01'],
    ['1. März 2027', '2027-03-01'],
    ['1 mär 27', '2027-03-01'],
    ['1. Maerz 2027', '2027-03-01'],
    ['1.Mrz.2027', '2027-03-01'],
    ['24. Dez. 2026', '2026-12-24'],
    ['3. Jänner 2027', '2027-01-03'],
    ['1/3/2027', '2027-03-01'],
    ['1-3-2027', '2027-03-01'],
    ['1 3 2027', '2027-03-01'],
    [' 1. 3. 2027 ', '2027-03-01'],
    ['\u200B1.3.2027\u200E', '2027-03-01'],
    ['2027-03-01', '2027-03-01'],
    ['29.02.2028', '2028-02-29'],
  ])('%s', (typed, day) => expect(readDate(typed)).toBe(day));
});

test.each([
  '',
  '1.3.',
  '32.1.2027',
  '29.02.2027',
  '29022023',
  '290223',
  '31.4.2027',
  '1.13.2027',
  '0.1.2027',
  '1. Ma 2027',
])('What is no day counts as empty: "%s"', (typed) => expect(readDate(typed)).toBe(''));

test.each(['1. Foo 2027', 'morgen', '1.3.202', '1.3.0027', '1.3.20271', '1..3.2027', '01032'])(
  'What is no day counts as empty: "%s"',
  (typed) => expect(readDate(typed)).toBe(''),
);

describe('A year of two digits', () => {
  test('lies in the past of a date of birth', () => {
    expect(readDate('1.3.27', { max: '2026-11-21' })).toBe('1927-03-01');
    expect(readDate('1.3.65', { max: '2026-11-21' })).toBe('1965-03-01');
    expect(readDate('1.3.08', { max: '2026-11-21' })).toBe('2008-03-01');
  });

  test('lies in the future of a start', () => {
    expect(readDate('1.3.65', { min: '2026-11-21' })).toBe('2065-03-01');
  });

  test('is read as usual where neither century fits', () => {
    expect(readDate('1.3.27', { min: '2026-11-21', max: '2026-12-31' })).toBe('2027-03-01');
  });
});

test('Every day is understood as it is written and spoken, and as the server understands it', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(writtenDate(day)).toBe(formatDatum(day));
      expect(readDate(writtenDate(day))).toBe(day);
      expect(readDate(formatDatumLang(day))).toBe(day);
      expect(readDate(day)).toBe(liesDatum(day));
    }),
  );
});

test("A day that was typed the server's way is the same day here", () => {
  fc.assert(
    fc.property(
      fc.nat(40),
      fc.nat(14),
      fc.integer({ min: 1900, max: 2100 }),
      (day, month, year) => {
        const typed = `${day}.${month}.${year}`;
        expect(readDate(typed)).toBe(liesDatum(typed));
      },
    ),
  );
});

test('A day is spoken with its weekday', () => {
  expect(formatWochentag('2027-03-01')).toBe('Montag, 1.\u00A0März 2027');
});

describe('The calendar', () => {
  test('shows every day of the month once, in weeks from Monday', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const weeks = weeksOf(day);
        const days = weeks.flatMap((week) => week.days).filter((each) => each !== null);
        expect(weeks).toHaveLength(6);
        expect(days[0]).toBe(`${day.slice(0, 7)}-01`);
        expect(days).toContain(day);
        expect(new Set(days).size).toBe(days.length);
        for (const { monday } of weeks) expect(formatWochentag(monday)).toMatch(/^Montag/);
      }),
    );
  });

  test('hears the keys of the ARIA practices', () => {
    const from = '2027-03-31';
    expect(dayByKey(from, 'ArrowLeft', false)).toBe('2027-03-30');
    expect(dayByKey(from, 'ArrowRight', false)).toBe('2027-04-01');
    expect(dayByKey(from, 'ArrowUp', false)).toBe('2027-03-24');
    expect(dayByKey(from, 'ArrowDown', false)).toBe('2027-04-07');
    expect(dayByKey(from, 'Home', false)).toBe('2027-03-29');
    expect(dayByKey(from, 'End', false)).toBe('2027-04-04');
    expect(dayByKey(from, 'PageUp', false)).toBe('2027-02-28');
    expect(dayByKey(from, 'PageDown', false)).toBe('2027-04-30');
    expect(dayByKey(from, 'PageUp', true)).toBe('2026-03-31');
    expect(dayByKey('2028-02-29', 'PageDown', true)).toBe('2029-02-28');
    expect(dayByKey(from, 'x', false)).toBeNull();
  });

  test('goes from month to month without leaving one out', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -30, max: 30 }), (day, months) => {
        fc.pre(Number(day.slice(0, 4)) > 1010 && Number(day.slice(0, 4)) < 9990);
        const to = monatePlus(day, months);
        expect(monthsOf(to) - monthsOf(day)).toBe(months);
      }),
    );
  });

  test('stays within its bounds and offers the years between them', () => {
    const bounds = { min: '2026-12-10', max: '2028-02-03' };
    expect(within('2026-01-01', bounds)).toBe('2026-12-10');
    expect(within('2030-01-01', bounds)).toBe('2028-02-03');
    expect(within('2027-01-01', bounds)).toBe('2027-01-01');
    expect(yearsWithin('2027-01-01', '2026-11-21', bounds)).toEqual([2026, 2027, 2028]);
    expect(yearsWithin('2027-01-01', '2026-11-21', {})).toHaveLength(111);
  });
});

function monthsOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
