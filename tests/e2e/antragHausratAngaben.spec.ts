import { expect, test } from '@playwright/test';
import { applicant } from './applicant.ts';

test('a customer who types the worth of her belongings in euros is insured for that', async ({
  page,
}) => {
  const anna = applicant(page, 'summe-getippt');
  await anna.comesBackTo('versicherungssumme');
  await anna.isAt('versicherungssumme');
  const sum = page.getByLabel('Versicherungssumme: Wert eingeben');
  for (const [typed, read] of [
    ['20000', '20.000\u00A0EUR'],
    ['30.000', '30.000\u00A0EUR'],
    ['60.000 EUR', '60.000\u00A0EUR'],
  ] as const) {
    await sum.fill(typed);
    await sum.blur();
    await expect(sum).toHaveValue(read);
  }
  await anna.continues();
  await anna.isAt('bausteine');
  await page.goBack();
  await expect(sum).toHaveValue('60.000\u00A0EUR');
});

test('a customer is offered exactly what we suggest for her flat, and is priced for it', async ({
  page,
}) => {
  const anna = applicant(page, 'vorschlag-genau');
  await anna.comesBackTo('wohnung', { versicherungssumme: undefined });
  await anna.isAt('wohnung');
  await page.getByLabel('Wohnfläche').fill('65');
  await anna.continues();
  await anna.isAt('versicherungssumme');
  const sum = page.getByLabel('Versicherungssumme: Wert eingeben');
  await expect(sum).toHaveValue('42.250\u00A0EUR');
  await page.getByRole('button', { name: 'Mehr Versicherungssumme' }).click();
  await expect(sum).toHaveValue('43.000\u00A0EUR');
  await sum.fill('42.250');
  await sum.blur();
  await expect(sum).toHaveValue('42.250\u00A0EUR');
  await anna.hasNoValuables();
  await anna.isAt('bausteine');
});

test('a customer who types a postcode nobody has reads it there and goes no further', async ({
  page,
}) => {
  const anna = applicant(page, 'plz-unbekannt');
  await anna.comesBackTo('risikoort');
  await anna.isAt('risikoort');
  await page.getByLabel('Postleitzahl').fill('00000');
  await expect(page.getByText('Diese Postleitzahl kennen wir nicht.')).toBeVisible();
  await page.getByLabel('Ort', { exact: true }).fill('Nirgendwo');
  await anna.continues();
  await anna.isAt('risikoort');
  await expect(
    page.getByRole('link', { name: 'Diese Postleitzahl kennen wir nicht. Bitte prüfen Sie sie.' }),
  ).toBeVisible();
  await page.getByLabel('Postleitzahl').fill('48143');
  await page.getByLabel('Ort', { exact: true }).fill('Münster');
  await anna.continues();
  await anna.isAt('wohnung');
});

test('a customer who corrects the size of her flat at the end reads that her sum is too low now, at the price and where she concludes', async ({
  page,
}) => {
  const anna = applicant(page, 'groessere-wohnung');
  await anna.isReadyToConclude();
  await anna.edits('Wohnung');
  await anna.isAt('wohnung');
  await page.getByLabel('Wohnfläche').fill('100');
  await anna.continues();
  await anna.isAt('angebot.steht');
  const gap = page.getByText('besteht kein Unterversicherungsverzicht');
  await expect(gap).toBeVisible();
  await anna.continues('Mit diesem Beitrag weiter');
  await anna.declares();
  await expect(gap).toBeVisible();
  await page.getByRole('button', { name: 'Versicherungssumme ändern' }).click();
  await anna.isAt('versicherungssumme');
});

test('a customer who adds cover against the elements at the end sees the old and the new price once before she goes on', async ({
  page,
}) => {
  const anna = applicant(page, 'elementar-dazu');
  await anna.isReadyToConclude({ bausteine: { deckungen: [], elementarVerzicht: 'BEWUSST' } });
  await anna.edits('Bausteine');
  await anna.isAt('bausteine');
  await page.getByText('Elementarschäden', { exact: true }).click();
  await anna.chooses('Gab es in den letzten 10', 'Nein');
  await anna.continues();
  await anna.isAt('angebot.steht');
  await expect(page.getByRole('complementary').getByText('bisher')).toBeVisible();
  await anna.continues('Mit diesem Beitrag weiter');
  await anna.declares();
  await expect(page.getByText('Der Elementarschutz beginnt 30\u00A0Tage')).toBeVisible();
  await expect(page.getByText('tragen Sie 10\u00A0% selbst')).toBeVisible();
});

test('a customer whose flat was flooded is refused that cover on the spot, and neither asked to waive nor advised to take it', async ({
  page,
}) => {
  const anna = applicant(page, 'ueberflutet');
  await anna.comesBackTo('bausteine');
  await anna.isAt('bausteine');
  await anna.chooses('Gab es in den letzten 10', 'Ja');
  await anna.continues();
  await anna.isAt('bausteine');
  await expect(page.getByText('Warum kann ich nicht weiter?')).toBeVisible();
  const cover = page.getByText('Elementarschäden', { exact: true });
  await cover.click();
  await expect(page.getByText('Wir empfehlen diesen Schutz')).toBeHidden();
  await expect(page.getByText('bewusst auf Elementarschutz verzichten')).toBeHidden();
  await page.getByLabel('dass Elementarschäden nicht versichert sind').check();
  await anna.continues();
  await anna.isAt('vorversicherung');
  await page.goBack();
  await anna.isAt('bausteine');
  await expect(page.getByText('Für diese Adresse')).toBeHidden();
  await cover.click();
  await expect(
    page.getByRole('radiogroup', { name: 'Gab es in den letzten 10' }).getByLabel('Ja'),
  ).toBeChecked();
});

test('a new customer finds no question about her risk answered for her', async ({ page }) => {
  const anna = applicant(page, 'nichts-vorbelegt');
  await anna.comesBackTo('wohnung', { wohnung: undefined });
  await anna.isAt('wohnung');
  await page.getByLabel('Wohnfläche').fill('65');
  await anna.continues();
  await expect(page.getByRole('link', { name: 'Wählen Sie die Bauweise.' })).toBeVisible();
  await expect(page.getByRole('link', { name: /ständig bewohnt ist/ })).toBeVisible();
});
