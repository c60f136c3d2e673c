import { expect, type Page, test } from '@playwright/test';
import { applicant } from './applicant.ts';
import { customer } from './customer.ts';

// Every page of an application, one after the other.
test.describe.configure({ timeout: 120_000 });

const limits = { width: 375, height: 812 };

test('a teacher insures her partner and her service on a phone, and says when she was born once', async ({
  page,
}) => {
  await page.setViewportSize(limits);
  const ina = applicant(page, 'ina.phv');
  await page.goto('/privathaftpflicht/antrag/');
  await ina.isAt('einstieg');
  // For herself first, then for both: her birth date comes along.
  await ina.chooses('Wen möchten Sie versichern?', 'Ich allein');
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('12.04.1988');
  await ina.chooses('Wen möchten Sie versichern?', 'Paar');
  await expect(page.getByRole('textbox', { name: 'Geburtsdatum' })).toHaveCount(0);
  await ina.chooses('Was ist Ihnen am wichtigsten?', 'Gutes Verhältnis von Schutz und Beitrag');
  await ina.continues('Beitrag zeigen');
  await ina.isAt('angebot.steht');
  const dienst = page.getByRole('switch', { name: 'Diensthaftpflicht' });
  await expect(page.getByText('Nur im öffentlichen Dienst.')).toBeVisible();
  await assumes(page, 'nicht im öffentlichen Dienst', 'Lehrerin oder Lehrer');
  await ina.isAt('angebot.steht');
  await expect(page.getByText('Nur im öffentlichen Dienst.')).toHaveCount(0);
  await dienst.click();
  await expect(dienst).toBeChecked();
  await ina.isAt('angebot.steht');
  await ina.continues('Mit diesem Beitrag weiter');
  await ina.isAt('familie');
  await expect(page.getByRole('textbox', { name: 'Ihr Geburtsdatum' })).toHaveValue('12.04.1988');
  await ina.chooses('Sind Sie miteinander verheiratet?', 'Nein');
  await page.getByLabel('Vorname der mitversicherten Person').fill('Jonas');
  await page.getByLabel('Nachname der mitversicherten Person').fill('Weber');
  await page
    .getByRole('textbox', { name: 'Geburtsdatum der mitversicherten Person' })
    .fill('01.07.1990');
  await ina.continues();
  await ina.isAt('beruf');
  await expect(page.getByRole('radio', { name: 'Lehrerin oder Lehrer' })).toBeChecked();
  await ina.continues();
  await ina.hadNoInsurance();
  await ina.isAt('person');
  await expect(page.getByRole('textbox', { name: 'Geburtsdatum' })).toHaveCount(0);
  await ina.chooses('Anrede', 'Frau');
  await page.getByLabel('Vorname').fill('Ina');
  await page.getByLabel('Nachname').fill('Kern');
  await page.getByLabel('Postleitzahl').fill('48143');
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Münster');
  await page.getByLabel('Straße').fill('Ludgeristraße');
  await page.getByLabel('Hausnummer').fill('12');
  await ina.continues();
  await ina.isAt('kontaktZahlung.angaben');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(ina.email);
  await page.getByLabel('Handynummer').fill('0170 1234567');
  await ina.pays();
  await ina.declares();
  await ina.unfolds();
  await expect(page.getByText('Jonas')).toBeVisible();
  await ina.concludes();
  await ina.isAt('bestaetigung');
  const nummer = await page.getByText(/^PH\d{9}$/).innerText();
  await expect.poll(() => ina.contracts()).toEqual([nummer]);
});

test('somebody alone at HFK chooses between two tariffs and is asked for no family', async ({
  page,
}) => {
  const ole = applicant(page, 'ole.phv');
  await page.goto('/privathaftpflicht/antrag/?brand=hfk');
  await ole.isAt('einstieg');
  await ole.chooses('Wen möchten Sie versichern?', 'Ich allein');
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('12.04.1961');
  await ole.chooses('Was ist Ihnen am wichtigsten?', 'Möglichst viel Schutz');
  await ole.continues('Beitrag zeigen');
  await ole.isAt('angebot.steht');
  await expect(page.getByRole('radio', { name: /^(Basis|Plus)/ })).toHaveCount(2);
  await expect(page.getByText('unter 60')).toHaveCount(0);
  await ole.continues('Mit diesem Beitrag weiter');
  await ole.isAt('beruf');
  await expect(page.getByText('geboren am 12.04.1961')).toBeVisible();
  await page.goBack();
  await ole.isAt('angebot.steht');
  await customer(page).seesHeading('Passt dieser Schutz zu Ihnen?');
});

/** Changes what the price takes for granted in its sentence. */
async function assumes(page: Page, sentence: string, answer: string) {
  const row = page.getByRole('listitem').filter({ hasText: sentence });
  await row.getByRole('button', { name: 'ändern' }).click();
  await page.getByRole('radio', { name: answer }).check({ force: true });
}
