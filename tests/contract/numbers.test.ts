import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { betragEingabe, betragFehler, formatBetrag, ganzeEuro } from '#contract/fields/betrag.ts';
import { liesBetrag } from '#contract/fields/liesBetrag.ts';
import { zahlBeimVerlassen, zahlEingabe, zahlFehler } from '#contract/fields/zahl.ts';
import { liesZahl } from '#contract/fields/liesZahl.ts';
import { valueOf, verdict } from './verdict.ts';

describe('amounts', () => {
  test.each([
    [5, '0,05 EUR'],
    [1250, '12,50 EUR'],
    [123_450, '1.234,50 EUR'],
    [5_000_000, '50.000,00 EUR'],
    [100_000_000, '1 Mio. EUR'],
    [125_000_000, '1,25 Mio. EUR'],
    [500_000_000, '5 Mio. EUR'],
    [1_000_000_000, '10 Mio. EUR'],
    [123_456_789, '1,23 Mio. EUR'],
    [-1250, '-12,50 EUR'],
    [0, '0,00 EUR'],
    [-0, '0,00 EUR'],
    [99_999_999, '999.999,99 EUR'],
    [-100_000_000, '-1 Mio. EUR'],
    [5_000_000_000_000, '50.000 Mio. EUR'],
  ])('%i cents are shown as %s', (cent, shown) => {
    expect(formatBetrag(cent).replaceAll('\u00A0', ' ')).toBe(shown);
  });

  test('a sum in whole euros is written as the browser writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000_000, max: 200_000_000 }), (cent) => {
        expect(ganzeEuro(cent)).toBe(formatBetrag(cent).replace(',00', ''));
      }),
    );
    for (const euro of [0, 999, 1000, 52_000, 999_999, -52_000]) {
      expect(ganzeEuro(euro * 100)).toBe(formatBetrag(euro * 100).replace(',00', ''));
    }
  });

  test.each([
    ['1.234,50', 123_450],
    ['1234,5', 123_450],
    ['1234', 123_400],
    ['1.234', 123_400],
    ['0,05', 5],
    ['12,50 EUR', 1250],
    ['12,50 €', 1250],
    ['12,50eur', 1250],
    [' 1 234,50 ', 123_450],
    ['007', 700],
    ['-12,50', -1250],
    ['-0', 0],
    ['12.50', null],
    ['1.23,00', null],
    ['1.2345', null],
    ['1234.567,00', null],
    ['12,345', null],
    ['12,', null],
    [',50', null],
    ['1,2,3', null],
    ['EUR', null],
    ['--1', null],
    ['1e3', null],
    ['NaN', null],
    ['Infinity', null],
    ['', null],
  ])('typed %j means %j cents', (typed, cent) => {
    expect(liesBetrag(typed)).toBe(cent);
  });

  test('whatever is shown below one million reads back as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cent) => {
        expect(liesBetrag(formatBetrag(cent))).toBe(cent);
      }),
    );
  });

  test('any text is a whole number of cents or nothing', () => {
    const nearby = fc.string({
      unit: fc.constantFrom(...'0123456789.,- EUR€'.split('')),
      maxLength: 24,
    });
    fc.assert(
      fc.property(fc.oneof(nearby, fc.string({ unit: 'binary' })), (text) => {
        const cent = liesBetrag(text);
        expect(cent === null || Number.isSafeInteger(cent)).toBe(true);
        expect(Object.is(cent, -0)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  const rahmen = { von: 100_000, bis: 2_000_000 };
  test.each([
    ['1.000', 'OK'],
    ['20.000,00 EUR', 'OK'],
    ['999,99', 'ZU_KLEIN'],
    ['20.000,01', 'ZU_GROSS'],
    ['viel', 'FORMAT'],
    ['', 'PFLICHT'],
    ['  ', 'PFLICHT'],
    [1000, 'PFLICHT'],
  ])('a price between 1.000 and 20.000 EUR, typed %j: %s', (typed, expected) => {
    expect(verdict(betragEingabe(rahmen), betragFehler(rahmen), typed)).toBe(expected);
  });

  test('without bounds an amount is not negative', () => {
    expect(verdict(betragEingabe(), betragFehler(), '-0,01')).toBe('ZU_KLEIN');
    expect(valueOf(betragEingabe(), '1.234,50')).toBe(123_450);
  });
});

describe('whole numbers', () => {
  test.each([
    ['007', 7, '7'],
    ['0', 0, '0'],
    ['-5', -5, ''],
    ['-0', 0, '0'],
    [' 12 ', 12, '12'],
    ['1.000', null, '1.000'],
    ['1,5', null, '1,5'],
    ['zehn', null, 'zehn'],
    ['', null, ''],
  ])('typed %j means %j, and after leaving the field it shows %j', (typed, value, left) => {
    expect(liesZahl(typed)).toBe(value);
    expect(zahlBeimVerlassen(typed)).toBe(left);
  });

  test('where negative values are allowed they stay', () => {
    expect(zahlBeimVerlassen('-5', { von: -10 })).toBe('-5');
    expect(valueOf(zahlEingabe({ von: -10 }), '-5')).toBe(-5);
  });

  test.each([
    ['9', 'ZU_KLEIN'],
    ['10', 'OK'],
    ['999', 'OK'],
    ['1000', 'ZU_GROSS'],
    ['65 qm', 'FORMAT'],
    ['', 'PFLICHT'],
    [65, 'PFLICHT'],
  ])('a flat of 10 to 999 square metres, typed %j: %s', (typed, expected) => {
    const rahmen = { von: 10, bis: 999 };
    expect(verdict(zahlEingabe(rahmen), zahlFehler(rahmen), typed)).toBe(expected);
  });

  test('every whole number inside its bounds is taken, none outside', () => {
    const bound = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(bound, bound, bound, (von, bis, zahl) => {
        const taken = valueOf(zahlEingabe({ von, bis }), String(zahl));
        expect(taken === zahl).toBe(von <= zahl && zahl <= bis);
      }),
    );
  });
});
