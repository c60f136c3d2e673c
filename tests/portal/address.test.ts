import { expect, test } from 'vitest';
import { adresseVon, schrittAus } from '#portal/flows/flowAddress.ts';

const address = {
  basis: '/kunden/zahlungsweise/PH250000101',
  schritte: ['auswahl', 'vergleich', 'gespeichert'],
  ausgang: '/kunden/vertraege/PH250000101',
} as const;

test.each([
  ['/kunden/zahlungsweise/PH250000101', 'auswahl'],
  ['/kunden/zahlungsweise/PH250000101/', 'auswahl'],
  ['/kunden/zahlungsweise/PH250000101/vergleich', 'vergleich'],
  ['/kunden/zahlungsweise/PH250000101/vergleich/', 'vergleich'],
  ['/kunden/zahlungsweise/PH250000101/unsinn', 'unsinn'],
  ['/kunden/zahlungsweise/PH250000101/%E0%A4', '%E0%A4'],
])('the address %s asks for the step %s', (pathname, schritt) => {
  expect(schrittAus(pathname, address)).toBe(schritt);
});

test.each(address.schritte)('the step %s is found again by its address', (schritt) => {
  expect(schrittAus(adresseVon(schritt, address), address)).toBe(schritt);
});
