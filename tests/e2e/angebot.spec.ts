import { expect, type Page, test } from '@playwright/test';
import { applicant } from './applicant.ts';

test('a customer who switches Glasbruch on pays exactly as much more as the switch said before', async ({
  page,
}) => {
  const anna = applicant(page, '');
  await page.goto('/hausrat/antrag');
  await anna.asksForThePrice();
  await anna.isAt('angebot.steht');
  const glass = page.getByRole('switch', { name: 'Glasbruch' });
  await expect(glass).not.toBeChecked();
  const row = page.getByRole('listitem').filter({ has: glass });
  const more = cents(await row.getByText(/^\+\s.*EUR/).innerText());
  const before = cents(await anna.premium());
  expect(more).toBeGreaterThan(0);
  await glass.check();
  await expect.poll(async () => cents(await anna.premium())).toBe(before + more);
  // In or not, it costs the same.
  await expect(row.getByText(/^\+\s.*EUR/)).toHaveText(new RegExp(`^\\+\\s${inEuros(more)}`));
});

test('a customer who makes her flat larger on the first page is offered the sum that goes with it', async ({
  page,
}) => {
  const anna = applicant(page, '');
  await page.goto('/hausrat/antrag');
  await anna.asksForThePrice({ squareMetres: '65' });
  await anna.isAt('angebot.steht');
  const sum = page.getByLabel('Versicherungssumme: Wert eingeben');
  await expect(sum).toHaveValue('42.250\u00A0EUR');
  const before = cents(await anna.premium());
  // What she chose besides stays.
  await anna.chooses('Selbstbeteiligung', '250\u00A0EUR');
  await anna.isAt('angebot.steht');
  await page.getByRole('button', { name: 'Zurück' }).click();
  await anna.isAt('einstieg');
  await page.getByLabel('Wohnfläche').fill('100');
  await anna.continues('Beitrag zeigen');
  await anna.isAt('angebot.steht');
  await expect(sum).toHaveValue('65.000\u00A0EUR');
  await expect(page.getByText('Für 100\u00A0m² schlagen wir 65.000\u00A0EUR vor.')).toBeVisible();
  await expect(page.getByRole('radio', { name: '250\u00A0EUR' })).toBeChecked();
  expect(cents(await anna.premium())).toBeGreaterThan(before);
});

test('a customer who counts her rooms keeps her sum until she takes over what comes out', async ({
  page,
}) => {
  const anna = applicant(page, '');
  await page.goto('/hausrat/antrag');
  await anna.asksForThePrice({ squareMetres: '65' });
  await anna.isAt('angebot.steht');
  const sum = page.getByLabel('Versicherungssumme: Wert eingeben');
  const before = cents(await anna.premium());
  await page.getByText('Summe nach Zimmern schätzen').click();
  for (const room of [
    'Küche',
    'Wohnzimmer',
    'Schlafzimmer',
    'Schlafzimmer',
    'Arbeitszimmer',
    'Bad',
  ]) {
    await page.getByRole('button', { name: `${room}: eins mehr` }).click();
  }
  await expect(page.getByText(/^Zusammen 51\.500\sEUR\.$/)).toBeVisible();
  await expect(sum).toHaveValue('42.250\u00A0EUR');
  expect(cents(await anna.premium())).toBe(before);
  await page.getByRole('button', { name: '52.000\u00A0EUR als Summe übernehmen' }).click();
  await expect(sum).toHaveValue('52.000\u00A0EUR');
  await expect(page.getByText('Das ist Ihre Versicherungssumme.')).toBeVisible();
  await expect.poll(async () => cents(await anna.premium())).toBeGreaterThan(before);
});

test('a customer with a wooden house sees the old and the new price and why, adjusts the offer at the new one, and is not asked again', async ({
  page,
}) => {
  const anna = applicant(page, '');
  const { before, after } = await comesToAnotherPrice(page);
  await expect(page.getByRole('main')).toContainText('Das Gebäude ist aus Holz oder Fachwerk.');
  await expect(page.getByRole('main')).not.toContainText('Straße und Lage');
  await anna.continues('Angebot anpassen');
  await anna.isAt('angebot.steht');
  expect(cents(await anna.premium())).toBe(after);
  expect(after).toBeGreaterThan(before);
  // It is answered now, and assumed no more.
  await expect(page.getByText('Das Gebäude ist')).toHaveCount(0);
  await anna.takesTheOffer();
  await anna.passes('wohnung', 'inhalt', 'vorversicherung');
  await anna.isAt('person');
});

test('a customer who lives by the water is refused the elements after the questions, takes them out of her offer and concludes', async ({
  page,
}) => {
  const anna = applicant(page, 'am-wasser');
  await page.goto('/hausrat/antrag');
  // The digits of the postcode add up to 19: the water comes up to the house.
  await anna.asksForThePrice({ plz: '20359' });
  await anna.takesTheOffer();
  await anna.describesTheFlat({ street: 'Am Ufer' });
  await anna.hasNoValuables();
  await anna.hadNoInsurance();
  await anna.isAt('angebot.nichtMoeglich');
  const refusal = 'können wir leider keinen Elementarschutz anbieten';
  await expect(page.getByRole('main').getByText(refusal).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mit diesem Beitrag weiter' })).toHaveCount(0);
  const elements = page.getByRole('switch', { name: 'Elementarschäden' });
  await expect(elements).toBeChecked();
  await elements.uncheck();
  await anna.isAt('angebot.steht');
  // She has no choice, so that she is told why and only says that she knows.
  await expect(elements).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Wir empfehlen Elementarschutz')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Ich weiß, dass Elementarschäden' }).check();
  await anna.takesTheOffer();
  await anna.passes('wohnung', 'inhalt', 'vorversicherung');
  await anna.isAt('person');
  await anna.chooses('Anrede', 'Frau');
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('Wasser');
  await page.getByLabel('Geburtsdatum', { exact: true }).fill('12.04.1988');
  await anna.continues();
  await anna.isAt('kontaktZahlung.angaben');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(anna.email);
  await page.getByLabel('Handynummer').fill('0170 1234567');
  await anna.pays();
  await anna.declares();
  await anna.concludes();
  await anna.hasOneContract();
});

test('a customer who reloads where her price is another sees both again, and reloads behind it without being asked once more', async ({
  page,
}) => {
  const anna = applicant(page, '');
  const { before, after } = await comesToAnotherPrice(page);
  await page.reload();
  await anna.isAt('beitragPruefen');
  expect(await pricesShown(page)).toEqual({ before, after });
  await anna.continues(`Mit ${inEuros(after)} weiter`);
  await anna.isAt('person');
  await page.reload();
  await anna.isAt('person');
  await expect(page).toHaveURL(/\/antrag\/person$/);
  await page.goto('/hausrat/antrag/angebot');
  await anna.isAt('angebot.steht');
  expect(cents(await anna.premium())).toBe(after);
});

test('a customer who types a postcode nobody has on the first page reads so, goes back to it and gets her price', async ({
  page,
}) => {
  const anna = applicant(page, '');
  await page.goto('/hausrat/antrag');
  await anna.asksForThePrice({ plz: '00000' });
  await anna.isAt('angebot.fehlgeschlagen');
  await expect(page.getByText('Diese Postleitzahl kennen wir nicht')).toBeVisible();
  await anna.continues('„Erste Angaben“ ändern');
  await anna.isAt('einstieg');
  await expect(page.getByLabel('Postleitzahl')).toHaveValue('00000');
  await expect(page.getByLabel('Wohnfläche')).toHaveValue('65');
  await page.getByLabel('Postleitzahl').fill('48143');
  await anna.continues('Beitrag zeigen');
  await anna.takesTheOffer();
  await anna.isAt('wohnung');
});

/** A flat in a house of wood: at the offer it was taken for one of stone. */
async function comesToAnotherPrice(page: Page) {
  const anna = applicant(page, '');
  await page.goto('/hausrat/antrag');
  await anna.asksForThePrice();
  await anna.isAt('angebot.steht');
  const offered = cents(await anna.premium());
  await anna.takesTheOffer();
  await anna.describesTheFlat({ built: 'Holz oder Fachwerk' });
  await anna.hasNoValuables();
  await anna.hadNoInsurance();
  await anna.isAt('beitragPruefen');
  const shown = await pricesShown(page);
  expect(shown.before).toBe(offered);
  return shown;
}

async function pricesShown(page: Page) {
  const side = (name: string) => page.getByRole('region', { name, exact: true }).getByText(/EUR/);
  return {
    before: cents(await side('Bisher').first().innerText()),
    after: cents(await side('Neu').first().innerText()),
  };
}

/** "+ 1.234,56 EUR im Monat" in cents. */
function cents(text: string): number {
  return Number(/[\d.]+,\d\d/.exec(text)?.[0].replaceAll(/\D/g, ''));
}

function inEuros(amount: number): string {
  const euros = (amount / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 });
  return `${euros}\u00A0EUR`;
}
