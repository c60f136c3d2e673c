import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fehler, passwort, passwortStaerke, staerkeLabel } from '#contract/fields/passwort.ts';
import { verdict } from './verdict.ts';

test.each([
  ['', 0, 'sehr schwach', 'LAENGE GROSS_UND_KLEIN ZAHL SONDERZEICHEN'],
  ['abc', 0, 'sehr schwach', 'LAENGE GROSS_UND_KLEIN ZAHL SONDERZEICHEN'],
  ['Abcdefgh', 1, 'schwach', 'ZAHL SONDERZEICHEN'],
  ['abc1', 0, 'sehr schwach', 'LAENGE GROSS_UND_KLEIN SONDERZEICHEN'],
  ['Abcdef1!', 3, 'sehr stark', 'OK'],
  ['Kurz1!', 2, 'stark', 'LAENGE'],
  ['Sommer2026?', 3, 'sehr stark', 'OK'],
  ['Demo-Portal2026!', 3, 'sehr stark', 'OK'],
  ['ÄÄÄÄÄÄÄÄö1!', 2, 'stark', 'GROSS_UND_KLEIN'],
  [`Aa1!${'x'.repeat(46)}`, 3, 'sehr stark', 'OK'],
  [`Aa1!${'x'.repeat(47)}`, 2, 'stark', 'LAENGE'],
  ['Abcdef1!\n', 3, 'sehr stark', 'ZEILENUMBRUCH'],
  ['Abcdef1!\r\n', 3, 'sehr stark', 'ZEILENUMBRUCH'],
  ['Abcdef12', 2, 'stark', 'SONDERZEICHEN'],
  ['Abcdef 1', 3, 'sehr stark', 'OK'],
  ['Abcdef1 ', 2, 'stark', 'SONDERZEICHEN'],
  ['Abcdef1ß', 2, 'stark', 'SONDERZEICHEN'],
])('the password %j has strength %i, %s: %s', (text, level, label, expected) => {
  expect(passwortStaerke(text)).toBe(level);
  expect(staerkeLabel[passwortStaerke(text)]).toBe(label);
  expect(verdict(passwort, fehler, text)).toBe(expected);
});

test('every character the identity service counts as special makes a password special', () => {
  const special = '^$*.[]{}()?-"!@#%&/\\,><\':;|_~`+='.split('');
  expect(special.filter((c) => verdict(passwort, fehler, `Abcdef1${c}`) !== 'OK')).toEqual([]);
});

test('the meter never falls while only characters of a new kind are added', () => {
  const bits = fc.array(fc.constantFrom('a', 'B', '3', '!', 'ä'), { maxLength: 12 });
  fc.assert(
    fc.property(bits, bits, (first, more) => {
      const before = passwortStaerke(first.join(''));
      expect(passwortStaerke([...first, ...more].join(''))).toBeGreaterThanOrEqual(before);
    }),
  );
});

test('any text is judged rule by rule, and a valid password is always very strong', () => {
  const nearby = fc.string({ unit: fc.constantFrom(...'aB3! ä\n'.split('')), maxLength: 60 });
  fc.assert(
    fc.property(fc.oneof(nearby, fc.string({ unit: 'binary', maxLength: 60 })), (text) => {
      const any = (ok: (c: string) => boolean) => text.split('').some(ok);
      const special = '^$*.[]{}()?-"!@#%&/\\,><\':;|_~`+='.split('');
      const inner = text.trim().split('').includes(' ');
      const groups = {
        LAENGE: text.length >= 8 && text.length <= 50,
        GROSS_UND_KLEIN: any((c) => c >= 'A' && c <= 'Z') && any((c) => c >= 'a' && c <= 'z'),
        ZAHL: any((c) => c >= '0' && c <= '9'),
        SONDERZEICHEN: any((c) => special.includes(c)) || inner,
        ZEILENUMBRUCH: !any((c) => '\n\r\u2028\u2029'.includes(c)),
      };
      const broken = Object.entries(groups).flatMap(([code, met]) => (met ? [] : [code]));
      expect(verdict(passwort, fehler, text)).toBe(broken.join(' ') || 'OK');
      const met = 4 - broken.filter((code) => code !== 'ZEILENUMBRUCH').length;
      expect(passwortStaerke(text)).toBe(Math.max(0, met - 1));
    }),
    { numRuns: 1000 },
  );
});
