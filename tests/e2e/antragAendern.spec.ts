import { expect, test } from '@playwright/test';
import { formatDatum, heuteInBerlin, tagePlus } from '#contract/tag.ts';
import { applicant } from './applicant.ts';

test('a customer who changes her deductible at the end is told before what that changes, and asked for the new documents alone', async ({
  page,
}) => {
  const anna = applicant(page, 'selbstbeteiligung');
  await anna.isReadyToConclude();
  await expect(page.getByText('berechnen wir den Beitrag neu')).toBeVisible();
  await page.getByRole('button', { name: 'Ihr Beitrag bearbeiten' }).click();
  await anna.isAt('tarif.angebot');
  await expect(page).toHaveURL(/\/antrag\/tarif$/);
  await page.getByText('500\u00A0EUR', { exact: true }).click();
  await expect(page.getByRole('complementary').getByText('bisher')).toBeVisible();
  await anna.continues('Mit diesem Beitrag weiter');
  await anna.isAt('unterlagen.lesen');
  await expect(page).toHaveURL(/\/antrag\/unterlagen$/);
  await expect(page.getByText('Wir haben Ihre Unterlagen neu erstellt')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await anna.declares();
  await expect(page.getByText('Ihr Beitrag hat sich geändert')).toBeVisible();
});

test('a customer who looks at an answer again and leaves it is back where she came from', async ({
  page,
}) => {
  const anna = applicant(page, 'nur-angesehen');
  await anna.isReadyToConclude();
  await page.getByRole('button', { name: 'Wohnung bearbeiten' }).click();
  await anna.isAt('wohnung');
  await anna.continues();
  await anna.isAt('zusammenfassung');
  await expect(page).toHaveURL(/\/antrag\/zusammenfassung$/);
  await page.goBack();
  await anna.isAt('wohnung');
  await page.goForward();
  await anna.isAt('zusammenfassung');
});

test('a customer who corrects her phone number is asked for nothing but the new documents, and the price stays', async ({
  page,
}) => {
  const anna = applicant(page, 'neue-nummer');
  await anna.isReadyToConclude();
  const price = await anna.premium();
  await page.getByRole('button', { name: 'Kontakt bearbeiten' }).click();
  await anna.isAt('kontakt');
  await page.getByLabel('Handynummer').fill('+49 170 7654321');
  await anna.continues();
  await anna.isAt('unterlagen.lesen');
  expect(await anna.premium()).toBe(price);
  await anna.declares();
  await expect(page.getByText('Ihr Beitrag hat sich geändert')).toBeHidden();
  await expect(page.getByText('7654321')).toBeVisible();
});

test('a customer who wants her cover later is asked for the day, and no longer told off once she names it', async ({
  page,
}) => {
  const anna = applicant(page, 'spaeter');
  await anna.isReadyToConclude();
  await page.getByRole('button', { name: 'Ihr Beitrag bearbeiten' }).click();
  await anna.isAt('tarif.angebot');
  await page.getByText('Später', { exact: true }).click();
  await page.getByRole('button', { name: 'Mit diesem Beitrag weiter' }).click();
  const fehlt = page.getByText('Geben Sie den Tag ein, an dem Ihr Schutz beginnen soll.');
  await expect(fehlt).toHaveCount(2);
  const tag = formatDatum(tagePlus(heuteInBerlin(new Date()), 30));
  await page.getByRole('textbox', { name: 'Gewünschter späterer Beginn' }).fill(tag);
  await page.getByRole('textbox', { name: 'Gewünschter späterer Beginn' }).blur();
  await expect(fehlt).toHaveCount(0);
  await anna.continues('Mit diesem Beitrag weiter');
  await anna.isAt('unterlagen.lesen');
});
