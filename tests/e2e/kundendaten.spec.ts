import { expect, type Page, test } from '@playwright/test';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

test('a customer changes her telephone number and finds it with her data', async ({ page }) => {
  const sofia = customer(page);
  await sofia.signsIn('sofia.conti@example.org', '/kunden/login/?zurueck=/kunden/kundendaten');
  await sofia.seesHeading('Ihre Daten');
  const main = page.getByRole('main');
  await expect(main.getByText('sofia.conti@example.org')).toBeVisible();
  await main.getByRole('link', { name: 'Kontaktdaten ändern' }).click();
  await sofia.isAt('angaben.eingabe');
  await page.getByLabel('Telefonnummer').fill('030 901820');
  await page.getByRole('button', { name: 'Kontaktdaten speichern' }).click();
  await sofia.isAt('gespeichert');
  await main.getByRole('link', { name: 'Zu Ihren Daten' }).click();
  await expect(main.getByText(/^\+49\s30901820$/)).toBeVisible();
});

test('a customer who speaks for a firm finds its data and changes how it is reached', async ({
  page,
}) => {
  const lena = customer(page);
  await lena.signsIn('lena.krueger@example.org', '/kunden/login/?zurueck=/kunden/kundendaten');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Zu Ihrer Firma' })).toBeVisible();
  await expect(main.getByText('Nordlicht IT GmbH')).toBeVisible();
  await expect(main.getByText('Frau Lena Krüger')).toBeVisible();
  expect(await accessibilityOf(page)).toEqual([]);
  await main.getByRole('link', { name: 'Kontaktdaten ändern' }).click();
  await lena.isAt('angaben.eingabe');
  await page.getByLabel('Telefonnummer').fill('0251 901820');
  await page.getByRole('button', { name: 'Kontaktdaten speichern' }).click();
  await lena.isAt('gespeichert');
  await main.getByRole('link', { name: 'Zu Ihren Daten' }).click();
  await expect(main.getByText(/^\+49\s251901820$/)).toBeVisible();
});

test('who enters a wrong password is told so and gets no link to another e-mail address', async ({
  page,
}) => {
  const mira = customer(page);
  await mira.signsIn('mira.leer@example.org', '/kunden/login/?zurueck=/kunden/kundendaten/email');
  await mira.isAt('neueEmail.eingabe');
  await page.getByLabel('Neue E-Mail-Adresse', { exact: true }).fill('mira.neu@example.org');
  await page.getByLabel('Neue E-Mail-Adresse wiederholen').fill('mira.neu@example.org');
  await page.getByLabel('Ihr Passwort').fill('Falsch-Portal2026!');
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByText('Das aktuelle Passwort ist nicht korrekt.')).toBeVisible();
  await page.getByLabel('Ihr Passwort').fill('Demo-Portal2026!');
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await mira.isAt('linkGesendet');
  await expect(page.getByText('Wir haben einen Link an mira.neu@example.org')).toBeVisible();
});

test('a customer whose session was ended elsewhere is asked to sign in as she opens a form, and comes to it', async ({
  page,
}) => {
  const email = 'sofia.conti@example.org';
  const sofia = customer(page, email);
  await sofia.signsIn(email, '/kunden/login/?zurueck=/kunden/kundendaten');
  await sofia.seesHeading('Ihre Daten');
  await page.route('**/api/**', (route) =>
    route.request().headers()['authorization']
      ? route.fulfill({ status: 401, json: abgewiesen })
      : route.fallback(),
  );
  await page.goto('/kunden/bankverbindung');
  await expect(page).toHaveURL(/\/kunden\/login\/\?zurueck=%2Fkunden%2Fbankverbindung/);
  await expect(page.getByText('Ihre Sitzung ist abgelaufen')).toBeVisible();
  await page.unrouteAll();
  await sofia.entersPasswordAndCode(email);
  await sofia.isAt('konto.eingabe');
});

test('a customer whose session ends while she types signs in at the same place and has typed nothing in vain', async ({
  page,
}) => {
  const email = 'sofia.conti@example.org';
  const sofia = customer(page, email);
  await sofia.signsIn(email, '/kunden/login/?zurueck=/kunden/kundendaten/kontaktdaten');
  const comesBack = async (to: string) => {
    await sessionEnds(page);
    await sofia.signsInAgain(email);
    await sofia.isAt(to);
  };

  await page.getByLabel('Telefonnummer').fill('030 901877');
  await page.getByText('Divers', { exact: true }).click();
  await comesBack('angaben.eingabe');
  await expect(page.getByRole('radio', { name: 'Divers' })).toBeFocused();
  await expect(page.getByLabel('Telefonnummer')).toHaveValue(/901877$/);
  await expect(page.getByRole('radio', { name: 'Divers' })).toBeChecked();

  await page.goto('/kunden/kundendaten/passwort');
  await page.getByLabel('Aktuelles Passwort').fill('Demo-Portal2026!');
  await page.getByLabel('Neues Passwort', { exact: true }).fill('Rittersporn-99z');
  await comesBack('passwort.eingabe');
  await expect(page.getByLabel('Aktuelles Passwort')).toHaveValue('Demo-Portal2026!');
  await expect(page.getByLabel('Neues Passwort', { exact: true })).toHaveValue('Rittersporn-99z');

  await page.goto('/kunden/kundendaten/email');
  await page.getByLabel('Neue E-Mail-Adresse', { exact: true }).fill('sofia.neu@example.org');
  await comesBack('neueEmail.eingabe');
  await expect(page.getByLabel('Neue E-Mail-Adresse', { exact: true })).toHaveValue(
    'sofia.neu@example.org',
  );

  await page.goto('/kunden/kundendaten/handynummer');
  await page.getByLabel('Handynummer').fill('0176 04069099');
  await comesBack('neueNummer.eingabe');
  await expect(page.getByLabel('Handynummer')).toHaveValue(/4069099$/);
});

test('nothing of the page beneath the sign-in is printed', async ({ page }) => {
  const email = 'sofia.conti@example.org';
  const sofia = customer(page, email);
  await sofia.signsIn(email, '/kunden/login/?zurueck=/kunden/kundendaten/kontaktdaten');
  await sofia.isAt('angaben.eingabe');
  await sessionEnds(page);
  const dialog = page.getByRole('dialog', { name: 'Bitte erneut anmelden' });
  await expect(dialog.getByLabel('Passwort', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main')).toBeHidden();
  await expect(dialog).toBeVisible();
});

test('somebody else who signs in where a session ended finds nothing of what was typed', async ({
  page,
}) => {
  const mira = customer(page, 'mira.leer@example.org');
  await mira.signsIn('mira.leer@example.org', '/kunden/login/?zurueck=/kunden/kundendaten/email');
  await page.getByLabel('Neue E-Mail-Adresse', { exact: true }).fill('mira.geheim@example.org');
  await page.getByLabel('Ihr Passwort').fill('Demo-Portal2026!');
  await sessionEnds(page);
  const marie = customer(page, 'marie.schulte@example.org');
  await marie.signsInAgain('marie.schulte@example.org', 'mira.leer@example.org');
  await expect(page).toHaveURL(/\/kunden\/details$/);
  const gesagt = page.getByText('Sie haben sich mit einem anderen Zugang angemeldet.');
  await expect(gesagt).toBeVisible();
  // Said once: the page loaded anew is hers like any other.
  await page.reload();
  await marie.seesHeading(/Marie/);
  await expect(gesagt).toHaveCount(0);
  await page.goto('/kunden/kundendaten/email');
  await marie.isAt('neueEmail.eingabe');
  await expect(page.getByLabel('Neue E-Mail-Adresse', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Ihr Passwort')).toHaveValue('');
});

/** Nobody did anything in any tab for half an hour. */
function sessionEnds(page: Page): Promise<void> {
  return page.evaluate(() => {
    const aktiv = Date.now() - 31 * 60_000;
    localStorage.setItem('sitzung.benutzer', JSON.stringify({ beginn: aktiv, aktiv }));
  });
}

const abgewiesen = { code: 'NICHT_ANGEMELDET', errorMessage: 'Bitte melden Sie sich an.' };
