import { describe, expect, test } from 'vitest';
import type { HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import { gemeinteArt } from '#server/rules/antrag/produkte.ts';
import { antworten } from '#tests/models/antrag/hausrat/cases.ts';

/** Nobody is asked about a price that is the one she saw. */
const { beitragPruefen: _keiner, anschluss: _kein, ...hausrat } = antworten;

describe('The printed application', () => {
  test('says of each answer what was asked, in the order of the pages', () => {
    expect(gedruckt(hausrat, 'Erste Angaben')).toEqual([
      ['Postleitzahl', '10115'],
      ['Wohnfläche in m²', '80\u00A0m²'],
      ['Was ist Ihnen am wichtigsten?', 'Gutes Verhältnis von Schutz und Beitrag'],
    ]);
    expect(gedruckt(hausrat, 'Wohnung')).toEqual([
      ['Wo liegt die Wohnung?', 'Chausseestraße 12, 10115 Berlin'],
      ['Wohnen Sie in einer Wohnung oder einem Haus?', 'Wohnung'],
      ['Ist die Wohnung ständig bewohnt?', 'Ja'],
      ['Bauweise des Gebäudes', 'Massiv'],
    ]);
  });

  test('names the sum she took as suggested', () => {
    const { versicherungssumme: _ihre, ...angebot } = hausrat.angebot;
    const einstieg = { ...hausrat.einstieg, wohnflaeche: 65 };
    const zeilen = gedruckt({ ...hausrat, einstieg, angebot }, 'Ihr Beitrag');
    expect(zeilen).toContainEqual(['Versicherungssumme', '42.250\u00A0EUR']);
  });

  test('says what was recommended for her wish, and what she chose instead', () => {
    const einstieg = { ...hausrat.einstieg, wunsch: 'RUNDUM' } as const;
    const zeilen = gedruckt({ ...hausrat, einstieg }, 'Ihr Wunsch und unsere Empfehlung');
    expect(zeilen).toEqual([
      ['Unsere Empfehlung', expect.stringContaining('Wir empfehlen Premium.')],
      ['Ihre Wahl', expect.stringContaining('Komfort')],
    ]);
  });

  test('says the sentence she confirmed, whatever her address would be asked today', () => {
    const geschuetzt = { ort: 'Berlin', strasse: 'Chausseestraße', hausnummer: '12' };
    const amWasser = { ort: 'Berlin', strasse: 'Spreeufer', hausnummer: '1' };
    for (const anschrift of [geschuetzt, amWasser]) {
      const wohnung = { ...hausrat.wohnung, ...anschrift };
      const saetze = (elementarVerzicht: 'BEWUSST' | 'NICHT_MOEGLICH') => {
        const angebot = { ...hausrat.angebot, deckungen: [], elementarVerzicht };
        return gedruckt({ ...hausrat, wohnung, angebot }, 'Ihr Beitrag').filter(
          ([, antwort]) => antwort === 'Ja',
        );
      };
      expect(saetze('BEWUSST')).toEqual([
        ['Ich möchte bewusst auf Elementarschutz verzichten.', 'Ja'],
      ]);
      expect(saetze('NICHT_MOEGLICH')).toEqual([
        ['Ich weiß, dass Elementarschäden nicht versichert sind.', 'Ja'],
      ]);
    }
  });
});

/** What stands under a heading of it, for a customer of the house itself. */
function gedruckt(gegeben: HausratAntworten, gruppe: string): string[][] {
  const umfeld = {
    heute: '2026-11-20',
    marke: 'andsafe',
    vermittler: null,
    mitCode: false,
    mitRechnung: true,
  } as const;
  const stand = { antworten: gegeben, umfeld, ergebnisse: {} };
  const gruppen = gemeinteArt('hausrat').angaben(stand)?.antworten ?? [];
  const fakten = gruppen.find(({ titel }) => titel === gruppe)?.fakten ?? [];
  return fakten.map(({ name, wert }) => [name, wert]);
}
