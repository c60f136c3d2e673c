import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Tarifgrund } from '#contract/endpoints/tarifieren/antwort.ts';
import { vertragsMarkeVon } from '#contract/marken.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import { aufKarte, kartensatz, type Leistung } from '#contract/produkte/leistungen/leistung.ts';
import { variante } from '#contract/begriffe/tarif.ts';
import { fristen } from '#contract/zahlen.ts';
import { antragsziel, bietetAn } from '#contract/produkte/produkte.ts';
import { alleAushaenge } from '#portal/flows/antrag/aushang/aushaenge.ts';
import { aushanginhalt, versprechen } from '#portal/flows/antrag/aushang/inhalt.ts';
import { mappeVon } from '#server/documents/rechtstexte/mappen.ts';
import { saetzeIn } from '#server/documents/rechtstexte/rechtstext.ts';
import { sparten } from '#server/rules/produkte/sparten.ts';
import { kuendbarkeit } from '#server/rules/fristen/kuendigung.ts';
import { hinweisZu } from '#server/rules/tarif/gruende.ts';
import { tarifhinweis } from '#server/rules/tarif/hinweise.ts';
import { heute } from '#tests/support/aenderungslage.ts';
import { marken } from '#tests/support/marken.ts';
import { brandsOf, sold } from './sold.ts';

type Sold = keyof typeof sparten;

const books = Object.entries(sparten).flatMap(([product, line]) =>
  line ? [[product as Sold, Object.entries<Leistung>(line.leistungen.leistungen)] as const] : [],
);

describe.each(books)('The cover of %s', (product, covers) => {
  test('has a clause for whatever a card, the sheet, the price or the policy says of it', () => {
    const promising = covers.filter(
      ([, { art, karte, blatt, hinweis, schein }]) =>
        art !== 'WAHL' && (karte ?? blatt ?? hinweis ?? schein),
    );
    expect(promising.filter(([, { klausel }]) => !klausel).map(([name]) => name)).toEqual([]);
  });

  test('promises nothing where it only names what there is to choose from', () => {
    for (const [name, { art, blatt, karte, hinweis, schein }] of covers) {
      if (art !== 'WAHL') continue;
      expect([name, karte, hinweis, schein]).toEqual([name, undefined, undefined, undefined]);
      expect([name, Object.keys(blatt ?? { waehlbar: '' })]).toEqual([name, ['waehlbar']]);
    }
  });

  test('names no limit on a card, a sheet, a policy or at the price that its clause does not name', () => {
    const unnamed = covers.flatMap(([name, cover]) => {
      const { art, karte, blatt, hinweis, schein, klausel } = cover;
      if (art === 'WAHL') return [];
      const own = numbersIn([karte, blatt, hinweis, schein]).filter((one) =>
        namesOf(cover).some((number) => isOf(number, one)),
      );
      const said = numbersIn(wording(product, klausel));
      return own
        .filter((one) => !said.some((number) => isOf(number, one)))
        .map((one) => `${name}.${one}`);
    });
    expect(unnamed).toEqual([]);
  });

  test('has each number once: none is typed into a sentence, and each is said', () => {
    for (const [name, cover] of covers) {
      const said = [...sentencesOf(cover), ...wording(product, cover.klausel)];
      const typed = said.filter((sentence) => numeral.test(sentence));
      expect([name, typed]).toEqual([name, []]);
      const names = numbersIn(said).filter((one) => namesOf(cover).includes(one));
      expect([name, names]).toEqual([name, namesOf(cover)]);
    }
  });

  test('waits for so many days', () => {
    const waits = covers.filter(([, { art }]) => art === 'WARTEZEIT');
    for (const [, { zahlen }] of waits) expect(zahlen?.tage?.['wartezeit']).toBeGreaterThan(0);
  });
});

test('the cards of home contents say all that is to be said of their tariff', () => {
  const covers = Object.values<Leistung>(sparten.HAUSRAT.leistungen.leistungen);
  for (const brand of brandsOf(sold.hausrat)) {
    const cards = sold.hausrat.page.tarif.varianten(brand);
    const { stufen } = hausrat.grenzen.varianten[vertragsMarkeVon(brand)];
    expect(cards.map(({ folge }) => folge)).toEqual(
      stufen.map((stufe) => kartensatz(covers, stufe)),
    );
    for (const { folge } of cards) expect(folge).toMatch(/\d+\u00A0%.*\d\u00A0EUR/);
  }
});

test('what home contents have told with the price is told', () => {
  const told = Object.values(tarifhinweis).map(({ text }) => text);
  const hints = Object.values<Leistung>(sparten.HAUSRAT.leistungen.leistungen).flatMap((cover) =>
    cover.hinweis ? [aufKarte(cover, cover.hinweis)] : [],
  );
  expect(hints.toSorted()).toEqual(told.toSorted());
});

test('no sentence of a cover is typed anywhere but with it', () => {
  const elsewhere = ['machines', 'src/portal', 'src/server']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, code: readFileSync(file, 'utf8').replaceAll('\\u00A0', '\u00A0') }));
  const sentences = new Set(
    books.flatMap(([, covers]) => covers.flatMap(([, cover]) => sentencesOf(cover))),
  );
  // A word or two may well say something else.
  const long = [...sentences].filter((sentence) => sentence.split(' ').length > 3);
  const typed = long.flatMap((sentence) => {
    const wanted = new RegExp(
      sentence.replaceAll(/[.?()]/g, String.raw`\$&`).replaceAll(/\{[\w.]+\}/g, '.{1,60}?'),
    );
    return elsewhere.filter(({ code }) => wanted.test(code)).map(({ file }) => [sentence, file]);
  });
  expect(typed).toEqual([]);
});

test('every choice that is not possible has one sentence to say so', () => {
  const told = books.flatMap(([, covers]) =>
    covers.flatMap(([, cover]) => Object.entries(cover.absage ?? {})),
  );
  const reasons = Object.keys(Object.fromEntries(told));
  expect(new Set(told.map(([, sentence]) => sentence)).size).toBe(reasons.length);
  for (const grund of reasons as Tarifgrund[]) {
    expect(hinweisZu({ ergebnis: 'OPTION_NICHT_MOEGLICH', grund }).text).toMatch(/\.$/);
  }
});

describe.each([...(await alleAushaenge())])('The page of the product %s', (name, seite) => {
  const { leistungen } = seite;
  const { schluessel, produkt } = antragsziel(name);
  const product = Object.values(sold).find(({ page }) => page.flow === `antrag/${name}`);
  if (!product) throw new Error(`${name} is not sold.`);
  const sellers = brandsOf(product);
  const statements = [...seite.versichert, ...seite.nichtVersichert];
  const clausesOf = (names: readonly string[]) =>
    names.map((one) => wording(schluessel, leistungen[one]?.klausel));

  test('says nothing that stands in no clause, and tells of no claim that none covers', () => {
    for (const { name: statement, leistungen: named } of statements) {
      expect([statement, clausesOf(named).filter((said) => said.length === 0)]).toEqual([
        statement,
        [],
      ]);
    }
    expect(seite.schaeden).toHaveLength(3);
    for (const { leistung, label, betrag } of seite.schaeden) {
      expect(leistungen[leistung]?.art).toBe(seite.jeBaustein ? 'BAUSTEIN' : 'DECKUNG');
      expect(clausesOf([leistung]).flat().join(' ')).toContain(label);
      for (const brand of sellers) {
        expect(betrag).toBeLessThan(seite.fall(vertragsMarkeVon(brand)).summe);
      }
    }
  });

  test('promises what is covered, and says no to what is chosen or left out', () => {
    // Where all is chosen, module by module, each is what is sold.
    const covered = seite.jeBaustein ? /DECKUNG|GRENZE|BAUSTEIN/ : /DECKUNG|GRENZE/;
    const leftOut = seite.jeBaustein ? /AUSSCHLUSS/ : /BAUSTEIN|AUSSCHLUSS/;
    const kinds = statements.map(({ name: statement, leistungen: named }) => [
      statement,
      seite.versichert.some((one) => one.name === statement),
      named.every((one) => covered.test(leistungen[one]?.art ?? '')),
      named.every((one) => leftOut.test(leistungen[one]?.art ?? '')),
    ]);
    expect(kinds).toEqual(kinds.map(([statement, yes]) => [statement, yes, yes, !yes]));
  });

  test('has no number of its own', () => {
    const sentences = [seite.beispiel, ...statements, ...seite.schaeden, ...seite.brauchen];
    const typed = sentences.flatMap((one) => textsIn(one)).filter((text) => numeral.test(text));
    expect(typed).toEqual([]);
  });

  test.each(sellers)('is filled in for %s, in tariffs it sells', (brand) => {
    const said = textsIn(aushanginhalt(name, brand));
    expect(said.filter((text) => text === '' || /[{}%]|undefined/.test(text))).toEqual([]);
    const { tarif } = seite.fall(vertragsMarkeVon(brand));
    const cards = product.page.tarif.varianten(brand);
    const others = Object.values(variante).filter(
      (one) => !cards.some((card) => card.label === one),
    );
    expect(cards.length === 0 ? [''] : cards.map(({ wert }) => wert)).toContain(tarif);
    expect(said.filter((text) => others.some((other) => text.includes(other)))).toEqual([]);
  });

  test.each(sellers)('names the notice and the withdrawal as they are with %s', (brand) => {
    const marke = vertragsMarkeVon(brand);
    const rule = { produkt, marke, zahlweise: 'JAEHRLICH', status: 'LAUFEND' } as const;
    const { kuendbar, fristMonate } = kuendbarkeit(rule);
    const line = versprechen(name, brand);
    expect(line).toContain(`${fristen.widerrufTage}\u00A0Tage Widerruf`);
    expect(line.includes('täglich kündbar')).toBe(kuendbar === 'TAEGLICH');
    const months = fristMonate === 1 ? 'einem Monat' : `${fristMonate}\u00A0Monaten`;
    expect(line.includes(months)).toBe(kuendbar === 'VERTRAGSENDE');
    expect(bietetAn(brand, schluessel)).toBe(true);
  });
});

/** A digit, or a number in words before something counted. */
const numeral = /(?<!\{[\w.]*)\d|\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\b/;

function sentencesOf({ karte, blatt, hinweis, absage, schein }: Leistung): string[] {
  return textsIn([karte, blatt, hinweis, absage, schein]);
}

/** What the conditions say where that clause stands. */
function wording(product: Sold, clause: string | undefined): string[] {
  const { teile } = marken.andsafe.rechtstexte(mappeVon(product), heute);
  return Object.values(teile)
    .flatMap((sections) => sections.flatMap(({ absaetze }) => absaetze))
    .filter(({ klausel }) => clause !== undefined && klausel === clause)
    .flatMap(saetzeIn);
}

/** Whether that number is the one, or the one of a tariff. */
function isOf(number: string, one: string): boolean {
  return number === one || number.startsWith(`${one}.`);
}

/** The names of the numbers that sentences fill in, in order. */
function numbersIn(sentences: unknown): string[] {
  const names = textsIn(sentences).flatMap((text) =>
    [...text.matchAll(/\{([\w.]+)\}/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)].toSorted();
}

function namesOf({ zahlen = {} }: Leistung): string[] {
  return Object.values(zahlen)
    .flatMap((numbers) => Object.entries(numbers))
    .flatMap(([name, number]) =>
      typeof number === 'number' ? [name] : Object.keys(number).map((one) => `${name}.${one}`),
    )
    .toSorted();
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((part) => textsIn(part))
    : [];
}
