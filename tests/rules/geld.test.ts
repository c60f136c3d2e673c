import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anteil } from '#server/rules/geld.ts';

test('half a cent is rounded away from zero, for a debit and for a credit', () => {
  expect(anteil(1, 1, 2)).toBe(1);
  expect(anteil(-1, 1, 2)).toBe(-1);
  expect(anteil(1, 1, 3)).toBe(0);
  expect(anteil(-2, 1, 3)).toBe(-1);
  expect(anteil(0, 5, 7)).toBe(0);
});

test('a product beyond 2^53 loses no cent', () => {
  expect(anteil(9_007_199_254_740_991, 10_000, 10_000)).toBe(9_007_199_254_740_991);
  expect(anteil(-90_071_992_547_409, 1_000_001, 1_000_000)).toBe(-90_072_082_619_402);
  expect(() => anteil(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(RangeError);
});

test('the share is the integer nearest to the exact quotient', () => {
  const betrag = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 });
  const teile = fc.integer({ min: 1000, max: 100_000 });
  fc.assert(
    fc.property(betrag, fc.nat({ max: 10_000_000 }), teile, (b, zaehler, nenner) => {
      const abstand =
        BigInt(anteil(b, zaehler, nenner)) * BigInt(nenner) - BigInt(b) * BigInt(zaehler);
      const doppelt = (abstand < 0n ? -abstand : abstand) * 2n;
      expect(doppelt <= BigInt(nenner)).toBe(true);
      expect(anteil(-b, zaehler, nenner) + anteil(b, zaehler, nenner)).toBe(0);
    }),
  );
});
