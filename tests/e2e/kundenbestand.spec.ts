import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

test('an owner finds a customer by her name, sees what is open and reads one of her contracts', async ({
  page,
}) => {
  const ralf = customer(page);
  await ralf.signsIn('ralf.kemper@example.org', '/vermittler/login/');
  await ralf.seesHeading('Kundenbestand');
  const liste = kundenliste(page);
  await expect(liste.getByRole('link', { name: 'Bergmann, Anna' })).toBeVisible();
  // Deniz Yilmaz belongs to another agency.
  await expect(liste.getByText('Yilmaz')).toHaveCount(0);
  expect(await accessibilityOf(page)).toEqual([]);

  await page.getByLabel('Suche', { exact: true }).fill('k');
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByText('Geben Sie mindestens 2\u00A0Zeichen ein.')).toBeVisible();
  // Whom he found before is no answer to what was refused.
  await expect(liste.getByRole('link', { name: 'Bergmann, Anna' })).toHaveCount(0);
  await page.getByLabel('Suche', { exact: true }).fill('Xaver');
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByText('Es wurden keine Kunden in Ihrem Bestand gefunden.')).toBeVisible();
  await page.getByLabel('Suche', { exact: true }).fill('krueger');
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByText('1\u00A0Treffer')).toBeVisible();
  // Whom he looked for stands in no address.
  expect(page.url()).not.toContain('krueger');
  await liste.getByRole('link', { name: 'Nordlicht IT GmbH' }).click();
  await ralf.seesHeading('Nordlicht IT GmbH');
  await expect(page.getByRole('heading', { name: 'Offene Aktivitäten' })).toBeVisible();
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Inhaltsversicherung' }).first().click();
  await expect(page).toHaveURL(/\/vermittler\/vertraege\/details\/IA\d{9}$/);
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Suche', { exact: true })).toHaveValue('krueger');
  await page.getByRole('button', { name: 'Alle anzeigen' }).click();
  await expect(liste.getByRole('link', { name: 'Bergmann, Anna' })).toBeVisible();
  await expect(page.getByLabel('Suche', { exact: true })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als CSV-Datei herunterladen' }).click();
  const datei = await download;
  expect(datei.suggestedFilename()).toMatch(/^kundenbestand_4711000001_\d{4}-\d\d-\d\d\.csv$/);
  const inhalt = await readFile(await datei.path(), 'utf8');
  expect(inhalt).toMatch(/^\uFEFFkundennummer;name;/);
  expect(inhalt).toContain('P000001;Bergmann, Anna;');

  // A key by itself leads nowhere until he wants it to.
  await page.getByText('Filter und Sortierung').click();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Suche', { exact: true })).not.toBeFocused();
  await page.getByRole('switch', { name: 'Mit der Taste / ins Suchfeld springen' }).check();
  await page.getByText('Filter und Sortierung').click();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Suche', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: /^Umsatz offen/ }).click();
  await expect(page).toHaveURL(/\?ansicht=umsatzaufgabe$/);
  await expect(liste.getByRole('link', { name: 'Nordlicht IT GmbH' })).toBeVisible();
  await expect(liste.getByRole('link', { name: 'Bergmann, Anna' })).toHaveCount(0);
  expect(await accessibilityOf(page)).toEqual([]);
});

test('a page that the book does not have is answered with the first one, and the address names none', async ({
  page,
}) => {
  const ralf = customer(page);
  await ralf.signsIn('ralf.kemper@example.org', '/vermittler/login/');
  await page.goto('/vermittler/kundenbestand?seite=99');
  await expect(page).toHaveURL(/\/vermittler\/kundenbestand$/);
  const liste = kundenliste(page);
  await expect(liste.getByRole('link', { name: 'Bergmann, Anna' })).toBeVisible();
});

test('the customer of another agency is not there, and neither is her contract', async ({
  page,
}) => {
  const ralf = customer(page);
  await ralf.signsIn(
    'ralf.kemper@example.org',
    '/vermittler/login/?zurueck=/vermittler/kunde/P000002',
  );
  await ralf.seesHeading('Diese Seite gibt es nicht.');
  for (const path of ['/extranet/kundendaten/P000002', '/extranet/vertrag/RR260000203']) {
    await page.goto(path);
    await ralf.seesHeading('Diese Seite gibt es nicht.');
  }
  await page.goto('/extranet/vertrag/IA250000603');
  await ralf.seesHeading('Inhalts\u00ADversicherung');
  await expect(page.getByText('Diese Ansicht ist nur zum Lesen.')).toBeVisible();
  // Nothing can be done here: the only buttons are those of the frame.
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  expect(await accessibilityOf(page)).toEqual([]);
});

test('a sub-agent sees whom he looks after, and no other customer of his agency', async ({
  page,
}) => {
  const tom = customer(page);
  await tom.signsIn('tom.reh@example.org', '/vermittler/login/');
  const liste = kundenliste(page);
  await expect(liste.getByRole('link', { name: 'Conti, Sofia' })).toBeVisible();
  await expect(liste.getByRole('link')).toHaveCount(1);
  await page.goto('/vermittler/kunde/P000001');
  await tom.seesHeading('Diese Seite gibt es nicht.');
  await page.route('**/partner/findByVermittlernummer/**', (route) =>
    route.fulfill({
      status: 403,
      json: {
        code: 'NICHT_ERLAUBT',
        errorMessage: 'Ihnen fehlt das Recht „Kunden sehen“.',
      },
    }),
  );
  await page.goto('/vermittler/kundenbestand/');
  await expect(page.getByText('Ihnen fehlt das Recht „Kunden sehen“.')).toBeVisible();
});

/** Customers below one another; the page has other lists. */
function kundenliste(page: Page) {
  return page.getByRole('main').getByRole('list').filter({ hasText: 'Letzter Vorgang' });
}
