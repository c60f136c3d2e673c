import { array, assert, constantFrom, oneof, pre, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { schreibung } from '#brands/schreibung.ts';

const schweiz = schreibung('de-CH');
const deutschland = schreibung('de-DE');

describe('A Swiss customer', () => {
  test.each([
    ['Straße und Hausnummer', 'Strasse und Hausnummer'],
    ['Schließen', 'Schliessen'],
    ['GROẞE STRAẞE', 'GROSSE STRASSE'],
    [
      'Wählen Sie „Weiter“. Sie lesen „Ihr Schutz ‚weltweit‘“.',
      'Wählen Sie «Weiter». Sie lesen «Ihr Schutz ‹weltweit›».',
    ],
    [
      'Schreiben Sie groß an groß@straße.example oder „https://straße.example/maß“.',
      'Schreiben Sie gross an groß@straße.example oder «https://straße.example/maß».',
    ],
    [
      'Außerdem: www.maß.example – gültig ab 1.\u00A0März',
      'Ausserdem: www.maß.example – gültig ab 1.\u00A0März',
    ],
    ['Das geht’s an: 5–10\u202F%', 'Das geht’s an: 5–10\u202F%'],
  ])('reads „%s“ as «%s»', (deutsch, schweizerisch) => {
    expect(schweiz(deutsch)).toBe(schweizerisch);
  });
});

const worte = array(
  constantFrom('ß', 'ẞ', '„', '“', '‚', '‘', '’', 'ä', 'S', 's', ' ', '\u00A0', '–', '.', '1'),
).map((buchstaben) => buchstaben.join(''));
const adresse = constantFrom(
  'post@straße.example',
  'größe.groß@example.org',
  'https://maß.example/straße?q=ß',
  'www.fuß.example',
);

describe('For any text', () => {
  test('Germany changes nothing', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        expect(deutschland(text)).toBe(text);
      }),
    );
  });

  test('Switzerland leaves alone what has neither ß nor German quotation marks', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        pre(!/[ßẞ„“‚‘]/u.test(text));
        expect(schweiz(text)).toBe(text);
      }),
    );
  });

  test('Switzerland leaves no ß and no German quotation mark, and changes nothing else', () => {
    assert(
      property(worte, (text) => {
        const geschrieben = schweiz(text);
        expect(geschrieben).not.toMatch(/[ßẞ„“‚‘]/u);
        expect(zurueck(geschrieben)).toBe(zurueck(text));
      }),
    );
  });

  test('writing it twice is writing it once', () => {
    assert(
      property(array(oneof(worte, adresse)), (teile) => {
        const einmal = schweiz(teile.join(' '));
        expect(schweiz(einmal)).toBe(einmal);
      }),
    );
  });

  test('addresses keep every letter', () => {
    assert(
      property(worte, adresse, worte, (davor, mitte, danach) => {
        expect(schweiz(`${davor} ${mitte} ${danach}`)).toBe(
          `${schweiz(davor)} ${mitte} ${schweiz(danach)}`,
        );
      }),
    );
  });
});

/** Both spellings folded into one, so that only another change would show. */
function zurueck(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .replaceAll('ẞ', 'SS')
    .replaceAll(/[„«]/gu, '"')
    .replaceAll(/[“»]/gu, '"')
    .replaceAll(/[‚‘‹›]/gu, "'");
}
