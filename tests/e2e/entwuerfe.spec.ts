import { type BrowserContext, expect, test } from '@playwright/test';
import { accessibilityOf } from '#tests/support/axe.ts';
import { saver } from './saver.ts';

let second: BrowserContext;
test.beforeEach(async ({ browser }) => {
  second = await browser.newContext();
});
test.afterEach(() => second.close());

test('a broker finds the application he interrupted, opens it and sends it to his customer, who goes on with her postcode', async ({
  page,
}) => {
  const kai = saver(page);
  await kai.signsIn('kai.voss@example.org', '/vermittler/login/');
  await page.goto('/hausrat/antrag');
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/entwurf') && answer.ok(),
  );
  await kai.answersTheFirstPage();
  await saved;

  await page.goto('/vermittler/entwuerfe');
  await kai.seesHeading('Entwürfe');
  const row = page.getByRole('main').getByRole('listitem');
  // Those of his colleague are not his to see.
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Noch ohne Namen');
  await expect(row).toContainText('Schritt\u00A02 von\u00A06');
  expect(await accessibilityOf(page)).toEqual([]);
  await row.getByRole('link', { name: 'Öffnen' }).click();
  await kai.isAt('angebot.steht');

  await page.goto('/vermittler/entwuerfe');
  await row.getByRole('button', { name: 'Senden' }).click();
  const email = 'kundin.von.kai@example.org';
  await page.getByLabel('E-Mail-Adresse des Kunden').fill(email);
  await page.getByRole('button', { name: 'Link senden' }).click();
  await expect(row).toContainText('Beim Kunden');

  const there = await second.newPage();
  const kundin = saver(there);
  await kundin.opens(await kai.link(email), '10115');
  await kundin.isAt('angebot.steht');
  await page.reload();
  await expect(row).toContainText('Zuletzt geöffnet am');

  await row.getByRole('button', { name: 'Löschen' }).click();
  const asks = page.getByRole('dialog', { name: 'Möchten Sie den Entwurf wirklich löschen?' });
  await asks.getByRole('button', { name: 'Entwurf löschen' }).click();
  await expect(page.getByText('Sie haben keine Entwürfe.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Entwürfe', level: 1 })).toBeFocused();
});

test('an agent who may not apply reads why he has no drafts', async ({ page }) => {
  const tom = saver(page);
  await tom.signsIn('tom.reh@example.org', '/vermittler/login/');
  await page.goto('/vermittler/entwuerfe');
  await expect(page.getByText('Ihnen fehlt das Recht „Anträge stellen“.')).toBeVisible();
});
