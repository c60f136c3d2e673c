import { expect, test } from '@playwright/test';
import { customer } from './customer.ts';

test('a customer changes the payment period and finds the change pending with its day', async ({
  page,
}) => {
  const anna = customer(page);
  await anna.signsIn(
    'anna.bergmann@example.org',
    '/kunden/login/?zurueck=/kunden/vertraege/PH250000101',
  );
  await page.getByRole('main').getByRole('link', { name: 'Zahlweise ändern' }).click();
  await anna.isAt('auswahl');
  await page.getByText('Vierteljährlich', { exact: true }).click();
  await page.getByRole('button', { name: 'Beitrag berechnen' }).click();
  await anna.isAt('vergleich.aktuell');
  await expect(page).toHaveURL(/\/PH250000101\/vergleich$/);
  await expect(page.getByText('14,71 EUR').first()).toBeVisible();
  await page.getByRole('button', { name: 'Kostenpflichtig ändern' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'bestätigen' }).click();
  await anna.isAt('gespeichert');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^Zahlweise: vierteljährlich, ab dem/)).toBeVisible();
  await page.goto('/kunden/vertraege/PH250000101');
  await expect(page.getByText('Vorgemerkte Änderungen')).toBeVisible();
  await expect(page.getByText(/vierteljährlich/).first()).toBeVisible();
});

test('back, forward and a reload keep what was chosen', async ({ page }) => {
  const lena = customer(page);
  await lena.signsIn(
    'lena.krueger@example.org',
    '/kunden/login/?zurueck=/kunden/zahlungsweise/BH250000601',
  );
  await page.getByText('Halbjährlich', { exact: true }).click();
  await page.getByRole('button', { name: 'Beitrag berechnen' }).click();
  await lena.isAt('vergleich.aktuell');
  await page.reload();
  await lena.isAt('vergleich.aktuell');
  await page.goBack();
  await lena.isAt('auswahl');
  await expect(page.getByRole('radio', { name: /Halbjährlich/ })).toBeChecked();
  await page.goForward();
  await lena.isAt('vergleich.aktuell');
});

test('a session that ends in the middle keeps the choice and comes back to it', async ({
  page,
}) => {
  const uwe = customer(page);
  await uwe.signsIn(
    'uwe.brandt@example.org',
    '/kunden/login/?zurueck=/kunden/zahlungsweise/BH220000701',
  );
  await page.getByText('Vierteljährlich', { exact: true }).click();
  await page.route('**/beitrag/zahlweise', (route) =>
    route.fulfill({
      status: 401,
      json: { code: 'NICHT_ANGEMELDET', errorMessage: 'Bitte melden Sie sich an.' },
    }),
  );
  await page.getByRole('button', { name: 'Beitrag berechnen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.unroute('**/beitrag/zahlweise');
  await uwe.signsInAgain('uwe.brandt@example.org');
  await uwe.isAt('vergleich.aktuell');
  await page.goBack();
  await expect(page.getByRole('radio', { name: /Vierteljährlich/ })).toBeChecked();
});

test('a server that does not answer loses nothing and the second try works', async ({ page }) => {
  const aylin = customer(page);
  await aylin.signsIn(
    'aylin.demir@example.org',
    '/kunden/login/?zurueck=/kunden/zahlungsweise/IM240000802',
  );
  await page.getByText('Halbjährlich', { exact: true }).click();
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Beitrag berechnen' }).click();
  await aylin.isAt('fehlerBeimBerechnen');
  await expect(page.getByText('Leider ist etwas schief gelaufen.').first()).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: /noch ?einmal|erneut/i }).click();
  await aylin.isAt('vergleich.aktuell');
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page.getByRole('radio', { name: /Halbjährlich/ })).toBeChecked();
});

test('a change that is already pending is refused with its day', async ({ page }) => {
  const thomas = customer(page);
  await thomas.signsIn(
    'thomas.lang@example.org',
    '/kunden/login/?zurueck=/kunden/zahlungsweise/HR250001005',
  );
  await expect(page.getByText(/bereits eine Änderung zum .* vorgemerkt/)).toBeVisible();
});

test('a premium too small for monthly payment says so beside the choice', async ({ page }) => {
  const sofia = customer(page);
  await sofia.signsIn(
    'sofia.conti@example.org',
    '/kunden/login/?zurueck=/kunden/zahlungsweise/PH250000903',
  );
  await expect(
    page.getByText('Für diese Zahlweise ist der Beitrag zu niedrig.').first(),
  ).toBeVisible();
});

test('an address with a number no contract can have is a page that does not exist', async ({
  page,
}) => {
  await customer(page).signsIn('mira.leer@example.org');
  await page.goto('/kunden/zahlungsweise/A%20B');
  await customer(page).seesHeading('Diese Seite gibt es nicht.');
});

test('saving fails, the focus lands on the error, and saving again books the change once', async ({
  page,
}) => {
  const marie = customer(page);
  await marie.signsIn(
    'marie.schulte@example.org',
    '/kunden/login/?zurueck=/kunden/zahlungsweise/PH260000301',
  );
  await page.getByText('Halbjährlich', { exact: true }).click();
  await page.getByRole('button', { name: 'Beitrag berechnen' }).click();
  await marie.isAt('vergleich.aktuell');
  await page.route('**/zahlweise', (route) =>
    route.request().method() === 'PATCH' ? route.abort('connectionrefused') : route.continue(),
  );
  await page.getByRole('button', { name: 'Kostenpflichtig ändern' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'bestätigen' }).click();
  await marie.isAt('fehlerBeimSpeichern');
  await expect(page.locator(':focus')).toContainText('Ihre Angaben sind noch da.');
  await page.unroute('**/zahlweise');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await marie.isAt('gespeichert');
});
