import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestIndex, typedNumber } from '#widgets/range/nearest.ts';

const stufen = [0, 250, 500, 1000, 5000].map((value) => ({ value }));

test.each([
  [500, 2],
  [-20, 0],
  [120, 0],
  [130, 1],
  [375, 1],
  [3001, 4],
  [9_999_999, 4],
])('A customer who wants %d gets the step next to it', (value, index) => {
  expect(nearestIndex(stufen, value)).toBe(index);
});

test('No step lies nearer than the one a customer gets', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1 }),
      fc.integer({ min: -10, max: 2_000_000 }),
      (values, wanted) => {
        const options = values.toSorted((a, b) => a - b).map((value) => ({ value }));
        const taken = options[nearestIndex(options, wanted)]?.value ?? NaN;
        for (const { value } of options) {
          expect(Math.abs(taken - wanted)).toBeLessThanOrEqual(Math.abs(value - wanted));
        }
      },
    ),
  );
});

test.each([
  ['250000', 250_000],
  ['250.000', 250_000],
  ['250 000 EUR', 250_000],
  ['250.000\u00A0EUR', 250_000],
  ['1.250,50 €', 1250.5],
  ['1,5 Mio. EUR', 1_500_000],
  ['2 Millionen', 2_000_000],
  ['84 m²', 84],
  [' 500 ', 500],
  ['', undefined],
  ['viel', undefined],
  ['-5', undefined],
  ['12 oder 13', undefined],
])('A customer who types „%s“ is understood', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each([
  ['spaces', `1${' '.repeat(3_000)}!`],
  ['points', `1${'.'.repeat(3_000)}!`],
  ['groups of digits', `1${' 000'.repeat(1_000)}!`],
])('A customer who pastes a long text of %s goes on at once', (_, text) => {
  const start = performance.now();
  expect(typedNumber(text)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(500);
});
