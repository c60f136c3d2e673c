import { expect, type Page, test } from '@playwright/test';
import { applicant } from './applicant.ts';
import { customer } from './customer.ts';

// Every page of an application, one after the other.
test.describe.configure({ timeout: 120_000 });

test('a customer with four contracts applies for a fifth and says nothing of herself again', async ({
  page,
}) => {
  const marie = applicant(page, 'marie.schulte');
  await customer(page).signsIn('marie.schulte@example.org');
  await page.goto('/privathaftpflicht/antrag/');
  await marie.isAt('einstieg');
  await marie.chooses('Wen möchten Sie versichern?', 'Ich allein');
  await expect(page.getByRole('textbox', { name: 'Geburtsdatum' })).toHaveValue(aDay);
  await marie.chooses('Was ist Ihnen am wichtigsten?', 'Gutes Verhältnis von Schutz und Beitrag');
  await marie.continues('Beitrag zeigen');
  await marie.takesTheOffer();
  await marie.isAt('beruf');
  await marie.chooses('Arbeiten Sie im öffentlichen Dienst?', 'Nein');
  await marie.continues();
  await marie.hadNoInsurance();
  await marie.isAt('person');
  await expect(page.getByText('Das wissen wir schon von Ihnen')).toBeVisible();
  await expect(page.getByText('Schulte', { exact: true })).toBeVisible();
  await marie.continues();
  await isReachedAsBefore(page, marie.email);
  await paysAsBefore(page);
  await marie.declares();
  await marie.concludes();
  await marie.isAt('bestaetigung');
  await expect(page.getByText(/^PH\d{9}$/)).toBeVisible();
});

test('a firm with four contracts applies for a fifth and names neither itself, its seat nor who speaks for it', async ({
  page,
}) => {
  const lena = applicant(page, 'lena.krueger');
  await customer(page).signsIn('lena.krueger@example.org');
  await page.goto('/betriebshaftpflicht/antrag/');
  await lena.isAt('einstieg');
  await lena.takes('Was ist Ihre Haupttätigkeit?', 'consulting');
  await page.getByLabel('Jahresumsatz (netto)').fill('120000');
  await lena.chooses('Was ist Ihnen am wichtigsten?', 'Ein niedriger Beitrag');
  await lena.continues('Beitrag zeigen');
  await lena.takesTheOffer();
  await lena.isAt('taetigkeit.steht');
  await lena.deniesEverything();
  await lena.isAt('betrieb');
  for (const [field, value] of seat) {
    await expect(page.getByLabel(field, { exact: true })).toHaveValue(value);
  }
  await lena.chooses('Wurde Ihr Unternehmen', 'Ja');
  await lena.chooses('Erzielen Sie Umsätze in USA', 'Nein');
  await lena.chooses('Erzielen Sie mehr als ein Zehntel', 'Nein');
  await lena.continues();
  await lena.hadNoInsurance();
  await lena.isAt('firma');
  await expect(page.getByLabel('Firmenname')).toHaveValue('Nordlicht IT GmbH');
  await expect(page.getByRole('radio', { name: 'Frau' })).toBeChecked();
  await expect(page.getByLabel('Vorname')).toHaveValue('Lena');
  await expect(page.getByLabel('Nachname')).toHaveValue('Krüger');
  await expect(page.getByRole('textbox', { name: 'Geburtsdatum' })).toHaveValue(aDay);
  // Its register is in no account.
  await page.getByLabel('Rechtsform').selectOption({ label: 'GmbH' });
  await page.getByLabel('Handelsregisternummer').fill('HRB 12345');
  await page.getByLabel('Registergericht').fill('Münster');
  await lena.continues();
  await isReachedAsBefore(page, lena.email);
  await paysAsBefore(page);
  await lena.declares();
  await lena.concludes();
  await lena.isAt('bestaetigung');
  await expect(page.getByText(/^BH\d{9}$/)).toBeVisible();
});

const aDay = /^\d{2}\.\d{2}\.\d{4}$/;
const seat = [
  ['Postleitzahl', '48143'],
  ['Ort', 'Münster'],
  ['Straße', 'Königsstraße'],
  ['Hausnummer', '40'],
] as const;

/** By mail and phone, which stand there. */
async function isReachedAsBefore(page: Page, email: string) {
  await customer(page).isAt('kontaktZahlung.angaben');
  await expect(page.getByLabel('E-Mail-Adresse', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Handynummer')).toHaveValue(/^\+49 ?\d/);
}

/** From the account her contracts are debited from, which she never reads whole. */
async function paysAsBefore(page: Page) {
  await expect(page.getByText(/Die IBAN endet auf \d{4}\./)).toBeVisible();
  await expect(page.getByLabel('IBAN')).toHaveCount(0);
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
}
