import { expect, test } from 'vitest';
import { brandKeys, ladeMarke } from '#brands/registry.ts';
import { kommtNoch } from '#portal/kommtNoch.ts';
import { bietetAn, produkte, schluesselListe } from '#contract/produkte/produkte.ts';
import { sortiment } from '#portal/pages/startseite/produktwege.ts';

const inArbeit: readonly string[] = kommtNoch;

test.each(brandKeys)(
  'the first page of %s offers every application that is there, and no other',
  async (key) => {
    const brand = await ladeMarke(key);
    const { zuerst, privat, betrieb } = sortiment(brand);
    const angeboten = [...(zuerst === null ? [] : [zuerst]), ...privat, ...betrieb];
    const fertige = schluesselListe
      .filter((schluessel) => bietetAn(key, schluessel))
      .flatMap((schluessel) => Object.keys(produkte[schluessel].antraege))
      .filter((weg) => !inArbeit.includes(`/${weg}/antrag`));
    expect(angeboten.map(({ weg }) => weg).toSorted()).toEqual(fertige.toSorted());
  },
);

test.each([
  ['andsafe', null],
  ['protect', 'REISE'],
  ['protect-ch', 'REISE'],
] as const)('%s opens with %s', async (key, produkt) => {
  expect(sortiment(await ladeMarke(key)).zuerst?.schluessel ?? null).toBe(produkt);
});
