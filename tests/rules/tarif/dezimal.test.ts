import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cent, mal, type Faktor } from '#server/rules/tarif/dezimal.ts';

test('a product of decimal factors is exact where binary fractions are not', () => {
  expect(mal(1_000_000, '1.005')).toBe(1_005_000);
  expect(mal(115, '0.70')).toBe(81);
  expect(mal(100, '1.005')).toBe(101);
  expect(mal(3_500_000, '3.60 %', '1.30')).toBe(163_800);
  expect(mal(4_225_000, '1.40 ‰')).toBe(5915);
  expect(cent('58.00 EUR')).toBe(5800);
});

test('half a cent is rounded away from zero, once, at the end', () => {
  expect(mal(1, '0.5')).toBe(1);
  expect(mal(-1, '0.5')).toBe(-1);
  expect(mal(1, '0.4')).toBe(0);
  expect(mal(3, '0.5', '0.3', '1.1')).toBe(0);
  expect(mal(3, '0.5', '0.3', '1.2')).toBe(1);
});

test('the result is the whole cent nearest to the exact product', () => {
  const faktor = fc.tuple(fc.nat({ max: 99 }), fc.nat({ max: 999 }));
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), fc.array(faktor, { maxLength: 4 }), (basis, fs) => {
      const texte = fs.map(([g, n]): Faktor => `${g}.${String(n).padStart(3, '0')}` as Faktor);
      const nenner = 1000n ** BigInt(fs.length);
      const zaehler = fs.reduce((p, [g, n]) => p * BigInt(g * 1000 + n), BigInt(basis));
      fc.pre(zaehler / nenner < BigInt(Number.MAX_SAFE_INTEGER));
      const abstand = BigInt(mal(basis, ...texte)) * nenner - zaehler;
      expect((abstand < 0n ? -abstand : abstand) * 2n <= nenner).toBe(true);
    }),
  );
});

test('an amount beyond what a number can hold is refused, not rounded', () => {
  expect(() => mal(Number.MAX_SAFE_INTEGER, '2.00')).toThrow(RangeError);
});

test('a text that is no factor stops the program instead of pricing wrongly', () => {
  expect(() => mal(1, '1e3')).toThrow('Not a factor');
});
