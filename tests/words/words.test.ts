import { describe, expect, test } from 'vitest';
import { feldkatalog } from '#contract/feldkatalog.ts';
import { fleschAmstad, meanLength, sentencesOf, wordsOf } from './readability.ts';
import { isLegal, type SpokenText, spokenTexts } from './spokenTexts.ts';

const said = spokenTexts();

describe('A customer who reads any text of the portal', () => {
  test('reads many of them here: dictionaries, fields, widgets and what the server answers', () => {
    for (const place of [
      'portal/flows',
      'portal/pages',
      'widgets',
      'contract/fields',
      'server/rules',
    ])
      expect(said.filter(({ file }) => file.includes(place)).length).toBeGreaterThan(20);
  });

  test.each([
    ['is always addressed with Sie', /\b(?:du|dich|dir|deine?[mnrs]?|euch|euer|eure[mnrs]?)\b/iu],
    [
      'meets no English',
      /\b(?:the|and|with|please|error|failed|invalid|loading|submit|cancel|close|next|previous|user|your|found|request|upload|download|click|back|search|save|required|password)\b/i,
    ],
    ['meets no name of an enum and no key', /\b[A-Z]{2,}_[A-Z]|\b[a-z]+\.[a-z]+[A-Z]/],
    ['reads dates as 31.01.2026 or 31. Januar 2026', oddDate()],
    ['reads amounts as 1.234,56 EUR', /€|\bEuro\b|\d{4,}(?:,\d+)?\sEUR|\d\.\d{1,2}\sEUR|,\d\sEUR/],
    ['is never told only that something is wrong', /\bungültig/i],
    ['reads „…“, – and …, never what a typewriter has', /["”»«]|(?<!\d)\s-\s|\.\.\./],
    ['finds a number and its unit on one line', unitApart()],
    [
      'reads words, not abbreviations',
      /\b(?:bzw|ggf|inkl|exkl|ca|max|min|evtl|usw|u\.a|z\.B)\.|\bz\. B\./,
    ],
    [
      'reads one way to name everybody, without signs inside words',
      /\p{L}[*:_/]in(?:nen)?\b|\p{Ll}Innen\b/u,
    ],
    [
      'is not blamed and not cheered',
      /!(?=\s|$)|Ihr Fehler|Sie haben (?:falsch|vergessen)|Ups|Hoppla/u,
    ],
    ['hears „leider“ once at most', /leider.*leider/i],
    [
      'reads real umlauts and ß',
      /\b(?:fuer|ueber|koennen|moechte\w*|aender\w*|muess\w*|waehl\w*|pruef\w*|zurueck|ausser\w*|gross\w*|strasse\w*|heiss\w*|daß|muß)\b/iu,
    ],
    [
      'reads names of products as the contract spells them',
      /(?:Privat|Tierhalter|Betriebs|Vermögensschaden)-Haftpflicht|(?:Hausrat|Fahrrad|Reise|Inhalts)-Versicherung|Vermögensschadens?haftpflicht(?<!Vermögensschadenhaftpflicht)/,
    ],
  ])('%s', (_, wrong) => {
    expect(said.filter(({ text, file }) => wrong.test(text) && !isPromised(text, file))).toEqual(
      [],
    );
  });
});

describe('Somebody who reads slowly', () => {
  const ui = said.filter(({ file }) => !isLegal(file));
  const legal = said.filter(({ file }) => isLegal(file));

  test('finds no sentence of more than 20 words', () => {
    const long = said.flatMap(({ file, text }) =>
      sentencesOf(text)
        .filter((sentence) => wordsOf(sentence).length > 20)
        .map((sentence) => `${file}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  test('finds 15 words in a sentence on average at most', () => {
    expect(meanLength(fullSentences(ui))).toBeLessThanOrEqual(15);
    expect(meanLength(fullSentences(legal))).toBeLessThanOrEqual(15);
  });

  test('finds the pages easy enough: 55 by Amstad, 40 where it is about law', () => {
    expect(fleschAmstad(fullSentences(ui))).toBeGreaterThanOrEqual(55);
    expect(fleschAmstad(fullSentences(legal))).toBeGreaterThanOrEqual(40);
  });
});

test('A customer with a mistake in a field reads what to do, for every field and every mistake', () => {
  const errors = Object.entries(feldkatalog).flatMap(([field, all]) =>
    all.map(({ code, text }) => `${field} ${code}: ${text}`),
  );
  expect(errors.length).toBeGreaterThan(50);
  expect(errors.filter((text) => !wayOut.test(text))).toEqual([]);
});

/** What to do, or the rule that has to be met. */
const wayOut =
  /\bErlaubt sind |\b(?:Geben|Wählen|Tippen|Entfernen|geben|wählen|prüfen) Sie\b|\b(?:muss|müssen|darf|können) (?:mindestens|keinen|höchstens|8)|Sie (?:müssen|können) (?:mindestens|höchstens)/;

/** Sentences, not labels: with a full stop at their end. */
function fullSentences(texts: readonly SpokenText[]): string[] {
  return texts
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => /[.?]$/.test(sentence));
}

/** Words of the specification or of another program, which stay as they are. */
function isPromised(text: string, file: string): boolean {
  return promised.some(([place, words]) => file.endsWith(place) && words.test(text));
}

const promised: readonly (readonly [string, RegExp])[] = [
  ['contract/constants.ts', /^An error occured$/],
  ['client/request.ts', /^(?:Unexpected|Network) error/],
  ['session/fehler.ts', /^Password attempts exceeded|^User is disabled\.$|^Invalid session$/],
  // A non-breaking space would cost an SMS half of its characters.
  ['codeChallenge.ts', /^Ihr Code lautet/],
  ['nummerBestaetigen.ts', /^Ihr Code lautet/],
];

function oddDate(): RegExp {
  return /\b\d{4}-\d{2}-\d{2}\b|\b(?!\d{2}\.\d{2}\.\d{4})\d{1,2}\.\d{1,2}\.\d{2,4}\b/;
}

function unitApart(): RegExp {
  return /\d (?:EUR|%|Mio|Zeichen|Ziffern|Tagen?|Minuten|Stunden|Wochen|Monaten?|Jahren?|Uhr|MB)(?!\p{L})/u;
}
