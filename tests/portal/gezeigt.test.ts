import { expect, test } from 'vitest';
import { fragen as reise } from '#machines/antrag/reise/fragen.ts';
import { fragen as tierhalterhaftpflicht } from '#machines/antrag/tierhalterhaftpflicht/fragen.ts';
import { fragen as betriebshaftpflicht } from '#machines/antrag/betriebshaftpflicht/fragen.ts';
import { fragen as vermoegensschaden } from '#machines/antrag/vermoegensschadenhaftpflicht/fragen.ts';
import { fragen as fahrrad } from '#machines/antrag/fahrrad/fragen.ts';
import { fragen as privathaftpflicht } from '#machines/antrag/privathaftpflicht/fragen.ts';
import { fragen, tarif } from '#machines/antrag/hausrat/fragen.ts';
import type { Antragslage, Antragsseite } from '#machines/antrag/frage.ts';
import { gezeigt } from '#portal/flows/antrag/fragen/gezeigt.ts';

const deutsch = { brand: 'andsafe', withoutTranslations: false } as const;
const mitSchluesseln = { ...deutsch, withoutTranslations: true };
const schweizerisch = { brand: 'protect-ch', withoutTranslations: false } as const;
const lage: Antragslage = {
  antworten: {},
  ergebnisse: {},
  umfeld: null,
  heute: '2026-11-20',
  sperren: {},
};

/** A flood of before took cover against the elements from her. */
const nachWasser: Antragslage = {
  ...lage,
  ergebnisse: {
    nachrechnen: {
      eingabe: { elementarVorschaden: false },
      ergebnis: {
        ergebnis: 'OPTION_NICHT_MOEGLICH',
        grund: 'ELEMENTAR_NICHT_EINSCHLIESSBAR',
        hinweise: [],
        tarifVersion: 'RT-2026',
      },
    },
  },
};

test('a customer reads the questions as they are written', () => {
  expect(gezeigt('antrag.hausrat', fragen, deutsch)).toBe(fragen);
});

test('a translator reads the key of every sentence of a question', () => {
  const { wohnung, inhalt }: Record<string, Antragsseite> = gezeigt(
    'antrag.hausrat',
    fragen,
    mitSchluesseln,
  );
  expect(wohnung?.titel).toBe('antrag.hausrat.wohnung.titel');
  expect(wohnung?.felder[3]).toMatchObject({
    name: 'bauart',
    art: 'karten',
    label: 'antrag.hausrat.wohnung.bauart.label',
    warum: 'antrag.hausrat.wohnung.bauart.warum',
    optionen: [
      {
        wert: 'MASSIV',
        label: 'antrag.hausrat.wohnung.bauart.MASSIV.label',
        folge: 'antrag.hausrat.wohnung.bauart.MASSIV.folge',
      },
      { wert: 'HOLZ_FACHWERK' },
      { wert: 'WEICHE_DACHUNG' },
    ],
  });
  expect(inhalt?.vermerke?.({ wertsachen: true }, lage)).toEqual([
    {
      nach: 'wertsachen',
      art: 'neutral',
      text: 'antrag.hausrat.inhalt.wertsachen.text',
      anfragen: true,
    },
  ]);
  const wahl = gezeigt('antrag.hausrat.tarif', tarif, mitSchluesseln);
  expect(wahl.varianten('hfk').map(({ wert, label }) => [wert, label])).toEqual([
    ['BASIS', 'antrag.hausrat.tarif.BASIS.label'],
    ['PLUS', 'antrag.hausrat.tarif.PLUS.label'],
  ]);
  expect(wahl.komponenten['GLASBRUCH']).toBe('antrag.hausrat.tarif.komponenten.GLASBRUCH');
  expect(wahl.konfigurator?.vermerke({ deckungen: [] }, lage).at(-1)).toEqual({
    nach: 'elementarVerzicht',
    art: 'warning',
    text: 'antrag.hausrat.tarif.konfigurator.elementarVerzicht.text',
  });
  expect(wahl.konfigurator?.sperren(nachWasser)).toEqual({
    deckungen: { ELEMENTAR: 'antrag.hausrat.tarif.konfigurator.sperren.deckungen.ELEMENTAR' },
  });
});

test.each([
  ['home contents', fragen],
  ['a bicycle', fahrrad],
  ['business liability', betriebshaftpflicht],
  ['a dog', tierhalterhaftpflicht],
  ['private liability', privathaftpflicht],
  ['a trip', reise],
  ['financial loss liability', vermoegensschaden],
])('a translator finds no key of %s above two sentences', (_, alle) => {
  const gelesen = paare(alle, gezeigt('antrag', alle, mitSchluesseln));
  expect(gelesen.length).toBeGreaterThan(20);
  const saetze = new Map<string, Set<string>>();
  for (const [satz, schluessel] of gelesen) {
    saetze.set(schluessel, (saetze.get(schluessel) ?? new Set()).add(satz));
  }
  expect([...saetze].filter(([, mehrere]) => mehrere.size > 1)).toEqual([]);
  expect([...saetze.keys()].filter((schluessel) => schluessel.includes('undefined'))).toEqual([]);
});

/** Each sentence with the key that stands in its place. */
function paare(deutsche: unknown, schluessel: unknown): [string, string][] {
  if (typeof deutsche === 'string' && typeof schluessel === 'string') {
    return deutsche === schluessel ? [] : [[deutsche, schluessel]];
  }
  if (typeof deutsche !== 'object' || deutsche === null) return [];
  return Object.entries(deutsche).flatMap(([name, teil]) =>
    paare(teil, Reflect.get(Object(schluessel), name)),
  );
}

test('a customer in Switzerland reads them as they are spelled there', () => {
  const { konfigurator } = gezeigt('x', tarif, schweizerisch);
  expect(konfigurator?.felder.at(-1)).toMatchObject({
    name: 'elementarVerzicht',
    label: 'Ich weiss, dass Elementarschäden nicht versichert sind.',
  });
});
