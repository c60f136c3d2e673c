import { expect, type Page, test } from '@playwright/test';
import { dokumenteProSeite } from '#contract/endpoints/vertrag/dokumente.ts';
import { vertrag } from '#contract/entities/vertrag.ts';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

const nummer = 'PH240000501';
const papiere = Array.from({ length: 2 * dokumenteProSeite + 2 }, (_, stelle) => ({
  id: `0d5f4a52-7f6e-4f0e-9c39-${String(stelle).padStart(12, '0')}`,
  name: `Nachtrag ${stelle + 1}`,
  typ: 'NACHTRAG',
  datum: '2026-03-01',
  zustand: 'GUELTIG',
  zustandSeit: null,
  url: `/api/druck/docs/${stelle}.html`,
}));

test('a customer of many years asks for her older documents until she has all, also where one answer fails', async ({
  page,
}) => {
  const { dokumente, zeilen, mehr, server } = await opensHerContract(page);

  server.isDown = true;
  await mehr.click();
  await expect(dokumente.getByRole('alert')).toContainText(
    'Die älteren Dokumente lassen sich gerade nicht laden. Versuchen Sie es gleich noch einmal.',
  );
  server.isDown = false;
  await mehr.click();
  await expect(zeilen).toHaveCount(2 * dokumenteProSeite);
  await expect(dokumente.getByRole('alert')).toHaveCount(0);
  const ersteNeue = papiere[dokumenteProSeite];
  await expect(dokumente.getByRole('link', { name: `${ersteNeue?.name} (öffnet` })).toBeFocused();
  expect(await accessibilityOf(page)).toEqual([]);

  await mehr.click();
  await expect(zeilen).toHaveCount(papiere.length);
  await expect(mehr).toHaveCount(0);
  const letzteSeite = papiere[2 * dokumenteProSeite];
  await expect(dokumente.getByRole('link', { name: `${letzteSeite?.name} (öffnet` })).toBeFocused();
  const namen = await zeilen.getByRole('link', { name: /\(öffnet/ }).allTextContents();
  expect(namen.map((name) => name.split(' (')[0])).toEqual(papiere.map(({ name }) => name));
});

test('a customer who comes back to her contract goes on with the older documents at the first press', async ({
  page,
}) => {
  const { dokumente, zeilen, mehr } = await opensHerContract(page);
  await mehr.click();
  await expect(zeilen).toHaveCount(2 * dokumenteProSeite);
  const wege = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await wege.getByRole('link', { name: 'Ihre Daten' }).click();
  await expect(dokumente).toHaveCount(0);
  await page.goBack();
  await expect(zeilen).toHaveCount(2 * dokumenteProSeite);

  await mehr.click();
  await expect(zeilen).toHaveCount(papiere.length);
});

/** Claudia Weiss at a contract that carries the newest of her documents only. */
async function opensHerContract(page: Page) {
  const server = { isDown: false };
  await page.route(`**/api/vertrag/${nummer}`, async (route) => {
    const contract = vertrag.parse(await (await route.fetch()).json());
    await route.fulfill({ json: { ...contract, ...seiteAb(0) } });
  });
  await page.route(`**/api/vertrag/${nummer}/dokumente?nach=*`, async (route) => {
    const nach = new URL(route.request().url()).searchParams.get('nach');
    const stelle = papiere.findIndex(({ id }) => id === nach);
    if (server.isDown) await route.fulfill({ status: 500, json: { code: 'TECHNISCH' } });
    else await route.fulfill({ json: seiteAb(stelle + 1) });
  });
  const claudia = customer(page);
  await claudia.signsIn(
    'claudia.weiss@example.org',
    `/kunden/login/?zurueck=/kunden/vertraege/${nummer}`,
  );
  const dokumente = page.locator('section', {
    has: page.getByRole('heading', { name: 'Dokumente' }),
  });
  const zeilen = dokumente.getByRole('listitem');
  const mehr = dokumente.getByRole('button', { name: 'Ältere Dokumente zeigen' });
  await expect(zeilen).toHaveCount(dokumenteProSeite);
  return { dokumente, zeilen, mehr, server };
}

function seiteAb(stelle: number) {
  const dokumente = papiere.slice(stelle, stelle + dokumenteProSeite);
  return { dokumente, aeltereDokumente: stelle + dokumenteProSeite < papiere.length };
}
