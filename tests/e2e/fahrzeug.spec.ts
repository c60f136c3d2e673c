import { expect, test } from '@playwright/test';
import { customer } from './customer.ts';

const outbox = '/dev/outbox.json';

test('a visitor with a motorcycle finds where to ask, and what she says of it reaches a person', async ({
  page,
}) => {
  const she = customer(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Angaben zum Fahrzeug senden' }).click();
  await she.seesHeading('Allgemeine Versicherungsdaten');
  await page.getByText('Motorrad', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Kennzeichen' }).fill('ms ab 12');
  await page.getByRole('textbox', { name: 'Herstellerschlüsselnummer (HSN)' }).fill('0005');
  await page.getByRole('textbox', { name: 'Typschlüsselnummer (TSN)' }).fill('bdz');
  await page.getByRole('textbox', { name: 'Erstzulassung' }).fill('04.05.2019');
  await page
    .getByRole('textbox', { name: 'Ab wann möchten Sie versichert sein?' })
    .fill('01.12.2026');
  await page.getByRole('textbox', { name: 'Ihr Name' }).fill('Mara Motorrad');
  await page.getByRole('textbox', { name: 'Ihr Geburtsdatum' }).fill('12.04.1988');
  await page.getByRole('textbox', { name: 'Ihre Postleitzahl' }).fill('48143');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('mara.motorrad@example.org');
  await page.getByRole('textbox', { name: 'Telefon' }).fill('0251 1234567');
  await page.getByRole('button', { name: 'Angaben senden' }).click();
  await she.seesHeading('Ihre Angaben wurden gesendet.');
  await expect
    .poll(async () => (await page.request.get(outbox)).text())
    .toContain('Kennzeichen: MS-AB 12');
});

test('a visitor of a brand whose people do not answer about vehicles is told so, and led nowhere else', async ({
  page,
}) => {
  await page.goto('/?brand=s-direkt');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Angaben zum Fahrzeug senden' })).toHaveCount(0);
  await page.goto('/antrag/allgemeine-versicherungsdaten/?brand=s-direkt');
  await customer(page).seesHeading('Dieses Produkt ist hier nicht verfügbar.');
});
