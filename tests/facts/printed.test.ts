import { describe, expect, test } from 'vitest';
import { type BasisAntworten, type Antragsstand } from '#machines/antrag/context.ts';
import { eingabeVon } from '#machines/antrag/regel.ts';
import { felderVon } from '#machines/formular/frage.ts';
import { t as atThePrice } from '#portal/flows/antrag/steps/tarif/texte.ts';
import { betriebshaftpflichtAngaben } from '#server/documents/angaben/betriebshaftpflicht.ts';
import { fahrradAngaben } from '#server/documents/angaben/fahrrad.ts';
import { hausratAngaben } from '#server/documents/angaben/hausrat.ts';
import type { Antragsangaben } from '#server/documents/daten.ts';
import { fragen as aboutTrades } from '#tests/models/antrag/betriebshaftpflicht/cases.ts';
import { answerOf, preset, sold, type SoldProduct, umfeldOf } from './sold.ts';

/** What a printed application of each product is made with. */
const printed: Record<keyof typeof sold, (stand: Antragsstand<never>) => Antragsangaben | null> = {
  hausrat: hausratAngaben,
  bhv: betriebshaftpflichtAngaben,
  fahrrad2: fahrradAngaben,
};

describe.each(Object.entries(sold))('The printed application: %s', (name, product) => {
  const stand = everythingAnswered(product);
  const facts = printedFacts(name, stand);
  const asked = askedOf(product, stand);

  test('says nothing but what was asked, letter for letter', () => {
    expect(facts.length).toBeGreaterThan(15);
    expect(facts.map(({ name: said }) => said).filter((said) => !asked.has(said))).toEqual([]);
  });

  test('says each question once, in the order it was asked', () => {
    const order = [...asked.keys()];
    const places = facts.map(({ name: said }) => order.indexOf(said));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('names the options as they were chosen, letter for letter', () => {
    const otherwise = facts.filter(({ name: said, wert }) => {
      const options = asked.get(said) ?? [];
      if (options.length === 0 || options.includes(wert)) return false;
      return !wert.split(', ').every((each) => options.includes(each));
    });
    expect(otherwise).toEqual([]);
  });
});

function printedFacts(name: string, stand: Antragsstand) {
  const print = Object.entries(printed).find(([key]) => key === name)?.[1];
  return print?.(stand as Antragsstand<never>)?.antworten.flatMap(({ fakten }) => fakten) ?? [];
}

/** Her answers, with what her trades are asked. */
function everythingAnswered(product: SoldProduct): Antragsstand {
  const antworten: BasisAntworten = preset(product);
  const stand: Antragsstand = { antworten, umfeld: umfeldOf(), ergebnisse: {} };
  const eingabe = eingabeVon(product.page.regel, 'risikofragenLaden', stand);
  return eingabe === null
    ? stand
    : { ...stand, ergebnisse: { risikofragenLaden: { eingabe, ergebnis: aboutTrades } } };
}

/** Every question of the pages in their order, with what there was to choose. */
function askedOf(
  { page }: SoldProduct,
  stand: Antragsstand,
): ReadonlyMap<string, readonly string[]> {
  const lage = { ...stand, heute: stand.umfeld?.heute ?? '', sperren: {} };
  const asked = page.schritte.flatMap((step): [string, readonly string[]][] => {
    if (step === 'tarif') return priceQuestions(page);
    const question = page.fragen[step];
    if (!question || Object.keys(answerOf(stand.antworten, step)).length === 0) return [];
    return felderVon(question, lage).map((field) => {
      if (field.art === 'adresse') return [question.titel, []];
      const options = 'optionen' in field ? field.optionen.map(({ label }) => label) : [];
      return [field.label, field.art === 'mehrfach' ? [...options, 'keine'] : options];
    });
  });
  return new Map(asked);
}

function priceQuestions({ tarif }: SoldProduct['page']): [string, readonly string[]][] {
  return [
    [atThePrice('variante'), tarif.varianten('andsafe').map(({ label }) => label)],
    [atThePrice('sb'), tarif.selbstbeteiligungen.map(({ label }) => label)],
    [atThePrice('zahlweise'), ['Monatlich', 'Vierteljährlich', 'Halbjährlich', 'Jährlich']],
    [atThePrice('versicherungsbeginn'), []],
    [atThePrice('beginnverlegung'), []],
  ];
}
