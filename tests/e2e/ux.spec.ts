import { expect, type Page, test } from '@playwright/test';
import { customer } from './customer.ts';
import { open, openPages } from './visitor.ts';

const pages = ['/', ...openPages, '/kunden/login/'];

test('a password manager and the keyboard of a phone know what the sign-in asks for', async ({
  page,
}) => {
  await customer(page).opensSignIn();
  const email = page.getByLabel('E-Mail-Adresse');
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(email).toHaveAttribute('inputmode', 'email');
  const password = page.getByLabel('Passwort', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).not.toHaveAttribute('maxlength');
  const uwe = customer(page);
  await uwe.getsCode('uwe.brandt@example.org', () => uwe.entersPassword('uwe.brandt@example.org'));
  const code = page.getByLabel('Code aus der SMS');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
});

test('whoever sends the sign-in empty is led to both fields and can send again', async ({
  page,
}) => {
  await customer(page).opensSignIn();
  const send = page.getByRole('main').getByRole('button', { name: 'Anmelden' });
  await expect(send).toBeEnabled();
  await send.click();
  const summary = page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Fehler: Anmelden – /);
  for (const label of ['E-Mail-Adresse', 'Passwort']) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const words = await summary.getByRole('link', { name: label }).textContent();
    await expect(field).toHaveAccessibleDescription(new RegExp(words ?? 'nothing'));
  }
  await expect(send).toBeEnabled();
});

for (const path of pages) {
  test(`${path} has on a phone everything large enough to be hit`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, path);
    expect(await tooSmall(page)).toEqual([]);
    expect(await smallInputs(page)).toEqual([]);
  });
}

test('a customer reads which step she is at, and going back keeps her choice', async ({ page }) => {
  const lena = customer(page);
  await lena.signsIn(
    'lena.krueger@example.org',
    '/kunden/login/?zurueck=/kunden/zahlungsweise/BH250000601',
  );
  await expect(page.getByText('Schritt 1: Auswählen')).toBeVisible();
  await page.getByText('Halbjährlich', { exact: true }).click();
  await expect(page.getByText('Schritt 1 von 2: Auswählen')).toBeVisible();
  await page.getByRole('button', { name: 'Beitrag berechnen' }).click();
  await expect(page.getByText('Schritt 2 von 2: Vergleichen und speichern')).toBeVisible();
  await expect(page).toHaveTitle(/^Das ändert sich – Zahlweise ändern – /);
  await page.getByRole('main').getByRole('button', { name: 'Zurück' }).click();
  await expect(page.getByRole('radio', { name: /Halbjährlich/ })).toBeChecked();
});

test('somebody offline reads so, and the help does not stand over it', async ({ page }) => {
  const anna = customer(page);
  await anna.signsIn('anna.bergmann@example.org');
  await page.context().setOffline(true);
  const notice = page.getByText('Sie sind gerade offline. Ihre Eingaben bleiben hier erhalten.');
  await expect(notice).toBeVisible();
  const help = await page.getByRole('button', { name: 'Hilfe' }).boundingBox();
  const box = await notice.boundingBox();
  expect(box?.y).toBeGreaterThan((help?.y ?? 0) + (help?.height ?? 0));
  await page.context().setOffline(false);
});

/** Controls under 24 px (WCAG 2.5.8); a link within a sentence is as high as its line. */
function tooSmall(page: Page): Promise<string[]> {
  return page.locator('a, button, input, select, textarea, summary').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !(element.matches('a') && element.closest('p, li, dd, td')))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < 24;
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}

/** Inputs whose text is under 16 px: a phone would zoom in. */
function smallInputs(page: Page): Promise<string[]> {
  return page
    .locator('input, select, textarea')
    .evaluateAll((all) =>
      all
        .filter((element) => parseFloat(getComputedStyle(element).fontSize) < 16)
        .map((element) => element.outerHTML.slice(0, 200)),
    );
}
