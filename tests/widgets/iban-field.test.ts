import { expect, test } from 'vitest';
import { compact, inGroups, regrouped } from '#widgets/iban-field/IbanField.tsx';

test.each([
  ['as it is printed', 'DE02 1203 0000 0000 2020 51'],
  ['small letters', 'de02120300000000202051'],
  ['dashes', 'DE02-1203-0000-0000-2020-51'],
  ['its name before it', 'IBAN: DE02 1203 0000 0000 2020 51'],
  ['its name in small letters', 'iban de02120300000000202051'],
  ['invisible characters', '\u200BDE02\u00A01203\u202F00000000202051\uFEFF'],
])('A customer may paste her IBAN with %s', (_, text) => {
  expect(compact(text)).toBe('DE02120300000000202051');
});

test('A customer reads her IBAN in groups of four', () => {
  expect(inGroups('DE02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51');
  expect(inGroups('')).toBe('');
});

test.each([
  ['typing at the end', 'DE021|', 'DE02 1|'],
  ['typing in the middle', 'DE0|9 21', 'DE0|9 21'],
  ['one more in the middle', 'DE029| 1203', 'DE02 9|120 3'],
  ['deleting the gap', 'DE02|1203', 'DE02| 1203'],
  ['deleting everything', '|', '|'],
])('The cursor stays behind the same character after %s', (_, before, after) => {
  const caret = before.indexOf('|');
  const result = regrouped({ text: before.replace('|', ''), caret });
  expect(`${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`).toBe(after);
});
