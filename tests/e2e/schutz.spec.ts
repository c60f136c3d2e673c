import { expect, test } from '@playwright/test';
import { customer } from './customer.ts';

test('a customer changes her deductible and adds a cover in one go, with one Nachtrag for both', async ({
  page,
}) => {
  const deniz = customer(page);
  await deniz.signsIn(
    'deniz.yilmaz@example.org',
    '/kunden/login/?zurueck=/kunden/vertraege/HR240000204',
  );
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Schutz anpassen' }).click();
  await deniz.isAt('einstellen.ruht');
  await expect(page).toHaveURL(/\/kunden\/vertraege\/HR240000204\/schutz/);
  // Each choice says what it costs before it is touched.
  await expect(page.getByRole('radio', { name: '500,00 EUR' })).toHaveAccessibleDescription(
    /−\s\d+,\d\d\sEUR jährlich/,
  );
  await page.getByText('500,00 EUR', { exact: true }).click();
  const brief = page.getByRole('switch', { name: 'Haus- und Wohnungsschutzbrief' });
  await brief.click();
  await expect(page.getByRole('heading', { name: 'Neuer Beitrag' })).toBeVisible();
  await deniz.isAt('einstellen.ruht');
  await page.reload();
  await deniz.isAt('einstellen.ruht');
  await expect(brief).toBeChecked();
  await expect(page.getByRole('radio', { name: '500,00 EUR' })).toBeChecked();
  await page.getByRole('button', { name: 'Änderungen prüfen' }).click();
  await deniz.isAt('pruefen');
  await expect(main.getByText('nicht eingeschlossen')).toBeVisible();
  await page.getByRole('button', { name: /verbindlich speichern|Kostenpflichtig/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'bestätigen' }).click();
  await deniz.isAt('gespeichert');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Vertrag ansehen' }).click();
  await expect(page.getByText(/: Selbstbeteiligung: 500,00\sEUR\./)).toBeVisible();
  await expect(page.getByText(/Haus- und Wohnungsschutzbrief: eingeschlossen\./)).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: /^Nachtrag/ })).toHaveCount(1);
});

test('what cannot be set here has its reason and its own page', async ({ page }) => {
  const lena = customer(page);
  await lena.signsIn(
    'lena.krueger@example.org',
    '/kunden/login/?zurueck=/kunden/vertraege/IA240000604/schutz',
  );
  await lena.isAt('einstellen.ruht');
  await page.getByRole('button', { name: 'Änderungen prüfen' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Ändern Sie zuerst etwas/);
  await expect(page.getByText(/können wir leider keinen Elementarschutz anbieten/)).toBeVisible();
  await page.getByRole('link', { name: 'Tätigkeit ändern' }).click();
  await expect(page).toHaveURL(/\/kunden\/gewerbearten\/IA240000604/);
});
