import { beforeEach, expect, test } from 'vitest';
import { beiseite, legeBeiseite, vergissBeiseite } from '#portal/flows/antrag/beiseite.ts';
import { merkeVerkaeufer } from '#portal/flows/antrag/verkauf.ts';
import { antworten } from '#tests/models/antrag/hausrat/cases.ts';
import { memoryStorage } from './memoryStorage.ts';

const flow = 'antrag/hausrat';
const signedIn = (sub: string) => ({
  zustand: () => ({ status: 'angemeldet' as const, nutzer: { sub, name: sub } }),
});
const nobody = { zustand: () => ({ status: 'abgemeldet' as const, grund: null }) };
const nichts = { eingaben: {}, antworten: {} };

/** Ralf Kemper has typed and answered the account of his customer when his session ends. */
beforeEach(() => {
  vergissBeiseite();
  const speicher = memoryStorage();
  merkeVerkaeufer(speicher, signedIn('ralf'));
  const notizen = { lies: (schritt: string) => (schritt === 'zahlung' ? { iban: 'DE02' } : {}) };
  legeBeiseite({ flow, speicher, notizen, antworten });
});

test('a broker who signs in again finds the account of his customer, and nothing else of the answers', () => {
  expect(beiseite(flow, signedIn('ralf'))).toMatchObject({
    eingaben: { zahlung: { iban: 'DE02' } },
    antworten: { zahlung: antworten.zahlung },
  });
  expect(Object.keys(beiseite(flow, signedIn('ralf')).antworten)).toEqual(['zahlung']);
});

test('another broker finds no account, and neither does the first one after him', () => {
  expect(beiseite(flow, signedIn('birgit'))).toEqual(nichts);
  expect(beiseite(flow, signedIn('ralf'))).toEqual(nichts);
});

test('while nobody is signed in, the account waits and is shown to nobody', () => {
  expect(beiseite(flow, nobody)).toEqual(nichts);
  expect(beiseite(flow, signedIn('ralf')).antworten).toHaveProperty('zahlung');
});

test('the account typed for one application is not filled into another one', () => {
  expect(beiseite('antrag/fahrrad', signedIn('ralf'))).toEqual(nichts);
});

test('a customer who sells to nobody leaves no account behind', () => {
  vergissBeiseite();
  legeBeiseite({ flow, speicher: memoryStorage(), notizen: { lies: () => ({}) }, antworten });
  expect(beiseite(flow, signedIn('ralf'))).toEqual(nichts);
});
