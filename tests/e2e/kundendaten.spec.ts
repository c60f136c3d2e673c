import { expect, test } from '@playwright/test';
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
