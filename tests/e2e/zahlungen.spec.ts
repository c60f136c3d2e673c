import { expect, test } from '@playwright/test';
import { customer } from './customer.ts';

const contract = '/kunden/vertraege/HR250000102';

test('a customer reads on a page of its own what was debited for a contract, and what is next', async ({
  page,
}) => {
  await customer(page).signsIn('anna.bergmann@example.org', contract);
  await page.getByRole('link', { name: 'Zahlungen ansehen' }).press('Enter');
  await expect(page).toHaveURL(`${contract}/zahlungen`);
  await expect(page.getByRole('heading', { level: 1, name: 'Zahlungen' })).toBeVisible();
  // What comes next is another test's matter, too; what was, nobody changes.
  await expect(page.getByText(/^Am .+ buchen wir [\d.,]+\sEUR ab\.$/)).toBeVisible();
  const before = page.locator('section', {
    has: page.getByRole('heading', { name: 'Was bisher fällig war' }),
  });
  const days = before.getByRole('term');
  await expect(before.getByRole('definition')).toHaveText(
    (await days.all()).map(() => /^7,90\sEUR$/),
  );
  const year = new Date().getFullYear();
  const shown = (await days.allTextContents()).map((day) => Number(day.slice(-4)));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));
  for (const one of shown) expect([year, year - 1]).toContain(one);
  await page.getByRole('link', { name: 'Zurück zum Vertrag' }).click();
  await expect(page).toHaveURL(contract);
});

test('what was to pay for a contract of somebody else is not found', async ({ page }) => {
  await customer(page).signsIn(
    'peter.hansen@example.org',
    '/kunden/vertraege/HR250000102/zahlungen',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht.');
});

test('a customer whose line is gone reads that her payments could not be read, and tries again', async ({
  page,
}) => {
  await customer(page).signsIn('anna.bergmann@example.org', contract);
  await expect(page.getByRole('link', { name: 'Zahlungen ansehen' })).toBeVisible();
  await page.route(/\/zahlungen$/, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
  );
  await page.getByRole('link', { name: 'Zahlungen ansehen' }).click();
  await page.getByRole('button', { name: 'Erneut versuchen' }).waitFor();
  await page.unroute(/\/zahlungen$/);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { name: 'Was bisher fällig war' })).toBeVisible();
});
