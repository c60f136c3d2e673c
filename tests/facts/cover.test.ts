import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Tarifgrund } from '#contract/endpoints/tarifieren/antwort.ts';
import { vertragsMarkeVon } from '#contract/marken.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import { aufKarte, kartensatz, type Leistung } from '#contract/produkte/leistungen/leistung.ts';
import { mappeVon } from '#server/documents/rechtstexte/mappen.ts';
import { saetzeIn } from '#server/documents/rechtstexte/rechtstext.ts';
import { sparten } from '#server/rules/produkte/sparten.ts';
import { hinweisZu } from '#server/rules/tarif/gruende.ts';
import { tarifhinweis } from '#server/rules/tarif/hinweise.ts';
import { heute } from '#tests/support/aenderungslage.ts';
import { marken } from '../../src/marken.ts';
import { brandsOf, sold } from './sold.ts';

type Sold = keyof typeof sparten;

/** Why what sheet or page say of a cover has no clause of its own. */
type Reason =
  /** It promises nothing: it names what there is to choose from. */
  | 'a choice'
  /** It follows from what a liability is. */
  | 'no liability'
  /** The conditions do not say it yet. */
  | 'missing'
  /** The clause of another cover says it too. */
  | `in ${string}`;

const withoutClause = {
  PRIVATHAFTPFLICHT: {
    summenwahl: 'a choice',
    abnutzung: 'in mietwohnung',
    kleintiere: 'missing',
    eigenschaden: 'no liability',
    strafen: 'missing',
    europa: 'missing',
    welt: 'missing',
    gefahren: 'missing',
    anerkennen: 'missing',
  },
  HAUSRAT: {
    selbstbeteiligung: 'missing',
    elementarWartezeit: 'missing',
    gebaeude: 'missing',
    fahrzeuge: 'missing',
    untermieter: 'missing',
    abnutzung: 'missing',
    reisen: 'missing',
    verschliessen: 'missing',
    winter: 'missing',
    leerstand: 'missing',
  },
  FAHRRAD: {
    reparaturAlter: 'missing',
    sPedelec: 'missing',
    losesZubehoer: 'missing',
    rennen: 'in lieferdienst',
    welt: 'missing',
    rahmennummer: 'missing',
  },
  TIERHALTER: {
    summenwahl: 'a choice',
    sbWahl: 'a choice',
    hundezahl: 'a choice',
    rassen: 'a choice',
    gefaehrlich: 'missing',
    strafen: 'missing',
    europa: 'missing',
    welt: 'missing',
    einstufung: 'missing',
    anerkennen: 'missing',
  },
  REISE: {
    vertragsart: 'a choice',
    bausteinwahl: 'a choice',
    ziel: 'missing',
    ausland: 'missing',
    dauer: 'missing',
    buchungsfrist: 'a choice',
    anruf: 'missing',
    belege: 'in attest',
  },
  BHV: {
    summenwahl: 'a choice',
    sbWahl: 'a choice',
    eigenschaden: 'no liability',
    strafen: 'missing',
    auftraege: 'missing',
    gefahren: 'missing',
    anerkennen: 'missing',
  },
  SI: {
    gefahrenwahl: 'in mehrgefahren',
    summenwahl: 'a choice',
    hoechstsumme: 'missing',
    selbstbeteiligung: 'missing',
    elementarWartezeit: 'missing',
    bargeld: 'missing',
    anderswo: 'missing',
    gebaeude: 'missing',
    fahrzeuge: 'missing',
    inventur: 'missing',
    verschliessen: 'missing',
    winter: 'missing',
  },
  VH: {
    summenwahl: 'a choice',
    sbWahl: 'a choice',
    kenntnis: 'in fruehereFehler',
    honorar: 'missing',
    welt: 'missing',
    anerkennen: 'missing',
  },
  KFZ: {},
} as const satisfies Record<Sold, Readonly<Record<string, Reason>>>;

/** Limits that sheet or page name and the clause does not. */
const withoutNumber: Readonly<Partial<Record<Sold, readonly string[]>>> = {
  VH: ['privathaftpflicht.personen'],
};

const books = Object.entries(sparten).flatMap(([product, line]) =>
  line ? [[product as Sold, Object.entries<Leistung>(line.leistungen.leistungen)] as const] : [],
);

describe.each(books)('The cover of %s', (product, covers) => {
  test('that a card, a sheet or the price names has its clause, or a reason why not', () => {
    const said = covers.filter(([, cover]) => cover.karte ?? cover.blatt ?? cover.hinweis);
    const without = said.filter(([, { klausel }]) => !klausel).map(([name]) => name);
    const reasons: Readonly<Record<string, string>> = withoutClause[product];
    expect(without.toSorted()).toEqual(Object.keys(reasons).toSorted());
    const clauses = new Map(covers);
    const elsewhere = Object.values(reasons).filter((reason) => reason.startsWith('in '));
    for (const reason of elsewhere) expect(clauses.get(reason.slice(3))?.klausel).toBeDefined();
  });

  test('names no limit on a card, a sheet, a policy or at the price that its clause does not name', () => {
    const unnamed = covers.flatMap(([name, { karte, blatt, hinweis, schein, klausel }]) =>
      klausel
        ? numbersIn([karte, blatt, hinweis, schein])
            .filter((number) => !numbersIn(wording(product, klausel)).includes(number))
            .map((number) => `${name}.${number}`)
        : [],
    );
    expect(unnamed).toEqual(withoutNumber[product] ?? []);
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
