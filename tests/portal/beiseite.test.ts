import { beforeEach, expect, test } from 'vitest';
import { ablageIm } from '#portal/flows/antrag/aufgehoben.ts';
import { beiseite, legeBeiseite, vergissBeiseite } from '#portal/flows/antrag/beiseite.ts';
import { clearDrafts, praefix } from '#portal/flows/clearDrafts.ts';
import { merkeVerkaeufer } from '#portal/flows/antrag/verkauf.ts';
import { antworten } from '#tests/models/antrag/hausrat/cases.ts';
import type { Feldeingaben } from '#portal/formular/antwort.ts';
import { memoryStorage } from './memoryStorage.ts';

const flow = 'antrag/hausrat';
const signedIn = (sub: string) => ({
  zustand: () => ({ status: 'angemeldet' as const, nutzer: { sub, name: sub } }),
});
const nobody = { zustand: () => ({ status: 'abgemeldet' as const, grund: null }) };
const getippt: Record<string, Feldeingaben> = {
  kontaktZahlung: { iban: 'DE02' },
  telefon: { code: '482913' },
};
const nichts = { eingaben: {}, antworten: {} };

let speicher = memoryStorage();

type Besuch = Parameters<typeof beiseite>[0];
const wartet = (session: Besuch['session'], anders: Partial<Besuch> = {}) =>
  beiseite({ flow, speicher, session, verweis: null, ...anders });

/** Ralf Kemper has typed and answered the account of his customer when his session ends. */
beforeEach(() => {
  speicher = memoryStorage();
  vergissBeiseite(speicher, flow);
  merkeVerkaeufer(speicher, signedIn('ralf'));
  const notizen = { lies: (schritt: string) => getippt[schritt] ?? {} };
  legeBeiseite({ flow, speicher, notizen, antworten });
});

test('a broker who signs in again finds the account of his customer, and nothing else of the answers', () => {
  expect(wartet(signedIn('ralf'))).toMatchObject({
    eingaben: { kontaktZahlung: { iban: 'DE02' } },
    antworten: { kontaktZahlung: antworten.kontaktZahlung },
  });
  expect(Object.keys(wartet(signedIn('ralf')).antworten)).toEqual(['kontaktZahlung']);
});

test('another broker finds no account, and neither does the first one after him', () => {
  expect(wartet(signedIn('birgit'))).toEqual(nichts);
  expect(wartet(signedIn('ralf'))).toEqual(nichts);
});

test('while nobody is signed in, the account waits and is shown to nobody', () => {
  expect(wartet(nobody)).toEqual(nichts);
  expect(wartet(signedIn('ralf')).antworten).toHaveProperty('kontaktZahlung');
});

test('the account typed for one application is not filled into another one', () => {
  expect(wartet(signedIn('ralf'), { flow: 'antrag/fahrrad' })).toEqual(nichts);
});

test('a customer who sells to nobody leaves no account behind', () => {
  speicher = memoryStorage();
  vergissBeiseite(speicher, flow);
  legeBeiseite({ flow, speicher, notizen: { lies: () => ({}) }, antworten });
  expect(wartet(signedIn('ralf'))).toEqual(nichts);
});

test('a broker who signs out himself leaves no account for the next customer he applies for', () => {
  clearDrafts(speicher);
  merkeVerkaeufer(speicher, signedIn('ralf'));
  expect(wartet(signedIn('ralf'))).toEqual(nichts);
});

test('a broker who begins the application anew leaves no account of the customer before', () => {
  clearDrafts(speicher, `${praefix}:${flow}:`);
  expect(wartet(signedIn('ralf'))).toEqual(nichts);
});

test('a broker whose customer concludes it alone meanwhile finds no account in his next application', () => {
  ablageIm(speicher, flow).notizen.leere();
  expect(wartet(signedIn('ralf'))).toEqual(nichts);
});

test('a broker who goes through two sessions finds the account of the customer he typed last', () => {
  const notizen = { lies: () => ({ iban: 'DE03' }) };
  legeBeiseite({ flow, speicher, notizen, antworten: {} });
  expect(wartet(signedIn('ralf'))).toEqual({
    eingaben: { kontaktZahlung: { iban: 'DE03' } },
    antworten: {},
  });
});

test('a broker who opens the saved application of another customer instead finds no account, and none later', () => {
  const verweis = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  expect(wartet(signedIn('ralf'), { verweis })).toEqual(nichts);
  expect(wartet(signedIn('ralf'))).toEqual(nichts);
});

test('a code of an SMS waits for nobody', () => {
  expect(Object.keys(wartet(signedIn('ralf')).eingaben)).toEqual(['kontaktZahlung']);
});

test('the tab keeps nothing of the account, and no trace of it once he has it again', () => {
  const behalten = () =>
    Array.from({ length: speicher.length }, (_, stelle) => speicher.key(stelle) ?? '')
      .map((key) => `${key} ${speicher.getItem(key)}`)
      .join();
  expect(behalten()).not.toContain('DE02');
  vergissBeiseite(speicher, flow);
  expect(behalten()).toBe(`${praefix}:verkauf ralf`);
});
