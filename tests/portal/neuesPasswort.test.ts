import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import {
  istZweimalGleich,
  wirdAbgelehnt,
  passwortFelder,
} from '#portal/flows/konto/passwort/passwortZweimal.ts';
import { strengthOf } from '#widgets/password-strength/strength.ts';

const felder = z.object(passwortFelder).check(istZweimalGleich);

/** Fields with an error, in the order in which they stand. */
function bemaengelt(passwort: string, wiederholung: string): string[] {
  const { error } = felder.safeParse({ passwort, wiederholung });
  return [...new Set((error?.issues ?? []).map(({ path }) => path.join('.')))];
}

test.each([
  ['keeps every rule and repeats it', 'Sonne-2026-Wald', 'Sonne-2026-Wald', []],
  ['breaks a rule and repeats it', 'sonne', 'sonne', ['passwort']],
  ['keeps every rule and mistypes the repeat', 'Sonne-2026-Wald', 'Sonne-2026', ['wiederholung']],
  ['breaks a rule and mistypes the repeat', 'sonne', 'sonnne', ['passwort', 'wiederholung']],
  [
    'takes what everybody guesses and mistypes it',
    'Passwort1!',
    'Passwort1',
    ['passwort', 'wiederholung'],
  ],
  ['leaves both empty', '', '', ['passwort', 'wiederholung']],
])('A customer who %s reads all that is wrong at once', (_, passwort, wiederholung, felder) => {
  expect(bemaengelt(passwort, wiederholung)).toEqual(felder);
});

test.each([
  ['Passwort1!', true, 'schwach'],
  ['Sonne-2026-Wald', false, 'sehr stark'],
  ['passwort', false, 'sehr schwach'],
])('A password that would be refused is not called strong: „%s“', (passwort, abgelehnt, wort) => {
  expect(wirdAbgelehnt(passwort)).toBe(abgelehnt);
  expect(strengthOf(passwort, wirdAbgelehnt(passwort)).word).toBe(wort);
});
