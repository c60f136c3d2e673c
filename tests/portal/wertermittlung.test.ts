import { describe, expect, test } from 'vitest';
import { hausrat } from '#contract/produkte/hausrat.ts';
import { hausratwerte } from '#contract/produkte/hausratwerte.ts';
import { summenfehler } from '#contract/fields/summenvorschlag.ts';
import { nachZimmern } from '#machines/antrag/hausrat/wertermittlung.ts';
import { ermittelt } from '#machines/formular/ermittlung.ts';

const summeVon = (gezaehlt: Readonly<Record<string, string>>) =>
  ermittelt(nachZimmern, gezaehlt, hausrat.summe);

describe('a customer who counts her rooms', () => {
  test('gets their values added up, and the next sum there is', () => {
    const wohnung = { kueche: '1', wohnzimmer: '1', schlafzimmer: '2', bad: '1' };
    expect(summeVon(wohnung)).toEqual({ wert: 45_500_00, summe: 46_000_00 });
  });

  test('gets nothing while she has counted none, or none any more', () => {
    expect(summeVon({})).toBeNull();
    expect(summeVon({ kueche: '0' })).toBeNull();
  });

  test('is offered no less and no more than can be insured online', () => {
    expect(summeVon({ bad: '1' })).toEqual({ wert: 2_500_00, summe: hausrat.summe.von });
    const alle = Object.fromEntries(Object.keys(hausratwerte).map((name) => [name, '9']));
    expect(summeVon(alle)).toMatchObject({ summe: hausrat.summe.bis });
  });

  test('can choose whatever comes out', () => {
    for (const name of Object.keys(hausratwerte)) {
      for (let anzahl = 1; anzahl <= nachZimmern.hoechstens; anzahl += 1) {
        expect(summenfehler(summeVon({ [name]: String(anzahl) })?.summe ?? 1)).toBeNull();
      }
    }
  });
});
