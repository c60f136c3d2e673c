import { describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { anfangsstand, type AntragKontext } from '#machines/antrag/context.ts';
import { eingabeVon as anfrageVon } from '#machines/antrag/regel.ts';
import { betriebshaftpflichtSeite } from '#portal/flows/antrag/betriebshaftpflicht/seite.ts';
import { fahrradSeite } from '#portal/flows/antrag/fahrrad/seite.ts';
import { eingabeVon, fehlerVon, lies, namenVon } from '#portal/formular/antwort.ts';
import type { Antragslage, Antragsseite } from '#machines/antrag/frage.ts';
import { felderVon } from '#machines/formular/frage.ts';
import type { AntragProduktSeite } from '#portal/flows/antrag/produkt.ts';
import { bloecke } from '#portal/flows/antrag/steps/abschluss/bloecke.ts';
import { umfeld } from '#tests/models/antrag/aufrufe.ts';
import { antworten as firma, fragen } from '#tests/models/antrag/betriebshaftpflicht/cases.ts';
import { antworten as rad } from '#tests/models/antrag/fahrrad/cases.ts';

const heute = '2026-11-20';

/** Nobody is asked about a price that is the one she saw. */
const { anschluss: _keiner, ...bhv } = firma;
const { beitragPruefen: _gleich, anschluss: _kein, ...fahrrad } = rad;

/** Everything answered, and what the trades ask for. */
function beantwortet(antworten: AntragKontext['antworten']): AntragKontext {
  const kontext = anfangsstand({ umfeld, antworten });
  const { regel }: AntragProduktSeite = betriebshaftpflichtSeite;
  const eingabe = anfrageVon(regel, 'risikofragenLaden', kontext);
  return { ...kontext, ergebnisse: { risikofragenLaden: { eingabe, ergebnis: fragen } } };
}

const produkte: readonly [string, AntragProduktSeite, AntragKontext][] = [
  ['business liability', betriebshaftpflichtSeite, beantwortet(bhv)],
  ['a bicycle', fahrradSeite, beantwortet(fahrrad)],
];

describe.each(produkte)('A customer who applies for %s', (_, seite, kontext) => {
  const lage: Antragslage = { ...kontext, heute, sperren: {} };

  test.each(Object.entries(seite.fragen))(
    'comes back to „%s“ and finds what she answered',
    (schritt, frageseite) => {
      const antwort: unknown = Reflect.get(kontext.antworten, schritt);
      const form = formVon(seite, schritt);
      const gelesen = lies(frageseite, eingabenAus(frageseite, antwort, lage), lage);
      expect(fehlerVon(form, gelesen)).toEqual({});
      expect(form.safeParse(gelesen.antwort).data).toEqual(form.safeParse(antwort).data);
    },
  );

  test('reads every answer in words before she concludes', () => {
    const alle = bloecke(seite, seite.schritte, kontext);
    const zeilen = alle.flatMap((block) => block.zeilen.map(({ label, value }) => [label, value]));
    expect(zeilen.flat().join(' ')).not.toMatch(/[A-Z]+_[A-Z]|undefined|NaN|\[object|\btrue\b/);
    expect(alle.map(({ schritt }) => schritt)).toEqual(
      seite.schritte.filter((schritt) => schritt !== 'abschluss' && schritt in kontext.antworten),
    );
  });
});

describe('A firm that names its trades', () => {
  const gewerbe = seiteVon(betriebshaftpflichtSeite, 'gewerbe');
  const lage: Antragslage = { ...beantwortet({}), heute, sperren: {} };
  const form = formVon(betriebshaftpflichtSeite, 'gewerbe');

  test('is told to take one from the list, where it only typed a word', () => {
    const eingaben = { hauptgewerbe: 'Programmierer', nebengewerbe: ['1002|Unternehmensberatung'] };
    expect(fehlerVon(form, lies(gewerbe, eingaben, lage))).toEqual({
      hauptgewerbe: 'Wählen Sie eine Tätigkeit aus der Liste.',
    });
  });

  test('does not lose a further trade that it typed and did not take', () => {
    const eingaben = { hauptgewerbe: '1009|Coaching, Training', nebengewerbe: ['Berater'] };
    expect(fehlerVon(form, lies(gewerbe, eingaben, lage))).toEqual({
      nebengewerbe: 'Wählen Sie eine Tätigkeit aus der Liste.',
    });
  });

  test('names no trade twice', () => {
    const eine = '1009|Coaching, Training';
    const gelesen = lies(gewerbe, { hauptgewerbe: eine, nebengewerbe: [eine] }, lage);
    expect(fehlerVon(form, gelesen)).toEqual({
      nebengewerbe: 'Wählen Sie jede Tätigkeit nur einmal.',
    });
  });

  test('names three further trades at most', () => {
    const weitere = ['1002|Unternehmensberatung', '1004|Grafik- und Webdesign', '1005|Fotografie'];
    const zuViele = [...weitere, '1006|Übersetzungsbüro'];
    const hauptgewerbe = '1009|Coaching';
    const erlaubt = lies(gewerbe, { hauptgewerbe, nebengewerbe: weitere }, lage);
    expect(fehlerVon(form, erlaubt)).toEqual({});
    const gelesen = lies(gewerbe, { hauptgewerbe, nebengewerbe: zuViele }, lage);
    expect(fehlerVon(form, gelesen)).toEqual({
      nebengewerbe: 'Wählen Sie höchstens 3 weitere Tätigkeiten.',
    });
  });

  test('is asked what its trades bring along, in the words of the list', () => {
    const { antworten, ...rest } = beantwortet(bhv);
    const seite = seiteVon(betriebshaftpflichtSeite, 'risikofragen');
    const gefragt = felderVon(seite, { ...rest, antworten, heute, sperren: {} });
    expect(gefragt.map((feld) => feld.art !== 'adresse' && [feld.name, feld.label])).toEqual(
      fragen.map(({ id, text }) => [id, text]),
    );
    const andere = { hauptgewerbe: { gewerbeId: '1203', name: 'Café' }, nebengewerbe: [] };
    const veraltet = { ...rest, antworten: { gewerbe: andere }, heute, sperren: {} };
    expect(felderVon(seite, veraltet)).toEqual([]);
  });
});

function eingabenAus(seite: Antragsseite, antwort: unknown, lage: Antragslage) {
  return Object.fromEntries(
    felderVon(seite, lage).flatMap((feld) =>
      namenVon(feld).map((name) => [name, eingabeVon(feld, Reflect.get(Object(antwort), name))]),
    ),
  );
}

function seiteVon(seite: AntragProduktSeite, schritt: string): Antragsseite {
  const frageseite = seite.fragen[schritt];
  if (!frageseite) throw new Error(`There is no page ${schritt}.`);
  return frageseite;
}

function formVon(seite: AntragProduktSeite, schritt: string): ZodMiniType {
  const form = seite.regel.formen(heute)[schritt];
  if (!form) throw new Error(`There is no shape of ${schritt}.`);
  return form;
}
