import { describe, expect, test } from 'vitest';
import { zahlBeimVerlassen } from '#contract/fields/zahl.ts';
import { numberOnLeave, step } from '#widgets/number-field/numberOnLeave.ts';
import { onePerRow } from '#widgets/radio-group/RadioGroup.tsx';
import { chosenOption } from '#widgets/select/chosenOption.ts';
import { characterCount, countWords } from '#widgets/textarea/CharacterCount.tsx';
import { german } from './german.ts';

describe('A select', () => {
  const options = [
    { value: 'A', label: 'A', disabled: true },
    { value: 'B', label: 'B' },
    { value: 'C', label: 'C' },
  ];

  test('keeps what was chosen as long as it is offered', () => {
    expect(chosenOption(options, 'C', { preferred: 'B' })).toBe('C');
    expect(chosenOption(options, 'A')).toBe('B');
  });

  test('picks the default if among the options, else the first', () => {
    expect(chosenOption(options, '', { preferred: 'C' })).toBe('C');
    expect(chosenOption(options, 'X', { preferred: 'Y' })).toBe('B');
    expect(chosenOption(options, '', { preferred: 'A' })).toBe('B');
  });

  test('chooses nothing for the customer where the choice matters', () => {
    expect(chosenOption(options, '', { preferred: 'C', ask: true })).toBe('');
    expect(chosenOption(options, 'C', { ask: true })).toBe('C');
  });

  test('resets when the options are empty', () => {
    expect(chosenOption([], 'C', { preferred: 'C' })).toBe('');
  });
});

describe('Radios', () => {
  test.each([
    [4, 30, false],
    [5, 2, true],
    [2, 31, true],
  ])('%i options of %i characters: one per row is %s', (count, length, rows) => {
    const options = Array.from({ length: count }, () => ({ label: 'x'.repeat(length) }));
    expect(onePerRow(options)).toBe(rows);
  });
});

describe('A number on leaving the field', () => {
  test('is cleared when it is negative below the minimum', () => {
    expect(numberOnLeave('-5')).toBe('');
    expect(numberOnLeave('−5')).toBe('');
    expect(numberOnLeave('-5', -10)).toBe('-5');
    expect(numberOnLeave('-50', -10)).toBe('');
  });

  test('loses spaces, dots between thousands and zeros at the front', () => {
    expect(numberOnLeave(' 1.200 ')).toBe('1200');
    expect(numberOnLeave('12 000')).toBe('12000');
    expect(numberOnLeave('007')).toBe('7');
  });

  test('stays as it was typed when it is none', () => {
    expect(numberOnLeave('zwölf')).toBe('zwölf');
    expect(numberOnLeave('1,5')).toBe('1,5');
    expect(numberOnLeave('')).toBe('');
  });

  test.each(['-5', '007', 'zwölf', '12', '-0', ''])('reads as the server reads it: "%s"', (typed) =>
    expect(numberOnLeave(typed)).toBe(zahlBeimVerlassen(typed)),
  );
});

test('A step never leaves the bounds and begins at the lower one', () => {
  expect(step('', 1, {})).toBe('0');
  expect(step('2', 1, { max: 3 })).toBe('3');
  expect(step('3', 1, { max: 3 })).toBe('3');
  expect(step('1', -1, { min: 1 })).toBe('1');
  expect(step('9', -1, { max: 3 })).toBe('3');
});

describe('The character count', () => {
  const say = german(countWords);

  test('says how much may still be written', () => {
    expect(characterCount('x'.repeat(20), 500, say)).toEqual({
      words: 'noch 480 von 500\u00A0Zeichen',
      near: false,
      over: false,
    });
    expect(characterCount('', 2000, say).words).toBe('noch 2.000 von 2.000\u00A0Zeichen');
  });

  test('is near the limit in its last tenth and says what is too much', () => {
    expect(characterCount('x'.repeat(450), 500, say)).toMatchObject({ near: true, over: false });
    expect(characterCount('x'.repeat(514), 500, say)).toMatchObject({
      words: '14\u00A0Zeichen zu viel',
      over: true,
    });
  });
});
