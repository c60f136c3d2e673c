import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { liesBetrag } from '#contract/fields/liesBetrag.ts';
import { completed, regrouped, withDots, withoutDots } from '#widgets/currency-field/amount.ts';

describe('A customer writes an amount as she is used to', () => {
  test.each([
    ['1234', '1234'],
    ['1.234', '1234'],
    ['1.234,5', '1234,5'],
    ['1.234,50', '1234,50'],
    ['1.234,50 EUR', '1234,50'],
    ['1 234,50 €', '1234,50'],
    ['1234.50', '1234,50'],
    ['1.5', '1,5'],
    ['1.234.5', '1234,5'],
    ['1.234.567', '1234567'],
    ['1,234.56', '1234,56'],
    ['1,234,567.80 EUR', '1234567,80'],
    ['–5', '-5'],
    ['12,', '12'],
    ['', ''],
  ])('%s', (typed, stored) => expect(withoutDots(typed)).toBe(stored));
});

test.each(['ungefähr 500', '12.34.567', '12,34.50', '1,234.5', '1.234,567', '1,2,3'])(
  'What is no amount is kept as it was typed and refused by the server: %s',
  (typed) => {
    expect(withoutDots(typed)).toBe(typed);
    expect(liesBetrag(withoutDots(typed))).toBeNull();
  },
);

test('On leaving the field cents have two places and zeros at the front go', () => {
  expect(completed('1234,5')).toBe('1234,50');
  expect(completed('0012')).toBe('12');
  expect(completed('0')).toBe('0');
  expect(completed('00,5')).toBe('0,50');
  expect(completed('ungefähr 500')).toBe('ungefähr 500');
});

test('Every amount is shown with dots and stored without them, and worth the same to the server', () => {
  const amounts = fc.tuple(fc.nat(999_999_999), fc.option(fc.nat(99)));
  fc.assert(
    fc.property(amounts, ([euro, cent]) => {
      const stored = `${euro}${cent === null ? '' : `,${String(cent).padStart(2, '0')}`}`;
      expect(withoutDots(withDots(stored))).toBe(stored);
      expect(liesBetrag(stored)).toBe(liesBetrag(withDots(stored)));
      expect(liesBetrag(stored)).toBe(euro * 100 + (cent ?? 0));
    }),
  );
});

describe('While she types', () => {
  test.each([
    ['1260000', '1.260.000'],
    ['1234,50', '1.234,50'],
    ['1.234', '1.234'],
    ['1.2345', '12.345'],
    ['1.5', '1.5'],
    ['1234.', '1.234.'],
    ['12a', '12a'],
  ])('%s stands there as %s', (keys, shown) => expect(typing(keys)).toBe(shown));

  test('the cursor stays behind the digit she typed, wherever that is', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), digit, fc.nat(12), (euro, key, at) => {
        const text = withDots(String(euro));
        const caret = Math.min(at, text.length);
        const next = press({ text, caret }, String(key));
        expect(next.text[next.caret - 1]).toBe(String(key));
        expect(next.text).toBe(withDots(next.text.replaceAll('.', '')));
      }),
    );
  });

  test('a dot that she deletes lets the cursor through in both directions', () => {
    const without = { text: '1234', caret: 1 };
    expect(regrouped('1.234', without)).toEqual({ text: '1.234', caret: 1 });
    expect(regrouped('1.234', without, true)).toEqual({ text: '1.234', caret: 2 });
  });

  test('digits that she deletes move the dots', () => {
    expect(regrouped('1.234', { text: '1.23', caret: 4 })).toEqual({ text: '123', caret: 3 });
    expect(regrouped('12.345', { text: '2.345', caret: 0 })).toEqual({ text: '2.345', caret: 0 });
  });

  test('what she pastes keeps its meaning', () => {
    expect(regrouped('', { text: '1234.50', caret: 7 }).text).toBe('1234.50');
    expect(regrouped('', { text: '1234,5', caret: 6 })).toEqual({ text: '1.234,5', caret: 7 });
    expect(regrouped('5', { text: '1.234,50 EUR', caret: 12 }).text).toBe('1.234,50 EUR');
  });

  test.each([
    ['1.260.000', '1234.56'],
    ['1.234', '1,234.56'],
    ['12.345', '12.34'],
    ['1.234.567', '1.2.3'],
  ])('what she pastes over %s stands there as she pasted it: %s', (before, pasted) => {
    const change = { text: pasted, caret: pasted.length, put: pasted };
    expect(regrouped(before, change).text).toBe(pasted);
  });
});

/** Keys one after the other into an empty field. */
function typing(keys: string): string {
  let shown = { text: '', caret: 0 };
  for (const key of keys) shown = press(shown, key);
  return shown.text;
}

function press({ text, caret }: { text: string; caret: number }, key: string) {
  const typed = text.slice(0, caret) + key + text.slice(caret);
  return regrouped(text, { text: typed, caret: caret + 1 });
}
