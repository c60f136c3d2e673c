import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zahlweise } from '#contract/entities/zahlweise.ts';
import { beitragBei, ratenProJahr } from '#server/rules/zahlweise.ts';

const bhv = [{ name: 'bhv', nettoJahr: 48_000, steuersatz: 1900 }];

describe('worked cases of domain/beispiele.md', () => {
  test.each([
    ['53', bhv, 'JAEHRLICH', 57_120, 57_120],
    ['55', bhv, 'VIERTELJAEHRLICH', 14_708, 58_832],
    ['56', bhv, 'MONATLICH', 4998, 59_976],
    ['8', thv(), 'HALBJAEHRLICH', 5923, 11_846],
    ['14', [{ name: 'phv', nettoJahr: 2400, steuersatz: 1900 }], 'MONATLICH', 250, 3000],
    ['17', [{ name: 'phv', nettoJahr: 6732, steuersatz: 1900 }], 'VIERTELJAEHRLICH', 2062, 8248],
    ['20', hausrat(), 'MONATLICH', 2536, 30_432],
    ['35', reise(), 'EINMALIG', 12_515, 12_515],
    ['40', sachinhalt(), 'MONATLICH', 6875, 82_500],
  ] as const)('case %s costs what the example says', (_, komponenten, periode, rate, jahr) => {
    const beitrag = beitragBei(komponenten, periode);
    expect(beitrag.versicherungsPraemie).toBe(rate);
    expect(beitrag.jahresVersicherungsPraemie).toBe(jahr);
  });
});

test('an instalment is net plus tax and the year is that many instalments', () => {
  const komponente = fc.record({
    name: fc.constant('k'),
    nettoJahr: fc.nat({ max: 10_000_000 }),
    steuersatz: fc.constantFrom(0, 1320, 1615, 1900),
  });
  fc.assert(
    fc.property(fc.array(komponente), fc.constantFrom(...zahlweise.options), (teile, periode) => {
      const beitrag = beitragBei(teile, periode);
      expect(beitrag.netto + beitrag.steuer).toBe(beitrag.versicherungsPraemie);
      expect(beitrag.jahresVersicherungsPraemie).toBe(
        ratenProJahr(periode) * beitrag.versicherungsPraemie,
      );
    }),
  );
});

function thv() {
  return [
    { name: 'hund1:Balu', nettoJahr: 5136, steuersatz: 1900 },
    { name: 'hund2:Emma', nettoJahr: 4623, steuersatz: 1900 },
  ];
}

function hausrat() {
  return [
    { name: 'GRUNDDECKUNG', nettoJahr: 11_419, steuersatz: 1615 },
    { name: 'GLASBRUCH', nettoJahr: 1800, steuersatz: 1900 },
    { name: 'ELEMENTAR', nettoJahr: 1495, steuersatz: 1615 },
    { name: 'FAHRRAD', nettoJahr: 10_196, steuersatz: 1615 },
  ];
}

function reise() {
  return [
    { name: 'RUECKTRITT', nettoJahr: 8160, steuersatz: 1900 },
    { name: 'REISEKRANKEN', nettoJahr: 2805, steuersatz: 0 },
  ];
}

function sachinhalt() {
  return [
    { name: 'FEUER', nettoJahr: 20_101, steuersatz: 1320 },
    { name: 'UEBRIGE_GEFAHREN', nettoJahr: 46_902, steuersatz: 1900 },
  ];
}
