import { expect, test } from '@playwright/test';
import { customer } from './customer.ts';

test('a customer who comes back from a contract stands where she left the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 500 });
  const anna = customer(page);
  await anna.signsIn('anna.bergmann@example.org', '/kunden/login/?zurueck=/kunden/vertraege');
  await anna.seesHeading('Ihre Verträge');
  const last = page.getByRole('main').getByRole('article').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);

  await last.click();
  await expect(page).toHaveURL(/\/kunden\/vertraege\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await anna.seesHeading('Ihre Verträge');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a customer who prints a contract finds no heading without anything below it', async ({
  page,
}) => {
  const anna = customer(page);
  await anna.signsIn(
    'anna.bergmann@example.org',
    '/kunden/login/?zurueck=/kunden/vertraege/FA260000103',
  );
  const heading = page.getByRole('heading', { name: 'Was möchten Sie tun?' });
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeHidden();
});
