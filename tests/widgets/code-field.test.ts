import { expect, test } from 'vitest';
import { codeDigits } from '#widgets/code-field/CodeField.tsx';

test.each([
  ['types the digits', '123456', '123456'],
  ['has typed a part so far', '12', '12'],
  ['pastes the code with a space in the middle', '123 456', '123456'],
  ['pastes the code with invisible characters around it', '\u200B123456\u00A0', '123456'],
  ['pastes the whole message', 'Ihr Code lautet 123-456.', '123456'],
  [
    'pastes a message with other numbers',
    'Code für +49 170 1234567: 482913, gültig 10 Minuten',
    '482913',
  ],
  [
    'pastes a message with date and time',
    'Vom 21.11.2026, 16:57 Uhr: Ihr Code ist 482 913.',
    '482913',
  ],
  ['pastes a message without spaces', 'Um 16:57 gesendet, Code:482913', '482913'],
  ['goes on typing after the sixth digit', '1234567', '123456'],
  ['types letters', 'abc', ''],
])('A customer who %s gets at most six digits', (_, typed, code) => {
  expect(codeDigits(typed)).toBe(code);
});
