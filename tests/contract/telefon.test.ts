import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nachE164 } from '#contract/fields/e164.ts';
import {
  fehler,
  handynummer,
  telefon,
  telefonLabel,
  telefonPlatzhalter,
} from '#contract/fields/telefon.ts';
import { maskierteNummer } from '#contract/fields/maskierteNummer.ts';
import { handynummerGeprueft, telefonGeprueft } from '#contract/fields/telefonArt.ts';
import { maskedPhone } from '#identity/accounts/phone.ts';
import { valueOf, verdict } from './verdict.ts';

test.each([
  ['+49 172 9980752', '+491729980752', 'OK', 'OK', 'OK'],
  ['+49 30 23125001', '+493023125001', 'MOBIL', 'OK', 'MOBIL'],
  ['+43 664 1234567', '+436641234567', 'OK', 'OK', 'OK'],
  ['+41 79 123 45 67', '+41791234567', 'OK', 'OK', 'OK'],
  ['+49151234567890123', '+49151234567890123', 'FORMAT', 'FORMAT', 'FORMAT'],
  ['+1234', '+1234', 'FORMAT', 'FORMAT', 'FORMAT'],
  ['0172 9980752', '+491729980752', 'OK', 'OK', 'OK'],
  ['0049 172 998 07 52', '+491729980752', 'OK', 'OK', 'OK'],
  ['+49 (0) 172 / 99 80-752', '+491729980752', 'OK', 'OK', 'OK'],
  ['(0172) 9980752', '+491729980752', 'OK', 'OK', 'OK'],
  ['+43 (0) 664 1234567', '+436641234567', 'OK', 'OK', 'OK'],
  ['+43 1 5131234', '+4315131234', 'OK', 'OK', 'MOBIL'],
  ['+1 202 555 0143', '+12025550143', 'OK', 'OK', 'OK'],
  ['172 9980752', '172 9980752', 'FORMAT', 'FORMAT', 'FORMAT'],
  ['+49 172 KATZE', '+49 172 KATZE', 'FORMAT', 'FORMAT', 'FORMAT'],
  ['', '', 'PFLICHT', 'PFLICHT', 'PFLICHT'],
])(
  '%s is %s: with mobile obligation %s, without %s, by its number plan %s',
  (input, e164, mobile, any, byPlan) => {
    expect(nachE164(input)).toBe(e164);
    expect(verdict(handynummer, fehler, input)).toBe(mobile);
    expect(verdict(telefon, fehler, input)).toBe(any);
    expect(verdict(handynummerGeprueft, fehler, input)).toBe(byPlan);
    expect(valueOf(telefon, input)).toBe(any === 'OK' ? e164 : undefined);
  },
);

test('the plan of the country drops a zero that is not dialled from abroad', () => {
  expect(valueOf(telefonGeprueft, '+44 020 7946 0018')).toBe('+442079460018');
});

test('the bounds of the obligation: 4 to 12 digits after +491, 7 to 15 elsewhere', () => {
  expect(taken(handynummer, '+491')).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(taken(handynummer, '+33')).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(taken(handynummer, '+492')).toEqual([]);
  expect(taken(telefon, '+492')).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('however a number is grouped, it is the same number', () => {
  const number = fc.stringMatching(/^1[5-7][0-9]{8,9}$/);
  const groups = fc.array(fc.constantFrom('', ' ', '-', '/', '.', '\u00A0'), {
    minLength: 12,
    maxLength: 12,
  });
  fc.assert(
    fc.property(number, groups, fc.constantFrom('+49', '0049', '0'), (national, gaps, prefix) => {
      const typed =
        prefix +
        national
          .split('')
          .map((digit, i) => digit + (gaps[i] ?? ''))
          .join('');
      expect(valueOf(handynummer, typed)).toBe(`+49${national}`);
    }),
  );
});

test('whatever is typed, a taken number is E.164 and is taken again unchanged', () => {
  const nearby = fc.string({
    unit: fc.constantFrom(...'+0123456789 ()/-a'.split('')),
    maxLength: 24,
  });
  fc.assert(
    fc.property(fc.oneof(nearby, fc.string({ unit: 'binary' })), (text) => {
      for (const schema of [telefon, handynummer, telefonGeprueft, handynummerGeprueft]) {
        const taken = valueOf(schema, text);
        if (taken === undefined) continue;
        expect(taken).toMatch(/^\+[1-9][0-9]{6,14}$/);
        expect(valueOf(schema, taken)).toBe(taken);
      }
    }),
    { numRuns: 500 },
  );
});

test('the field is named and filled in as the specification says', () => {
  expect([telefonLabel, telefonPlatzhalter]).toEqual(['Handynummer', '+49 123 4567890']);
});

/** How many more digits a number with this start may have. */
function taken(schema: typeof telefon, start: string): number[] {
  const counts = Array.from({ length: 20 }, (_, more) => more);
  return counts.filter((more) => verdict(schema, fehler, start + '2'.repeat(more)) === 'OK');
}

test('whoever is sent a code knows her number by its last three digits, wherever it is shown', () => {
  expect(maskierteNummer('+491701234567')).toBe('+49 *** *****567');
  expect(maskierteNummer('+41791234567')).toBe('+** *** *****567');
  expect(maskedPhone('0170 1234567')).toBe(maskierteNummer('+491701234567'));
});

test('a phone number is masked in one place', () => {
  const quellen = ['server', 'identity', 'portal'].flatMap((raum) =>
    readdirSync(`src/${raum}`, { recursive: true, encoding: 'utf8' })
      .filter((pfad) => /\.tsx?$/.test(pfad))
      .map((pfad) => `src/${raum}/${pfad}`),
  );
  const eigene = quellen.filter((pfad) =>
    /\*{3} \*{5}|•{3}.+•{3}/.test(readFileSync(pfad, 'utf8')),
  );
  expect(eigene).toEqual([]);
});

test('a number without country is one of the market it is typed in', () => {
  expect(nachE164('079 123 45 67', 'CH')).toBe('+41791234567');
  expect(nachE164('0170 1234567', 'DE')).toBe('+491701234567');
  // Whoever names a country means it.
  expect(nachE164('+49 170 1234567', 'CH')).toBe('+491701234567');
});
