import { expect, type Page, test } from '@playwright/test';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

const calls = '**/findByPartnerNummer/**';

test('a customer who signs in is greeted, and finds what is open and her contracts', async ({
  page,
}) => {
  const anna = customer(page);
  await anna.signsIn('anna.bergmann@example.org');
  await expect(page).toHaveURL(/\/kunden\/details$/);
  await anna.seesHeading('Guten Tag, Anna Bergmann');
  await expect(page).toHaveTitle(/^Ihre Übersicht/);
  await expect(page.getByRole('heading', { name: 'Ihre Verträge' })).toBeVisible();
  await isUsable(page);
  await page
    .getByRole('link', { name: /Privathaftpflicht/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/kunden\/vertraege\/PH/);
});

test('a customer whose premium is overdue reads it above everything else', async ({ page }) => {
  await customer(page).signsIn('peter.hansen@example.org');
  const main = page.getByRole('main');
  await expect(main.getByText('Beitrag überfällig:').first()).toBeVisible();
  await expect(main.locator('h1 ~ *').first()).toContainText('Beitrag überfällig:');
  await isUsable(page);
});

test('a customer whose debit failed reads what is open on overview, list and contract, with where to pay it', async ({
  page,
}) => {
  await customer(page).signsIn('peter.hansen@example.org');
  const offen = /Offen [\d.,]+\u00A0EUR, fällig seit [\d.]{10}, zahlbar bis [\d.]{10}/;
  const main = page.getByRole('main');
  await expect(main.getByText(offen)).toHaveCount(2);
  await page.goto('/kunden/vertraege');
  await expect(main.getByText(offen)).toHaveCount(2);
  await main.locator('a[href$="FA220000402"]').click();
  await expect(main.getByText(offen)).toHaveCount(1);
  await expect(main.getByText('FA220000402').last()).toBeVisible();
  await expect(main.getByText('IBAN', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Bankverbindung hinterlegen' })).toBeVisible();
  await isUsable(page);
});

test('a customer with nothing to do reads that nothing is open', async ({ page }) => {
  await customer(page).signsIn('bernd.aust@example.org');
  const open = page.locator('section', {
    has: page.getByRole('heading', { name: 'Offene Aktivitäten' }),
  });
  await expect(open).toContainText('Aktuell haben Sie keine offenen Aktivitäten.');
  await expect(open.getByRole('link')).toHaveCount(0);
  await isUsable(page);
});

test('a customer without contracts finds a way on', async ({ page }) => {
  await customer(page).signsIn('mira.leer@example.org');
  await expect(page.getByText('Sie haben noch keine Verträge.')).toBeVisible();
  await isUsable(page);
});

test('a start page whose contracts cannot be read says so, and is there after another try', async ({
  page,
}) => {
  const anna = customer(page);
  await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));
  await anna.signsIn('anna.bergmann@example.org');
  const again = page.getByRole('button', { name: 'Erneut versuchen' });
  await expect(again).toBeVisible();
  await isUsable(page);
  await page.unroute(calls);
  await again.click();
  await expect(page.getByRole('heading', { name: 'Ihre Verträge' })).toBeVisible();
});

test('a start page that is on its way greets already', async ({ page }) => {
  const anna = customer(page);
  await page.route(calls, () => undefined);
  await anna.signsIn('anna.bergmann@example.org');
  await anna.seesHeading('Guten Tag, Anna Bergmann');
  await expect(page.locator('main output', { hasText: 'Wird geladen' })).toBeVisible();
  await isUsable(page);
});

/** For everybody, on a desk and on a phone, and nothing hangs over the edge. */
async function isUsable(page: Page): Promise<void> {
  for (const width of [1280, 375, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await accessibilityOf(page), `${width} px`).toEqual([]);
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(over, `${width} px`).toBe(0);
  }
}
