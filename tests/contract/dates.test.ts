import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  datum,
  datumImRahmen,
  fehler as datumFehler,
  rahmenFehler,
} from '#contract/fields/datum.ts';
import { gruendung } from '#contract/produkte/gewerblich.ts';
import { alterAm, formatDatum, heuteInBerlin, liesDatum, tagePlus } from '#contract/tag.ts';
import { fehler as geburtsdatumFehler, geburtsdatum } from '#contract/fields/geburtsdatum.ts';
import { fehler as gruendungFehler, gruendungsdatum } from '#contract/fields/gruendungsdatum.ts';
import {
  fehler as beginnFehler,
  versicherungsbeginn,
} from '#contract/fields/versicherungsbeginn.ts';
import { valueOf, verdict } from './verdict.ts';

const heute = () => new Date('2026-11-20T11:00:00Z');
const day = fc
  .integer({ min: Date.UTC(1600, 0, 1) / 86_400_000, max: Date.UTC(2900, 0, 1) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

describe('a typed day', () => {
  test.each([
    ['2026-02-28', '2026-02-28'],
    ['28.02.2026', '2026-02-28'],
    ['1.3.2027', '2027-03-01'],
    [' 31.01.2027 ', '2027-01-31'],
    ['29.02.2028', '2028-02-29'],
    ['2026-02-30', ''],
    ['30.02.2026', ''],
    ['29.02.2026', ''],
    ['29.02.2100', ''],
    ['2026-13-01', ''],
    ['2026-00-10', ''],
    ['2026-1-1', ''],
    ['31.04.2027', ''],
    ['31.1.27', ''],
    ['1/3/2027', ''],
    ['morgen', ''],
    ['0000-01-01', ''],
    ['', ''],
  ])('%j counts as %j', (typed, expected) => {
    expect(liesDatum(typed)).toBe(expected);
  });

  test('any day may be typed the German way or as it is sent', () => {
    fc.assert(
      fc.property(day, (tag) => {
        expect(liesDatum(tag)).toBe(tag);
        expect(liesDatum(formatDatum(tag))).toBe(tag);
        expect(verdict(datum, datumFehler, tag)).toBe('OK');
      }),
    );
  });

  test('a text is a day exactly when the calendar has it', () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.nat(13), fc.nat(32), (year, month, date) => {
        const text = [String(year).padStart(4, '0'), pad(month), pad(date)].join('-');
        const time = new Date(0);
        time.setUTCFullYear(year, month - 1, date);
        const exists = year >= 1000 && time.toISOString().slice(0, 10) === text;
        expect(verdict(datum, datumFehler, text)).toBe(exists ? 'OK' : 'UNGUELTIG');
        expect(liesDatum(text)).toBe(exists ? text : '');
      }),
      { numRuns: 2000 },
    );
  });

  test('so many days later and back again is the same day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -2000, max: 2000 }), (tag, tage) => {
        expect(tagePlus(tagePlus(tag, tage), -tage)).toBe(tag);
        expect(tagePlus(tag, 1) > tag).toBe(true);
      }),
    );
  });
});

describe('a day with bounds', () => {
  const texte = { ZU_FRUEH: 'Zu früh.', ZU_SPAET: 'Zu spät.' };
  const fehler = rahmenFehler(texte);
  const feld = datumImRahmen(() => ({ von: '2027-01-01', bis: '2027-12-31' }), texte);

  test.each([
    ['2026-12-31', 'ZU_FRUEH'],
    ['01.01.2027', 'OK'],
    ['2027-12-31', 'OK'],
    ['01.01.2028', 'ZU_SPAET'],
    ['', 'UNGUELTIG'],
    ['30.02.2027', 'UNGUELTIG'],
    [20270101, 'UNGUELTIG'],
  ])('%j: %s', (typed, expected) => {
    expect(verdict(feld, fehler, typed)).toBe(expected);
  });

  test('a day is taken exactly when it lies inside, both ends included', () => {
    fc.assert(
      fc.property(day, day, day, (von, bis, tag) => {
        const schema = datumImRahmen(() => ({ von, bis }), texte);
        expect(valueOf(schema, formatDatum(tag)) === tag).toBe(von <= tag && tag <= bis);
      }),
    );
    expect(
      verdict(
        datumImRahmen(() => ({}), texte),
        fehler,
        '1600-01-01',
      ),
    ).toBe('OK');
  });
});

describe('insurance start', () => {
  test.each([
    ['2026-11-18', 'ZU_FRUEH'],
    ['2026-11-19', 'OK'],
    ['2026-11-20', 'OK'],
    ['2026-11-21', 'OK'],
    ['2026-11-22', 'ZU_SPAET'],
  ])('asked for on 20 November 2026, %s: %s', (tag, expected) => {
    expect(verdict(versicherungsbeginn(heute), beginnFehler, tag)).toBe(expected);
  });

  test('a form left open over midnight is judged by the new day', () => {
    let now = new Date('2026-11-20T22:59:00Z');
    const feld = versicherungsbeginn(() => now);
    expect(verdict(feld, beginnFehler, '2026-11-19')).toBe('OK');
    now = new Date('2026-11-20T23:01:00Z');
    expect(verdict(feld, beginnFehler, '2026-11-19')).toBe('ZU_FRUEH');
  });

  test('at any moment exactly three days are possible, also when the clocks change', () => {
    const moment = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (now) => {
        const days = [-3, -2, -1, 0, 1, 2, 3].map((n) => tagePlus(heuteInBerlin(now), n));
        const feld = versicherungsbeginn(() => now);
        const taken = days.filter((tag) => verdict(feld, beginnFehler, tag) === 'OK');
        expect(taken).toEqual(days.slice(2, 5));
      }),
    );
  });
});

test.each([
  ['2018-12-31', 'ZU_FRUEH'],
  ['2019-01-01', 'OK'],
  ['2026-11-20', 'OK'],
  ['2026-11-21', 'ZU_SPAET'],
  ['2026-02-30', 'UNGUELTIG'],
])('a firm founded on %s, asked on 20 November 2026: %s', (tag, expected) => {
  expect(gruendung.gruendungAb).toBe('2019-01-01');
  expect(verdict(gruendungsdatum(heute), gruendungFehler, tag)).toBe(expected);
});

describe('age', () => {
  test.each([
    ['20.11.2008', 'OK'],
    ['2008-11-21', 'ZU_JUNG'],
    ['2026-11-20', 'ZU_JUNG'],
    ['2026-11-21', 'HOECHSTALTER'],
    ['1926-11-20', 'OK'],
    ['1925-11-21', 'OK'],
    ['1925-11-20', 'HOECHSTALTER'],
    ['', 'UNGUELTIG'],
  ])('born on %j, asked on 20 November 2026: %s', (tag, expected) => {
    expect(verdict(geburtsdatum(heute), geburtsdatumFehler, tag)).toBe(expected);
  });

  test.each([
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['1990-12-31', '2026-12-30', 35],
    ['1990-12-31', '2026-12-31', 36],
  ])('who was born on %s is on %s %3$i years old', (geboren, tag, alter) => {
    expect(alterAm(geboren, tag)).toBe(alter);
  });

  test('nobody grows younger, and a year brings one year', () => {
    fc.assert(
      fc.property(day, day, fc.integer({ min: 1, max: 400 }), (geboren, tag, tage) => {
        const later = tagePlus(tag, tage);
        const gained = alterAm(geboren, later) - alterAm(geboren, tag);
        expect(gained).toBeGreaterThanOrEqual(0);
        expect(gained).toBeLessThanOrEqual(2);
      }),
    );
  });
});

function pad(n: number): string {
  return String(n).padStart(2, '0');
}
