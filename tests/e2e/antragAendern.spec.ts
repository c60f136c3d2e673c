import { expect, test } from '@playwright/test';
import { formatDatum, heuteInBerlin, tagePlus } from '#contract/tag.ts';
import { applicant } from './applicant.ts';

test('a customer who changes her deductible at the end is told before what that changes, and asked for the new documents alone', async ({
  page,
}) => {
  const anna = applicant(page, 'selbstbeteiligung');
  await anna.isReadyToConclude();
  await expect(page.getByText('berechnen wir den Beitrag neu')).toBeVisible();
  await anna.edits('Ihr Beitrag');
  await anna.isAt('angebot.steht');
  await expect(page).toHaveURL(/\/antrag\/angebot$/);
  await anna.chooses('Selbstbeteiligung', '500\u00A0EUR');
  await expect(page.getByRole('complementary').getByText('bisher')).toBeVisible();
  await anna.continues('Mit diesem Beitrag weiter');
  await anna.isAt('abschluss.lesen');
  await expect(page).toHaveURL(/\/antrag\/abschluss$/);
  await expect(page.getByText('Wir haben Ihre Unterlagen neu erstellt')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByText('Ihr Beitrag hat sich geändert')).toBeVisible();
});

test('a customer who looks at an answer again and leaves it is back where she came from', async ({
  page,
}) => {
  const anna = applicant(page, 'nur-angesehen');
  await anna.isReadyToConclude();
  await anna.edits('Wohnung');
  await anna.isAt('wohnung');
  await anna.continues();
  await anna.isAt('abschluss.lesen');
  await expect(page).toHaveURL(/\/antrag\/abschluss$/);
  await page.goBack();
  await anna.isAt('wohnung');
  await page.goForward();
  await anna.isAt('abschluss.lesen');
});

test('a customer who corrects her phone number is asked for nothing but the new documents, and the price stays', async ({
  page,
}) => {
  const anna = applicant(page, 'neue-nummer');
  await anna.isReadyToConclude();
  const price = await anna.premium();
  await anna.edits('Kontakt und Zahlung');
  await anna.isAt('kontaktZahlung.angaben');
  await page.getByLabel('Handynummer').fill('+49 170 7654321');
  await anna.continues();
  await anna.isAt('abschluss.lesen');
  expect(await anna.premium()).toBe(price);
  await expect(page.getByText('Ihr Beitrag hat sich geändert')).toBeHidden();
  await anna.unfolds();
  await expect(page.getByText('7654321')).toBeVisible();
});

test('a customer who wants her cover later is asked for the day, and no longer told off once she names it', async ({
  page,
}) => {
  const anna = applicant(page, 'spaeter');
  await anna.isReadyToConclude();
  await anna.edits('Ihr Beitrag');
  await anna.isAt('angebot.steht');
  await page.getByText('Anderer Tag', { exact: true }).click();
  await page.getByRole('button', { name: 'Mit diesem Beitrag weiter' }).click();
  const fehlt = page.getByText('Geben Sie den Tag ein, an dem Ihr Schutz beginnen soll.');
  await expect(fehlt).toHaveCount(2);
  const tag = formatDatum(tagePlus(heuteInBerlin(new Date()), 30));
  await page.getByRole('textbox', { name: 'Gewünschter Beginn' }).fill(tag);
  await page.getByRole('textbox', { name: 'Gewünschter Beginn' }).blur();
  await expect(fehlt).toHaveCount(0);
  await anna.continues('Mit diesem Beitrag weiter');
  await anna.isAt('abschluss.lesen');
});
