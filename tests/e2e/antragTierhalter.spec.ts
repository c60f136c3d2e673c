import { expect, type Page, test } from '@playwright/test';
import { applicant } from './applicant.ts';

// Every page of an application, one after the other.
test.describe.configure({ timeout: 60_000 });

test('a new customer insures her two dogs from the first question to the contract', async ({
  page,
}) => {
  const mia = applicant(page, 'zwei-hunde');
  await page.goto('/tierhalterhaftpflicht/antrag/');
  await mia.isAt('einstieg');
  await names(page, 'Rasse', 'labardor', 'Labrador Retriever');
  await mia.chooses('Ist Ihr Hund ein Mischling?', 'Nein');
  await page.getByLabel('Wie viele Hunde').fill('2');
  await mia.chooses('Was ist Ihnen am wichtigsten?', 'Gutes Verhältnis von Schutz und Beitrag');
  await mia.continues('Beitrag zeigen');
  await mia.isAt('angebot.steht');
  await expect(page.getByText('Jeder Hund ist von dieser Rasse.')).toBeVisible();
  const before = await mia.premium();
  await mia.continues('Mit diesem Beitrag weiter');
  await mia.isAt('hunde');
  const [balu, emma] = ['Hund 1', 'Hund 2'].map((name) =>
    page.getByRole('group', { name, exact: true }),
  );
  await balu?.getByLabel('Name des Hundes').fill('Balu');
  await expect(balu?.getByLabel('Rasse') ?? page.locator('none')).toHaveCount(0);
  await emma?.getByLabel('Name des Hundes').fill('Emma');
  await emma?.getByLabel('Rasse', { exact: true }).fill('rottweil');
  await page.getByRole('option', { name: 'Rottweiler' }).click();
  await emma?.getByText('Nein', { exact: true }).click();
  await mia.continues();
  await mia.isAt('haltung');
  await expect(page.getByText('Wo die Versicherung Pflicht ist')).toBeVisible();
  await mia.chooses('Wie wird der Hund gehalten?', 'Als Haustier');
  await mia.chooses('Wurde ein Hund behördlich', 'Nein');
  await mia.continues();
  await mia.isAt('vorversicherung');
  await mia.chooses('Bestand in den letzten 5', 'Nein');
  await mia.chooses('Wie viele Schäden', 'Keine');
  await mia.continues();
  // Her second dog is of a breed that there is one deductible for.
  await mia.isAt('angebot.nichtMoeglich');
  await mia.chooses('Selbstbeteiligung', '500\u00A0EUR');
  await mia.isAt('angebot.steht');
  await expect.poll(() => mia.premium()).not.toBe(before);
  await mia.continues('Mit diesem Beitrag weiter');
  await mia.passes('hunde', 'haltung', 'vorversicherung');
  await mia.isAt('beitragPruefen');
  await expect(page.getByText('Die Rassen Ihrer Hunde haben Sie einzeln genannt.')).toBeVisible();
  await page.getByRole('button', { name: /^Mit .* weiter$/ }).click();
  await mia.isAt('person');
  await mia.chooses('Anrede', 'Frau');
  await page.getByLabel('Vorname').fill('Mia');
  await page.getByLabel('Nachname').fill('Hansen');
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('12.04.1988');
  await page.getByLabel('Postleitzahl').fill('48143');
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Münster');
  await page.getByLabel('Straße').fill('Ludgeristraße');
  await page.getByLabel('Hausnummer').fill('12');
  await mia.continues();
  await mia.isAt('kontaktZahlung.angaben');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(mia.email);
  await page.getByLabel('Handynummer').fill('0170 1234567');
  await mia.pays();
  await mia.declares();
  await mia.unfolds();
  await expect(page.getByText('Hund\u00A02: Rasse')).toBeVisible();
  await mia.concludes();
  await mia.isAt('bestaetigung');
  await expect(page.getByText(/^TH\d{9}$/)).toBeVisible();
});

test('whoever names a breed nobody insures here reads it at once, and one that is not in the list at its field', async ({
  page,
}) => {
  const mia = applicant(page, 'listenhund');
  await page.goto('/tierhalterhaftpflicht/antrag/');
  await mia.isAt('einstieg');
  await names(page, 'Rasse', 'bandog', 'Bandog');
  await expect(page.getByText('Hunde dieser Rasse versichern wir nicht')).toBeVisible();
  await page.getByLabel('Rasse', { exact: true }).fill('Wolpertinger');
  await expect(page.getByText('Hunde dieser Rasse versichern wir nicht')).toHaveCount(0);
  await mia.continues('Beitrag zeigen');
  await expect(
    page.getByRole('link', { name: 'Wählen Sie eine Rasse aus der Liste.' }),
  ).toBeVisible();
  await page.getByLabel('Wie viele Hunde').fill('6');
  await expect(page.getByText('Bei mehr als 5 Hunden')).toBeVisible();
});

async function names(page: Page, field: string, typed: string, breed: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).fill(typed);
  await page.getByRole('option', { name: breed, exact: true }).click();
}
