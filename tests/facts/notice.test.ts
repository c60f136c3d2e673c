import { describe, expect, test } from 'vitest';
import { markenListe, type MarkenSchluessel, vertragsMarkeVon } from '#contract/marken.ts';
import {
  produkt,
  schluesselAusIdentifier,
  type Produkt,
  type ProduktSchluessel,
} from '#contract/entities/produkt.ts';
import { bietetAn } from '#contract/produkte/produkte.ts';
import { themen } from '#portal/pages/fragen/kunden/themen.ts';
import { avb } from '#server/documents/inhalt/avb.ts';
import type { Dokumentinhalt } from '#server/documents/inhalt/inhalt.ts';
import { pib } from '#server/documents/inhalt/pib.ts';
import { unterlagenVor } from '#server/documents/unterlagen.ts';
import { absenderVon } from '#server/documents/marke.ts';
import { kuendbarkeit } from '#server/rules/fristen/kuendigung.ts';
import { heute } from '#tests/support/aenderungslage.ts';
import { marken } from '#tests/support/marken.ts';
import { brandsOf, preset, sold, umfeldOf, artVon, type Sold } from './sold.ts';
import { summaryOf } from './summary.tsx';

/** Months of notice before the end of a year, as the rule has it; 0 on any day. */
function ruled(identifier: Produkt, brand: MarkenSchluessel): number {
  const { kuendbar, fristMonate } = kuendbarkeit({
    produkt: identifier,
    marke: vertragsMarkeVon(brand),
    zahlweise: 'JAEHRLICH',
    status: 'LAUFEND',
  });
  expect(fristMonate === 0).toBe(kuendbar === 'TAEGLICH');
  return fristMonate;
}

/** Months of notice a sentence gives; null where it gives none. */
function said(sentence: string): number | null {
  if (/jederzeit kündigen|täglich/.test(sentence)) return 0;
  const [, word] =
    /(?:mit|Frist beträgt|:) *(einem|einen|zwei|drei|vier|sechs|\d+) Monat/.exec(sentence) ?? [];
  return word === undefined ? null : (numbers[word] ?? Number(word));
}

const numbers: Readonly<Record<string, number>> = {
  einem: 1,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  sechs: 6,
};

const applied = Object.entries(sold).flatMap(([name, product]) =>
  brandsOf(product).map((brand) => [name as Sold, brand] as const),
);

describe.each(applied)('The notice of %s from %s', (name, brand) => {
  const identifier = concluded(name, brand).vertrag.produkt;

  test('stands above the binding button as the rule has it', () => {
    const text = plain(summaryOf(name, brand));
    const [term = ''] = /Sie können [^.]*kündigen\./.exec(text) ?? [];
    expect(said(term)).toBe(ruled(identifier, brand));
  });

  test('is printed in every document she gets before, as the rule has it', () => {
    const documents = documentsBefore(name, brand).filter(({ typ }) =>
      ['PIB', 'AVB', 'VERBRAUCHERINFO'].includes(typ),
    );
    expect(documents.map(printed)).toEqual(documents.map(() => ruled(identifier, brand)));
    expect(documents).toHaveLength(3);
  });

  test('is what her contract says of itself', () => {
    const { kuendbar } = concluded(name, brand).vertrag;
    expect(kuendbar === 'TAEGLICH').toBe(ruled(identifier, brand) === 0);
  });
});

const contracts = markenListe.flatMap((brand) =>
  produkt.options
    .filter((identifier) => bietetAn(brand, schluesselAusIdentifier(identifier)))
    .map((identifier) => [identifier, brand] as const),
);

test.each(contracts)(
  'the sheets and the questions give %s of %s its notice',
  (identifier, brand) => {
    const absender = absenderVon(marken[brand]);
    const months = ruled(identifier, brand);
    expect(printed(pib({ produkt: identifier, absender, stand: heute }))).toBe(months);
    expect(printed(avb({ produkt: identifier, absender, stand: heute }))).toBe(months);
    expect(answered(identifier, brand)).toBe(months);
  },
);

/** An application of that brand with its price, as the server has checked it. */
function concluded(name: Sold, brand: MarkenSchluessel) {
  const antworten = preset(sold[name], brand);
  const checked = artVon(sold[name]).pruefe({
    umfeld: umfeldOf(brand),
    antworten: { ...antworten },
    bestaetigteNummer: null,
    antragId: null,
    preistag: () => heute,
  });
  if (!('ok' in checked)) throw new Error(JSON.stringify(checked));
  return checked.ok;
}

function documentsBefore(name: Sold, brand: MarkenSchluessel): Dokumentinhalt[] {
  const { angaben, beitrag } = concluded(name, brand);
  const absender = absenderVon(marken[brand]);
  return unterlagenVor({ angaben, absender, vermittler: null, beitrag, heute });
}

/** Months a document gives where it says how the contract ends. */
function printed({ abschnitte }: Dokumentinhalt): number | null {
  const text = JSON.stringify(abschnitte);
  const ends = /Sie können jederzeit kündigen|Die Frist beträgt [^.]*/.exec(text);
  return ends && said(ends[0]);
}

/** Notice in the answer to customers of that brand; an older generation is named as one. */
function answered(identifier: Produkt, brand: MarkenSchluessel): number | null {
  const about = words[schluesselAusIdentifier(identifier)];
  const sentences = themen
    .flatMap((topic) => topic(marken[brand]).eintraege)
    .filter(({ id }) => id === 'kuendigung-frist')
    .flatMap(({ antwort }) => antwort.flatMap((paragraph) => paragraph.split(/(?<=\.) /)))
    .filter((sentence) => about.test(sentence));
  const own = sentences.filter(
    (sentence) => sentence.startsWith('Ältere') === older.has(identifier),
  );
  return own.map(said).find((months) => months !== null) ?? null;
}

const older: ReadonlySet<Produkt> = new Set(['FAHRRAD', 'BHV_1', 'VH']);

/** What the answer calls a product by. */
const words: Readonly<Record<ProduktSchluessel, RegExp>> = {
  PRIVATHAFTPFLICHT: /Privathaftpflicht/,
  HAUSRAT: /Hausrat/,
  FAHRRAD: /Fahrrad/,
  TIERHALTER: /Tierhalter/,
  REISE: /Reiseversicherung/,
  BHV: /Betriebshaftpflicht/,
  VH: /Vermögensschaden/,
  SI: /Inhaltsversicherung/,
  KFZ: /Kfz/,
};

function plain(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll('\u00A0', ' ');
}
