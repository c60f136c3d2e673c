import { expect, type Page, test } from '@playwright/test';
import { applicant } from './applicant.ts';
import { customer } from './customer.ts';

// Every page of an application, one after the other.
test.describe.configure({ timeout: 120_000 });

test('a firm whose customer is known insures another trade and finds the contract among hers', async ({
  page,
}) => {
  const lena = applicant(page, 'lena.krueger');
  await customer(page).signsIn('lena.krueger@example.org');
  await page.goto('/betriebshaftpflicht/antrag/');
  await lena.isAt('einstieg');
  await lena.takes('Was ist Ihre Haupttätigkeit?', 'programmierer');
  await page.getByLabel('Jahresumsatz (netto)').fill('120000');
  await lena.chooses('Was ist Ihnen am wichtigsten?', 'Gutes Verhältnis von Schutz und Beitrag');
  await lena.continues('Beitrag zeigen');
  await lena.isAt('angebot.steht');
  await expect(page.getByRole('radio', { name: '5 Mio. EUR' })).toBeChecked();
  await lena.continues('Mit diesem Beitrag weiter');
  await lena.isAt('taetigkeit.steht');
  await lena.takes('Weitere Tätigkeiten', 'fotograf');
  await expect(page.getByText('Nutzen Sie Drohnen über 250 g?')).toBeVisible();
  await lena.tabsToButton('Fotografie entfernen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Weitere Tätigkeiten' })).toBeFocused();
  await lena.takes('Weitere Tätigkeiten', 'consulting');
  await expect(page.getByRole('listitem')).toContainText(['Unternehmensberatung']);
  await expect(page.getByText('Beraten Sie zu Kapitalanlagen')).toBeVisible();
  await expect(page.getByText('Nutzen Sie Drohnen über 250 g?')).toHaveCount(0);
  await lena.deniesEverything();
  await lena.isAt('betrieb');
  await page.getByLabel('Postleitzahl').fill('48143');
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Münster');
  await page.getByLabel('Straße').fill('Königsstraße');
  await page.getByLabel('Hausnummer').fill('3');
  await page.getByRole('textbox', { name: 'Gründungsdatum' }).fill('01.10.2019');
  await lena.chooses('Erzielen Sie Umsätze in USA', 'Nein');
  await lena.chooses('Erzielen Sie mehr als ein Zehntel', 'Nein');
  await lena.continues();
  await lena.hadNoInsurance();
  await lena.isAt('firma');
  await page.getByLabel('Firmenname').fill('Nordlicht IT GmbH');
  await page.getByLabel('Rechtsform').selectOption({ label: 'GmbH' });
  await page.getByLabel('Handelsregisternummer').fill('hrb12345');
  await page.getByLabel('Registergericht').fill('Münster');
  await lena.chooses('Anrede', 'Frau');
  await page.getByLabel('Vorname').fill('Lena');
  await page.getByLabel('Nachname').fill('Krüger');
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('12.04.1988');
  await lena.continues();
  await lena.isAt('kontaktZahlung.angaben');
  // How she is reached is known; this time it shall be another way.
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(lena.email);
  await page.getByLabel('Handynummer').fill('0170 1234567');
  await page.getByLabel('Telefon (optional)').fill('0251 1234567');
  await lena.pays();
  await lena.declares();
  await lena.unfolds();
  await expect(page.getByText('IT-Dienstleistung, Softwareentwicklung')).toBeVisible();
  await lena.concludes();
  await findsHerContract(page, /^BH\d{9}$/, 'Betriebshaftpflicht');
});

test('a consultant reads that she has an office liability already, insures a partner privately and finds the contract among hers', async ({
  page,
}) => {
  const lena = applicant(page, 'lena.krueger');
  await customer(page).signsIn('lena.krueger@example.org');
  await page.goto('/vermoegensschadenhaftpflicht/antrag/');
  await lena.isAt('einstieg');
  await lena.takes('Was ist Ihre Haupttätigkeit?', 'consulting');
  await page.getByLabel('Jahreshonorarumsatz (netto)').fill('150000');
  await lena.chooses('Was ist Ihnen am wichtigsten?', 'Möglichst viel Schutz');
  await lena.continues('Beitrag zeigen');
  await lena.isAt('angebot.steht');
  await expect(page.getByRole('radio', { name: '2 Mio. EUR' })).toBeChecked();
  await expect(page.getByText('Bei uns besteht bereits eine Betriebshaftpflicht.')).toBeVisible();
  await page.getByRole('switch', { name: 'Bürohaftpflicht' }).click();
  await expect(page.getByText('Bei uns besteht bereits')).toHaveCount(0);
  await lena.chooses('Privathaftpflicht für Geschäftsführende', 'Eine Person');
  await lena.isAt('angebot.steht');
  await lena.continues('Mit diesem Beitrag weiter');
  await lena.isAt('taetigkeit.steht');
  await lena.chooses('Beraten Sie zu Kapitalanlagen', 'Nein');
  await lena.continues();
  await lena.isAt('betrieb');
  await page.getByLabel('Postleitzahl').fill('48143');
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Münster');
  await page.getByLabel('Straße').fill('Königsstraße');
  await page.getByLabel('Hausnummer').fill('3');
  await lena.chooses('Wurde Ihr Unternehmen', 'Ja');
  await lena.chooses('Erzielen Sie Umsätze in USA', 'Nein');
  await lena.chooses('Erzielen Sie mehr als ein Zehntel', 'Nein');
  await lena.chooses('Sind Ihnen Umstände bekannt', 'Ja');
  await expect(page.getByText('Wir prüfen Ihre Anfrage dann persönlich.')).toBeVisible();
  await lena.chooses('Sind Ihnen Umstände bekannt', 'Nein');
  await lena.continues();
  await lena.isAt('personen');
  await page.getByLabel('Vorname, erste Person').fill('Eva');
  await page.getByLabel('Nachname, erste Person').fill('Sommer');
  await page.getByRole('textbox', { name: 'Geburtsdatum, erste Person' }).fill('03.02.1979');
  await lena.continues();
  await lena.hadNoInsurance();
  await lena.isAt('firma');
  await page.getByLabel('Firmenname').fill('Nordlicht IT GmbH');
  await page.getByLabel('Rechtsform').selectOption({ label: 'GmbH' });
  await page.getByLabel('Handelsregisternummer').fill('hrb12345');
  await page.getByLabel('Registergericht').fill('Münster');
  await lena.chooses('Anrede', 'Frau');
  await page.getByLabel('Vorname').fill('Lena');
  await page.getByLabel('Nachname').fill('Krüger');
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('12.04.1988');
  await lena.continues();
  await lena.pays();
  await lena.declares();
  await lena.concludes();
  await findsHerContract(page, /^VH\d{9}$/, 'Vermögensschadenhaftpflicht');
});

test('a customer who is known takes repairs of her old bicycle out again and finds the contract among hers', async ({
  page,
}) => {
  const peter = applicant(page, 'peter.hansen');
  await customer(page).signsIn('peter.hansen@example.org');
  await page.goto('/fahrrad/antrag/');
  await peter.isAt('einstieg');
  await peter.chooses('Was möchten Sie versichern?', 'S-Pedelec');
  await expect(page.getByText('Sie versichern sie als Kraftfahrzeug.')).toBeVisible();
  await peter.chooses('Was möchten Sie versichern?', 'Fahrrad');
  await page.getByLabel('Kaufpreis').fill('1800');
  await expect(page.getByLabel('Postleitzahl')).toHaveValue('24220');
  await peter.chooses('Was ist Ihnen am wichtigsten?', 'Möglichst viel Schutz');
  await peter.continues('Beitrag zeigen');
  await peter.isAt('angebot.steht');
  await expect(page.getByRole('radio', { name: 'Mit Verschleiß' })).toBeChecked();
  await expect(page.getByText(/^\+\s\d+,\d\d\sEUR im Monat$/)).toHaveCount(3);
  await peter.continues('Mit diesem Beitrag weiter');
  await peter.isAt('rad');
  await peter.takes('Hersteller', 'sonst');
  await page.getByLabel('Name des Herstellers').fill('Radwerk Köln');
  const longAgo = new Date();
  longAgo.setFullYear(longAgo.getFullYear() - 4);
  await page.getByRole('textbox', { name: 'Kaufdatum' }).fill(longAgo.toLocaleDateString('de-DE'));
  await expect(page.getByText('Nach den Fragen nehmen Sie ihn')).toBeVisible();
  await peter.chooses('Wurde das Rad gebraucht gekauft?', 'Nein');
  await page.getByRole('checkbox', { name: 'Rahmennummer später' }).check();
  await peter.continues();
  await peter.isAt('nutzung');
  await peter.chooses('Wie nutzen Sie das Rad?', 'Privat');
  await page.getByRole('checkbox', { name: 'Ich sichere das Rad' }).check();
  await expect(page.getByLabel('Straße')).toHaveValue('Dorfstraße');
  await peter.continues();
  await peter.hadNoInsurance('Wie viele Räder');
  await peter.isAt('angebot.nichtMoeglich');
  await page.getByText('Keiner', { exact: true }).click();
  await peter.isAt('angebot.steht');
  await expect(page.getByRole('radio', { name: 'Mit Verschleiß' })).toBeDisabled();
  await peter.continues('Mit diesem Beitrag weiter');
  for (const answered of ['rad', 'nutzung', 'vorversicherung']) {
    await peter.isAt(answered);
    await peter.continues();
  }
  await peter.isAt('person');
  await peter.continues();
  await peter.pays();
  await peter.declares();
  await peter.unfolds();
  await expect(page.getByText('Radwerk Köln')).toBeVisible();
  await peter.concludes();
  await findsHerContract(page, /^FA\d{9}$/, 'Fahrradversicherung');
});

test('a firm that blows up buildings is told at once that this is not insured here', async ({
  page,
}) => {
  await isFirm(page, 'sprengunternehmen');
  await expect(page).toHaveURL(/\/antrag\/sorry\/?$/);
  await customer(page).seesHeading('Es tut uns leid');
  await page.goBack();
  await customer(page).isAt('einstieg');
});

test('a firm that guards buildings writes to a person, with its trade and revenue in the message', async ({
  page,
}) => {
  await isFirm(page, 'sicherheitsdienst');
  await expect(page).toHaveURL(/\/vermittler-nachricht\/?$/);
  await customer(page).seesHeading('Senden Sie uns Ihre Anfrage');
  await page.getByText('Angaben ansehen').click();
  await expect(page.getByText('Sicherheitsdienst')).toBeVisible();
  await expect(page.getByText(/120\.000,00\sEUR/)).toBeVisible();
});

test('a brand that insures no firms says so', async ({ page }) => {
  await page.goto('/betriebshaftpflicht/antrag/?brand=s-direkt');
  await customer(page).seesHeading('Dieses Produkt ist hier nicht verfügbar.');
});

/** Asks what it would cost. */
async function isFirm(page: Page, trade: string) {
  const she = applicant(page, '');
  await page.goto('/betriebshaftpflicht/antrag/');
  await she.isAt('einstieg');
  await she.takes('Was ist Ihre Haupttätigkeit?', trade);
  await page.getByLabel('Jahresumsatz (netto)').fill('120000');
  await she.chooses('Was ist Ihnen am wichtigsten?', 'Ein niedriger Beitrag');
  await she.continues('Beitrag zeigen');
}

/** From the number at the end to the page of the contract. */
async function findsHerContract(page: Page, number: RegExp, name: string) {
  await customer(page).isAt('bestaetigung');
  const nummer = await page.getByText(number).innerText();
  await page.getByRole('link', { name: 'Vertrag ansehen' }).click();
  await expect(page).toHaveURL(new RegExp(`/kunden/vertraege/${nummer}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByText(nummer).first()).toBeVisible();
}
