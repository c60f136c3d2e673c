import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import { anteil } from '#server/rules/geld.ts';
import { ratenProJahr } from '#server/rules/zahlweise.ts';
import { anfragen } from './anfragen.ts';
import { anfrageZu, beispiele, heute } from './beispiele.ts';
import { antwortVon, beitragVon, sparten, type Sparte } from './sparten.ts';

const alle = Object.keys(sparten) as Sparte[];

describe.each(alle)('%s', (sparte) => {
  const { tarifiere } = sparten[sparte];

  test('whatever a customer answers gets one of the four outcomes in the promised shape', () => {
    const gesehen = new Set<string>();
    fc.assert(
      fc.property(anfragen[sparte], (anfrage) => {
        const antwort = antwortVon(tarifiere(anfrage, heute));
        expect(z.safeParse(tarifantwort, antwort).error).toBeUndefined();
        expect(antwort.beitrag !== undefined).toBe(antwort.ergebnis === 'VERSICHERBAR');
        expect(antwort.grund === undefined).toBe(antwort.ergebnis === 'VERSICHERBAR');
        gesehen.add(antwort.ergebnis);
      }),
      { numRuns: 500 },
    );
    expect(gesehen.size).toBeGreaterThan(1);
  });

  test('a price is the sum of its components and of its instalments', () => {
    fc.assert(
      fc.property(anfragen[sparte], (anfrage) => {
        const { beitrag } = antwortVon(tarifiere(anfrage, heute));
        if (!beitrag) return;
        const summe = (feld: 'nettoJahr' | 'rateNetto' | 'rateSteuer') =>
          beitrag.komponenten.reduce((bisher, teil) => bisher + teil[feld], 0);
        expect(beitrag.nettoJahr).toBe(summe('nettoJahr'));
        expect(beitrag.netto).toBe(summe('rateNetto'));
        expect(beitrag.steuer).toBe(summe('rateSteuer'));
        expect(beitrag.versicherungsPraemie).toBe(beitrag.netto + beitrag.steuer);
        expect(beitrag.jahresVersicherungsPraemie).toBe(
          beitrag.versicherungsPraemie * ratenProJahr(beitrag.zahlweise),
        );
        for (const teil of beitrag.komponenten) {
          expect(teil.rateSteuer).toBe(anteil(teil.rateNetto, teil.steuersatz, 10_000));
          expect(teil.nettoJahr).toBeGreaterThan(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('what another choice is said to cost is what it costs once it is chosen', () => {
    fc.assert(
      fc.property(anfragen[sparte], (anfrage) => {
        const { alternativen = [], beitrag } = antwortVon(tarifiere(anfrage, heute));
        expect(alternativen.length > 0).toBe(beitrag !== undefined);
        for (const { feld, wert, versicherungsPraemie, hinderung } of alternativen) {
          const gewaehlt = antwortVon(tarifiere(mit(anfrage, feld, wert), heute));
          expect(gewaehlt.beitrag?.versicherungsPraemie ?? null).toBe(versicherungsPraemie);
          const gesagt = gewaehlt.ergebnis === 'OPTION_NICHT_MOEGLICH' ? gewaehlt.hinweise : [];
          expect(gesagt).toEqual(hinderung === null ? [] : [hinderung]);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('the order in which covers and side trades are named does not matter', () => {
    fc.assert(
      fc.property(anfragen[sparte], (anfrage) => {
        expect(tarifiere(umgekehrt(anfrage), heute)).toEqual(tarifiere(anfrage, heute));
      }),
      { numRuns: 200 },
    );
  });
});

/** A field that may grow, its bounds in whole units, its step, and the worked case it is changed in. */
const wachsend = [
  ['a dearer bicycle', 'fahrrad', 1, 'kaufpreis', 10_000, 1_000_000, 1],
  ['a larger flat', 'hausrat', 20, 'wohnflaeche', 10, 300, 1],
  [
    'a higher insured sum at home',
    'hausrat',
    20,
    'versicherungssumme',
    1_000_000,
    30_000_000,
    100_000,
  ],
  ['more revenue', 'bhv', 28, 'jahresumsatz', 100_000, 500_000_000, 1],
  ['more fees', 'vh', 46, 'jahresumsatz', 100_000, 200_000_000, 1],
  ['more goods, all risks', 'si', 40, 'versicherungssumme', 500_000, 50_000_000, 100_000],
  ['more goods, by hazard', 'si', 43, 'versicherungssumme', 500_000, 50_000_000, 100_000],
  ['a dearer trip', 'reise', 35, 'reisepreis', 5000, 2_000_000, 1],
  ['a dearer trip in a year of trips', 'reise', 37, 'reisepreis', 5000, 1_000_000, 1],
] as const;

test.each(wachsend)('%s never costs less', (_, sparte, nr, feld, von, bis, schritt) => {
  const beispiel = beispiele.find((zeile) => zeile.nr === nr);
  if (!beispiel) throw new Error(`no worked case ${nr}`);
  const netto = (wert: number) =>
    beitragVon(sparten[sparte].tarifiere({ ...anfrageZu(beispiel), [feld]: wert }, heute))
      .nettoJahr;
  const wert = fc.integer({ min: von / schritt, max: bis / schritt }).map((n) => n * schritt);
  fc.assert(
    fc.property(wert, wert, (a, b) => {
      expect(netto(Math.max(a, b))).toBeGreaterThanOrEqual(netto(Math.min(a, b)));
    }),
    { numRuns: 300 },
  );
});

test('a longer trip never costs less', () => {
  const beispiel = beispiele.find(({ nr }) => nr === 35);
  const tag = fc.integer({ min: 10, max: 28 }).map((n) => `2027-02-${n}`);
  const netto = (ende: string) =>
    beitragVon(sparten.reise.tarifiere({ ...(beispiel && anfrageZu(beispiel)), ende }, heute))
      .nettoJahr;
  fc.assert(
    fc.property(tag, tag, (a, b) => {
      const [frueher, spaeter] = a < b ? [a, b] : [b, a];
      expect(netto(spaeter)).toBeGreaterThanOrEqual(netto(frueher));
    }),
  );
});

const ungeordnet = new Set([
  'nebengewerbe',
  'hausratDeckungen',
  'gefahren',
  'bausteine',
  'reisende',
]);

function umgekehrt(anfrage: object): object {
  return Object.fromEntries(
    Object.entries(anfrage).map(([feld, wert]: [string, unknown]) => [
      feld,
      ungeordnet.has(feld) && Array.isArray(wert) ? wert.toReversed() : wert,
    ]),
  );
}

/** The same inquiry with another choice: of a list, it is taken in or left out. */
function mit(anfrage: object, feld: string, wert: unknown): object {
  if (feld === 'diensthaftpflicht') {
    // It is in or out, for the profession that was said.
    const dienst = z.parse(z.looseObject({}), Reflect.get(anfrage, feld));
    return { ...anfrage, [feld]: { ...dienst, eingeschlossen: wert } };
  }
  const { success, data: bisher } = z.safeParse(z.array(z.unknown()), Reflect.get(anfrage, feld));
  if (!success) return { ...anfrage, [feld]: wert };
  const ohne = bisher.filter((einer) => einer !== wert);
  const neu = ohne.length < bisher.length ? ohne : [...bisher, wert];
  // Bicycles have the lowest limit until she chooses one.
  return { ...(wert === 'FAHRRAD' && { fahrradProzent: 1 }), ...anfrage, [feld]: neu };
}
