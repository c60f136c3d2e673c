import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwort, passwortStaerke, staerkeLabel } from '#contract/fields/passwort.ts';
import { requirements, strengthOf } from '#widgets/password-strength/strength.ts';

test.each([
  ['nothing', '', 0, 'sehr schwach'],
  ['small letters only', 'sonne', 0, 'sehr schwach'],
  ['one group more', 'sonne2026', 1, 'schwach'],
  ['three groups', 'Sonne2026', 2, 'stark'],
  ['all four', 'Sonne-2026', 3, 'sehr stark'],
  ['umlauts, which are no capitals', 'äöüß2026!ß', 2, 'stark'],
  ['a sentence with spaces', 'Mein Haus hat 3 Fenster', 3, 'sehr stark'],
])('A customer who types %s reads how strong it is', (_, password, level, word) => {
  expect(strengthOf(password)).toEqual({ level, word });
});

const passwords = fc.string({ unit: 'binary', maxLength: 60 });
const typed = fc.string({
  unit: fc.constantFrom('a', 'Z', '9', ' ', '!', 'ß', '€', '\n'),
  maxLength: 60,
});

test('The meter says nothing else than the contract does', () => {
  fc.assert(
    fc.property(fc.oneof(passwords, typed), (password) => {
      const { level, word } = strengthOf(password);
      expect(level).toBe(passwortStaerke(password));
      expect(word).toBe(staerkeLabel[passwortStaerke(password)]);
      const met = requirements.every(({ holds }) => holds(password));
      expect(passwort.safeParse(password).success).toBe(
        met && !/[\r\n\u2028\u2029]/.test(password),
      );
    }),
    { numRuns: 2000 },
  );
});
