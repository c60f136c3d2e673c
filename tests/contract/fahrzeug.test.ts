import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hsn, tsn } from '#contract/fields/fahrzeugschluessel.ts';
import { kennzeichen } from '#contract/fields/kennzeichen.ts';
import { formVon } from '#machines/antrag/allgemeine-versicherungsdaten/answers.ts';
import { auto } from '#tests/models/antrag/allgemeine-versicherungsdaten/cases.ts';
import { valueOf } from './verdict.ts';

describe('a customer types the plate of her vehicle', () => {
  test.each([
    ['MS-AB 123', 'MS-AB 123'],
    ['MS-AB123', 'MS-AB 123'],
    [' ms - ab  123 ', 'MS-AB 123'],
    ['MS AB 123', 'MS-AB 123'],
    ['b-e 1e', 'B-E 1E'],
    ['WÜ-X 9999H', 'WÜ-X 9999H'],
    ['MS AB 12 3', 'MS-AB 123'],
  ])('%j is read as %j', (typed, read) => {
    expect(valueOf(kennzeichen, typed)).toBe(read);
  });

  test.each(['MS', 'MSAB123', 'MSTX-AB 1', 'MS-ABC 1', 'MS-AB 12345', 'MS-AB', 'MS-1', 'MS-AB 1X'])(
    '%j is no plate, and she reads how one looks',
    (typed) => {
      expect(errorsOf(kennzeichen, typed)).toEqual([
        'Geben Sie ein deutsches Kennzeichen ein, zum Beispiel MS-AB 123.',
      ]);
    },
  );

  test('an empty field is asked for', () => {
    expect(errorsOf(kennzeichen, ' ')).toEqual(['Geben Sie das Kennzeichen ein.']);
  });
});

test('the keys of maker and type are read off the registration', () => {
  expect(valueOf(hsn, ' 0603 ')).toBe('0603');
  expect(valueOf(tsn, 'bll')).toBe('BLL');
  expect(errorsOf(hsn, '603')).toHaveLength(1);
  expect(errorsOf(tsn, 'BLL00')).toHaveLength(1);
});

describe('days that can be stated on 20 November 2026', () => {
  const form = formVon('2026-11-20');

  test.each([
    [{ erstzulassung: '1950-01-01' }],
    [{ erstzulassung: '2026-11-20' }],
    [{ wunschbeginn: '2026-11-20' }],
    [{ wunschbeginn: '2027-11-20' }],
  ])('%j is taken', (days) => {
    expect(errorsOf(form, { ...auto, ...days })).toEqual([]);
  });

  test.each([
    [{ erstzulassung: '1949-12-31' }, 'Geben Sie eine Erstzulassung ab dem 01.01.1950 ein.'],
    [
      { erstzulassung: '2026-11-21' },
      'Geben Sie eine Erstzulassung ein, die nicht in der Zukunft liegt.',
    ],
    [{ wunschbeginn: '2026-11-19' }, 'Der Schutz kann frühestens heute beginnen.'],
    [{ wunschbeginn: '2027-11-21' }, 'Der Schutz kann spätestens in 12\u00A0Monaten beginnen.'],
  ])('%j is refused with what to do', (days, satz) => {
    expect(errorsOf(form, { ...auto, ...days })).toEqual([satz]);
  });
});

function errorsOf(schema: z.core.$ZodType, input: unknown): string[] {
  return (z.safeParse(schema, input).error?.issues ?? []).map(({ message }) => message);
}
