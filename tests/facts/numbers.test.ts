import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { umsatzfrage } from '#contract/begriffe/umsatzfrage.ts';
import { umsatzAnhebung } from '#contract/zahlen.ts';

/** Numbers that are nobody's limit, each with the reason why it may be typed. */
const typed: readonly (readonly [RegExp, string])[] = [
  [/\b112\b/, 'the emergency number'],
  [/24(?::00)?\u00A0Uhr|\b0\u00A0Uhr/, 'the end and the beginning of a day'],
  [/\bArt\. ?\d+|§+[ \u00A0]?\d+(?:, \d+)*/, 'a paragraph of law'],
  [/15\u00A0Zeichen im Format D-/, 'the pattern of a number of others'],
  [/\b34d\b|§\u00A0?\d+|10\u00A0%\.$|höchstens zehn Jahre/, 'what the law says'],
  [/80\u00A0m²/, 'an example'],
  [
    /^1 Antwort|^eine Stunde$|Bitte warten Sie eine Stunde|Versuchen Sie es in einer Stunde/,
    'one of something',
  ],
];

const unit =
  '(?:Sekunden?|Minuten?|Stunden?|Tage?n?|Werktagen?|Wochen?|Monaten?|Jahren?|Zeichen|Codes?|Passwörtern?|Personen)';
const number = new RegExp(
  String.raw`\d|\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|letzten fünf)(?: \p{L}+)?[ \u00A0]${unit}\b|\beiner? (?:Stunde|Minute)\b`,
  'iu',
);

test('a firm that does not answer is told the percentage its revenue is raised by', () => {
  expect(umsatzfrage.UmsatzAutomatischAnpassen).toContain(` um ${umsatzAnhebung}\u00A0% an.`);
});

describe.each([
  ['the answers to frequent questions', ['src/portal/pages/fragen']],
  [
    'mails and text messages',
    ['src/server/commands', 'src/server/jobs', 'src/identity/operations'],
  ],
  [
    'the flows that name a period',
    [
      'src/portal/flows/antrag/entwurf',
      'src/portal/flows/vertrag/kuendigung',
      'src/portal/flows/vertrag/widerruf',
      'src/portal/flows/konto/email-aendern',
    ],
  ],
])('No number is typed in %s', (_, folders) => {
  test.each(folders)('of %s', (folder) => {
    const found = sentencesBelow(folder).filter(({ sentence }) =>
      number.test(
        typed.reduce((text, [allowed]) => text.replaceAll(new RegExp(allowed, 'gu'), ''), sentence),
      ),
    );
    expect(found.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([]);
  });
});

/** Sentences in the sources of a folder, without what is filled in. */
function sentencesBelow(folder: string): { file: string; sentence: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(`${folder}/${file}`, 'utf8').replaceAll(
        /\/\*[^]*?\*\/|^\s*\/\/.*$/gm,
        '',
      );
      const strings = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)];
      return strings
        .map(([, plain, template]) => plain ?? template ?? '')
        .map((text) =>
          text
            .replaceAll(/\$?\{[^}]*\}/g, '')
            .replaceAll('\\u00A0', '\u00A0')
            .replaceAll('\\u2011', '\u2011'),
        )
        .filter((sentence) =>
          /[\p{L}“„][ \u00A0]\p{L}|\p{L}[ \u00A0]\d|\d[ \u00A0]\p{L}/u.test(sentence),
        )
        .map((sentence) => ({ file, sentence: sentence.trim() }));
    });
}
