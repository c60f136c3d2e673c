import { expect, test } from 'vitest';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { ereignisseVon } from '#portal/pages/uebersicht/weiteres/ereignisse.ts';
import { initialen } from '#portal/pages/uebersicht/weiteres/initialen.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';

const familie = { art: 'familienstand', hinderung: null } as const;

test('a customer without contracts is led to what can be concluded for it', () => {
  expect(wege([])).toEqual({
    SCHADEN: '/schaden-melden/',
    UMZUG: '/kunden/umzugsservice/',
    RAD: '/fahrrad/antrag',
    HEIRAT: '/privathaftpflicht/antrag',
    NACHWUCHS: '/privathaftpflicht/antrag',
    HUND: '/tierhalterhaftpflicht/antrag',
  });
});

test('a wedding leads to the contract it changes, and to the choice where there are several', () => {
  const haftpflicht = mit({ produktIdentifier: 'PRIVATHAFTPFLICHT', kacheln: [familie] });
  expect(wege([haftpflicht]).HEIRAT).toBe(
    `/kunden/familienstand/${haftpflicht.versicherungsNummer}`,
  );
  expect(wege([haftpflicht, haftpflicht]).NACHWUCHS).toBe('/kunden/familienstand');
});

test('an event whose flow is not there is not offered: a further dog, a switched off move, a product nobody sells', () => {
  const hund = mit({ produktIdentifier: 'TIERHALTERHAFTPFLICHT', kacheln: [] });
  expect(wege([hund])).not.toHaveProperty('HUND');
  expect(ereignisseVon({ vertraege: [], marke: 'protect-ch', istAn: () => false })).toEqual([
    { was: 'SCHADEN', href: '/schaden-melden/' },
  ]);
});

test('a firm is not asked after weddings and dogs', () => {
  const firma = mit({ produktIdentifier: 'BHV_2', kacheln: [] });
  expect(Object.keys(wege([firma]))).toEqual(['SCHADEN', 'UMZUG']);
});

test.each([
  ['Maklerbüro Westfalen GmbH', 'MW'],
  ['Agentur Petra Nolte', 'AN'],
  ['Assekuranz Neu e. K.', 'AN'],
  ['Kemper', 'K'],
])('%s has the initials %s', (name, erwartet) => {
  expect(initialen(name)).toBe(erwartet);
});

function wege(vertraege: readonly Vertragskachel[]): Partial<Record<string, string>> {
  const alle = ereignisseVon({ vertraege, marke: 'andsafe', istAn: () => true });
  return Object.fromEntries(alle.map(({ was, href }) => [was, href]));
}

function mit(anders: Partial<Vertragskachel>): Vertragskachel {
  return { ...vertrag, ...anders };
}
