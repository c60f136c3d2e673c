import { expect, test } from 'vitest';
import { auftragsschluessel } from '#portal/flows/vertrag/auftragsschluessel.ts';
import { clearDrafts } from '#portal/flows/clearDrafts.ts';
import { memoryStorage } from './memoryStorage.ts';

const umzug = { ort: 'Münster', vertraege: ['HR250000102'] };

test('what was sent and never answered is the same request after the page was opened anew', () => {
  const speicher = memoryStorage();
  const vorher = auftragsschluessel(speicher, 'umzug', 'P1').zu(umzug);
  expect(auftragsschluessel(speicher, 'umzug', 'P1').zu({ ...umzug })).toBe(vorher);
  expect(auftragsschluessel(speicher, 'umzug', 'P2').zu(umzug)).not.toBe(vorher);
});

test('another wish, and the same one after an answer, is a new request', () => {
  const speicher = memoryStorage();
  const schluessel = auftragsschluessel(speicher, 'umzug', 'P1');
  const erster = schluessel.zu(umzug);
  const anderer = schluessel.zu({ ...umzug, ort: 'Köln' });
  expect(anderer).not.toBe(erster);
  schluessel.vergessen();
  expect(schluessel.zu({ ...umzug, ort: 'Köln' })).not.toBe(anderer);
});

test('whoever signs out leaves nothing of it behind', () => {
  const speicher = memoryStorage();
  auftragsschluessel(speicher, 'umzug', 'P1').zu(umzug);
  clearDrafts(speicher);
  expect(speicher).toHaveLength(0);
});
