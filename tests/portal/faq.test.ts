import { describe, expect, test } from 'vitest';
import type { Brand } from '#brands/brand.ts';
import { brandKeys, ladeMarke, standardMarke } from '#brands/registry.ts';
import { bietetAn } from '#contract/produkte/produkte.ts';
import { adresseVon } from '#portal/addresses.ts';
import { themen } from '#portal/pages/fragen/kunden/themen.ts';
import { gefiltert } from '#portal/pages/fragen/suche.ts';
import { themen as themenVermittler } from '#portal/pages/fragen/vermittler/themen.ts';

const fragenVon = (brand: Brand) => themen.map((thema) => thema(brand));
const alle = fragenVon(standardMarke);
const gefunden = (suche: string) =>
  gefiltert(alle, suche).flatMap(({ eintraege }) => eintraege.map(({ id }) => id));

describe('somebody who searches', () => {
  test.each([
    ['one letter more than a beginning', 'umz', 'umzug'],
    ['with umlauts spelt out', 'kuendigung', 'kuendigung-wie'],
    ['without the dots of an umlaut', 'kundigung', 'kuendigung-wie'],
    ['in capitals', 'MAHNUNG', 'mahnung'],
    ['ss instead of ß', 'abschliessen', 'bonitaet'],
    ['with two letters swapped', 'wiederuf', 'widerruf-wie'],
    ['with a letter left out', 'versicherungsume', 'versicherungssumme'],
    ['a whole question', 'Wie kann ich meine Zahlweise ändern?', 'zahlweise'],
    ['another word for it', 'geklaut', 'diebstahl'],
  ])('%s finds the answer: "%s"', (_, suche, id) => {
    expect(gefunden(suche)).toContain(id);
  });

  test('sees everything until three letters are typed', () => {
    expect(gefiltert(alle, 'um')).toEqual(alle);
    expect(gefiltert(alle, '   ')).toEqual(alle);
  });

  test('gets only answers that have every word', () => {
    expect(gefunden('einzelreise widerruf')).toEqual(['widerruf-reise']);
    expect(gefunden('umzug').length).toBeLessThan(5);
  });

  test('finds nothing for a word that is not there, and is not given anything instead', () => {
    expect(gefiltert(alle, 'quantenphysik')).toEqual([]);
  });

  test('gets what has most of the words where nothing has every one', () => {
    expect(gefunden('umzug quantenphysik')).toEqual(gefunden('umzug'));
    expect(gefunden('In meinem Keller steht Wasser')).toContain('wasser-stoppen');
  });

  test('reads first what asks for it in the question itself', () => {
    expect(gefunden('kündigen')[0]).toMatch(/^kuendigung-/);
    expect(gefunden('bankverbindung')[0]).toBe('bankverbindung');
    expect(gefunden('Wie kann ich bitte meinen Vertrag kündigen?')).toContain('kuendigung-wie');
  });
});

describe.each(brandKeys)('the questions of %s', (key) => {
  test('are many, each with an answer and an address of its own', async () => {
    const eintraege = fragenVon(await ladeMarke(key)).flatMap((gruppe) => gruppe.eintraege);
    expect(eintraege.length).toBeGreaterThanOrEqual(30);
    expect(new Set(eintraege.map(({ id }) => id)).size).toBe(eintraege.length);
    for (const { antwort } of eintraege) expect(antwort.join(' ').length).toBeGreaterThan(40);
  });

  test('name the contacts of the brand and leave no gap', async () => {
    const brand = await ladeMarke(key);
    const fuerVermittler = themenVermittler.map((thema) => thema(brand));
    const text = JSON.stringify([...fragenVon(brand), ...fuerVermittler]);
    expect(text).toContain(brand.contact.phone);
    expect(text).not.toMatch(/\{\w+\}/);
  });

  test('leave out what the brand does not sell', async () => {
    const ids = fragenVon(await ladeMarke(key)).flatMap(({ eintraege }) =>
      eintraege.map(({ id }) => id),
    );
    expect(ids.includes('nicht-zahlen')).toBe(bietetAn(key, 'PRIVATHAFTPFLICHT'));
    expect(ids.includes('reise-storno')).toBe(bietetAn(key, 'REISE'));
    expect(ids.filter((id) => id.startsWith('kuendigung-frist'))).toHaveLength(1);
  });
});

describe('every answer', () => {
  const eintraege = [...alle, ...themenVermittler.map((thema) => thema(standardMarke))].flatMap(
    (gruppe) => gruppe.eintraege,
  );

  test('is written in short sentences', () => {
    const lange = eintraege
      .flatMap(({ antwort }) => antwort)
      .flatMap((absatz) => absatz.split(/(?<=[.!?:])\s+(?=[A-ZÄÖÜ„])/u))
      .filter((satz) => satz.split(/\s+/u).length > 22);
    expect(lange).toEqual([]);
  });

  test('leads to pages that exist', () => {
    const ziele = eintraege.flatMap(({ weiter }) => (weiter ? [weiter.href] : []));
    expect(ziele.filter((ziel) => adresseVon(ziel) === null)).toEqual([]);
    expect(ziele.length).toBeGreaterThan(20);
  });

  test('uses German quotation marks, no straight ones, and no word of regret twice', () => {
    for (const { antwort, frage } of eintraege) {
      expect([frage, ...antwort].join(' ')).not.toMatch(/["']|leider.*leider/iu);
    }
  });
});
