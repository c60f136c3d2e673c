import { describe, expect, test } from 'vitest';
import { adressen, adresseVon, bereichVon } from '#portal/addresses.ts';
import { kommtNoch } from '#portal/kommtNoch.ts';
import { geschuetzteSeiten, offeneSeiten } from '#portal/routes.tsx';
import { opened, promised } from './promised.ts';

describe('every path of the specification', () => {
  test.each(promised)('$path is for $rolle', ({ path, rolle }) => {
    const pfad = adresseVon(opened(path));
    // A flow has its steps below its path.
    const ohneSchritte = pfad?.replace(/\/\*$/, '');
    expect(ohneSchritte?.replaceAll(/:(\w+)/g, '{$1}')).toBe(path.replace(/(?<=.)\/$/, ''));
    expect(pfad && adressen[pfad]).toBe(rolle);
  });

  const below = promised.filter(({ path }) => path !== '/');
  test.each(below)('$path means the same with and without a slash at its end', ({ path }) => {
    const plain = opened(path).replace(/\/$/, '');
    expect(adresseVon(`${plain}/`)).toBe(adresseVon(plain));
  });
});

describe('a mistyped address', () => {
  test.each([
    '/gibt-es-nicht',
    '/kunden/vertraege/PH250000101/mehr',
    '/kunden//vertraege',
    '//',
    '/schaden-melden/kfz/0',
    '/schaden-melden/phv/',
    '/feedback/',
    '/vermittler/gibt-es-nicht',
    '/kunden/zahlungsweise//vergleich',
  ])('%s is none of the portal', (path) => {
    expect(adresseVon(path)).toBeNull();
    expect(bereichVon(adresseVon(path))).toBe('offen');
  });
});

test('the step of a flow belongs to the address of the flow', () => {
  expect(adresseVon('/kunden/zahlungsweise/PH250000101/vergleich/')).toBe(
    '/kunden/zahlungsweise/:versicherungsNummer/*',
  );
});

test('a path in capitals is found all the same', () => {
  expect(adresseVon('/Kunden/Login')).toBe('/kunden/login');
});

test('every page still in preparation is on the list of those to come', () => {
  const waiting = Object.entries({ ...offeneSeiten, ...geschuetzteSeiten })
    .filter(([, seite]) => seite.inVorbereitung)
    .map(([path]) => path)
    .toSorted();
  expect(waiting).toEqual(kommtNoch.toSorted());
});
