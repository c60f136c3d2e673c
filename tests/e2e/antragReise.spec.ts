import { expect, type Page, test } from '@playwright/test';
import { formatDatum, heuteInBerlin, tagePlus } from '#contract/tag.ts';
import { applicant } from './applicant.ts';
import { customer } from './customer.ts';

// Every page of an application, one after the other.
test.describe.configure({ timeout: 120_000 });

const today = heuteInBerlin(new Date());
const inDays = (days: number) => formatDatum(tagePlus(today, days));
const noWithdrawal = 'Für diesen Vertrag besteht kein Widerrufsrecht.';

test('the start page of protect leads into travel: two insure a short trip at once, which nobody can withdraw from', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const ida = applicant(page, 'ida.reise');
  await page.goto('/?brand=protect');
  await page
    .getByRole('link', { name: /Reiseversicherung/ })
    .first()
    .click();
  await ida.isAt('einstieg');
  await ida.seesHeading('Was kostet Ihre Reiseversicherung?');
  await ida.chooses('Wer reist mit?', 'Paar');
  await plans(page, { price: '1.800', from: 10, to: 17 });
  await ida.chooses('Was ist Ihnen am wichtigsten?', 'Möglichst viel Schutz');
  await ida.continues('Beitrag zeigen');
  await ida.isAt('angebot.steht');
  // Neither how often she pays nor when it begins, and nothing that is switched off.
  await expect(page.getByText('Sie zahlen pro')).toHaveCount(0);
  await expect(page.getByText('Wann soll Ihr Schutz beginnen?')).toHaveCount(0);
  await expect(page.getByText('Reisekranken')).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Reiserücktritt' })).toBeChecked();
  const gepaeck = page.getByRole('switch', { name: 'Reisegepäck' });
  const withAll = await ida.premium();
  await gepaeck.click();
  await expect.poll(() => ida.premium()).not.toBe(withAll);
  await ida.isAt('angebot.steht');
  await ida.continues('Mit diesem Beitrag weiter');
  await ida.isAt('reisende');
  await travels(page, 1, ['Ida', 'Sturm', '12.04.1988']);
  await travels(page, 2, ['Ole', 'Sturm', '01.07.1990']);
  await ida.continues();
  await ida.isAt('buchung');
  await page.getByRole('textbox', { name: 'Buchungsdatum' }).fill(inDays(-40));
  await expect(page.getByText('danach nur innerhalb von drei Werktagen')).toBeVisible();
  await page.getByLabel('Reiseland').selectOption({ label: 'Belarus' });
  await expect(
    page.getByText('Für Reisen in dieses Land bieten wir keinen Schutz an.'),
  ).toBeVisible();
  await ida.continues();
  await ida.isAt('buchung');
  await page.getByRole('textbox', { name: 'Buchungsdatum' }).fill(inDays(0));
  await page.getByLabel('Reiseland').selectOption({ label: 'Spanien' });
  await page.getByRole('checkbox', { name: 'Mir ist kein Grund bekannt' }).check();
  await ida.continues();
  await ida.isAt('person');
  await introduces(page, ida, ['Ida', 'Sturm', '12.04.1988']);
  await lives(page, { plz: '48143', street: 'Ludgeristraße', number: '12' });
  await ida.continues();
  await reaches(page, ida, '0170 1234567');
  await ida.pays();
  await ida.isAt('abschluss.lesen');
  await expect(page.getByText(noWithdrawal)).toBeVisible();
  await expect(page.getByText('Der Vertrag endet von selbst')).toBeVisible();
  await expect(page.getByText('vor Ende der Widerrufsfrist')).toHaveCount(0);
  await ida.declares();
  await ida.concludes();
  await ida.isAt('bestaetigung');
  await expect(page.getByText(noWithdrawal)).toBeVisible();
  const nummer = await page.getByText(/^RR\d{9}$/).innerText();
  await expect.poll(() => ida.contracts()).toEqual([nummer]);
  expect(await ida.newestMail()).toContain(noWithdrawal);
});

test('somebody in Zurich insures a trip with protect in Switzerland, and reads no ß', async ({
  page,
}) => {
  const nina = applicant(page, 'nina.reise');
  await page.goto('/?brand=protect-ch');
  await page
    .getByRole('link', { name: /Reiseversicherung/ })
    .first()
    .click();
  await nina.isAt('einstieg');
  await readsNoSharpS(page);
  await plans(page, { price: '2.400', from: 60, to: 74 });
  await nina.chooses('Was ist Ihnen am wichtigsten?', 'Gutes Verhältnis von Schutz und Beitrag');
  await nina.continues('Beitrag zeigen');
  await nina.isAt('angebot.steht');
  await expect(page.getByRole('complementary').getByText(/EUR/).first()).toBeVisible();
  await readsNoSharpS(page);
  await nina.continues('Mit diesem Beitrag weiter');
  await nina.isAt('reisende');
  await travels(page, 1, ['Nina', 'Frei', '12.04.1988']);
  await readsNoSharpS(page);
  await nina.continues();
  await nina.isAt('buchung');
  await page.getByRole('textbox', { name: 'Buchungsdatum' }).fill(inDays(-40));
  await page.getByRole('checkbox', { name: 'Mir ist kein Grund bekannt' }).check();
  await nina.continues();
  await nina.isAt('person');
  await introduces(page, nina, ['Nina', 'Frei', '12.04.1988']);
  await expect(page.getByRole('radio', { name: 'Schweiz' })).toBeChecked();
  // Five digits are a German postcode.
  await lives(page, { plz: '80010', town: 'Zürich', street: 'Bahnhofstrasse', number: '1' });
  await nina.continues();
  await expect(
    page.getByText('Geben Sie die 4\u00A0Ziffern der Postleitzahl ein').first(),
  ).toBeVisible();
  await page.getByLabel('Postleitzahl').fill('8001');
  await readsNoSharpS(page);
  await nina.continues();
  // Typed as at home: it is a number from there.
  await reaches(page, nina, '079 123 45 67');
  await page.getByLabel('IBAN').fill('CH93 0076 2011 6238 5295 7');
  await readsNoSharpS(page);
  await nina.continues();
  await nina.declares();
  await nina.unfolds();
  await expect(page.getByText('Bahnhofstrasse 1, 8001 Zürich')).toBeVisible();
  await readsNoSharpS(page);
  await nina.concludes();
  await nina.isAt('bestaetigung');
  await readsNoSharpS(page);
  const nummer = await page.getByText(/^RR\d{9}$/).innerText();
  await expect.poll(() => nina.contracts()).toEqual([nummer]);
});

test('a customer who is known insures a year of trips and finds all of it in her contract', async ({
  page,
}) => {
  await customer(page).signsIn('anna.bergmann@example.org');
  const anna = applicant(page, 'anna.bergmann');
  await page.goto('/reise/antrag/');
  await anna.isAt('einstieg');
  await anna.chooses('Welche Reise möchten Sie versichern?', 'Alle Reisen eines Jahres');
  await expect(page.getByLabel('Gesamtreisepreis')).toHaveCount(0);
  await anna.chooses('Wer reist mit?', 'Eine Person mit Kind');
  await anna.chooses('Was ist Ihnen am wichtigsten?', 'Gutes Verhältnis von Schutz und Beitrag');
  await anna.continues('Beitrag zeigen');
  await anna.isAt('angebot.steht');
  const before = await anna.premium();
  await anna.chooses('Was kostet Ihre teuerste Reise?', 'Bis 6.000\u00A0EUR');
  await expect.poll(() => anna.premium()).not.toBe(before);
  await anna.isAt('angebot.steht');
  await anna.continues('Mit diesem Beitrag weiter');
  await anna.isAt('reisende');
  await travels(page, 1, ['Anna', 'Bergmann', '12.04.1955']);
  await travels(page, 2, ['Lou', 'Bergmann', '17.01.2018']);
  await anna.continues();
  await anna.isAt('buchung');
  await anna.chooses('Dauert eine Ihrer Reisen länger', 'Ja');
  await expect(page.getByText('Versichern Sie eine längere Reise einzeln.')).toBeVisible();
  await anna.chooses('Dauert eine Ihrer Reisen länger', 'Nein');
  await page.getByRole('checkbox', { name: 'Mir ist kein Grund bekannt' }).check();
  await anna.continues();
  // Somebody of 71 costs more than was assumed.
  await anna.isAt('beitragPruefen');
  await expect(page.getByText('65 bis 74')).toBeVisible();
  await page.getByRole('button', { name: /^Mit .* weiter$/ }).click();
  await anna.passes('person');
  await anna.isAt('kontaktZahlung.angaben');
  await anna.pays();
  await anna.declares();
  await anna.concludes();
  await anna.isAt('bestaetigung');
  await page.getByRole('link', { name: 'Vertrag ansehen' }).click();
  await page.locator('summary', { hasText: 'Reise' }).first().click();
  for (const said of ['Alle Reisen eines Jahres', 'Lou Bergmann', 'geboren am 17.01.2018']) {
    await expect(page.getByText(said).first()).toBeVisible();
  }
  await expect(page.getByText('Reiserücktritt').first()).toBeVisible();
});

for (const brand of ['hfk', 's-direkt']) {
  test(`the brand ${brand} sells no travel and says so`, async ({ page }) => {
    await page.goto(`/reise/antrag/?brand=${brand}`);
    await expect(page.getByText('Dieses Produkt ist hier nicht verfügbar.')).toBeVisible();
  });
}

type Name = readonly [first: string, last: string, born: string];

/** What a single trip costs, and when it is. */
async function plans(page: Page, { price, from, to }: { price: string; from: number; to: number }) {
  await page.getByLabel('Gesamtreisepreis').fill(price);
  await page.getByRole('textbox', { name: 'Reisebeginn' }).fill(inDays(from));
  await page.getByRole('textbox', { name: 'Reiseende' }).fill(inDays(to));
}

async function travels(page: Page, nr: number, [first, last, born]: Name) {
  const person = page.getByRole('group', { name: `Person ${nr}`, exact: true });
  await person.getByLabel('Vorname').fill(first);
  await person.getByLabel('Nachname').fill(last);
  await person.getByRole('textbox', { name: 'Geburtsdatum' }).fill(born);
}

async function introduces(
  page: Page,
  she: ReturnType<typeof applicant>,
  [first, last, born]: Name,
) {
  await she.chooses('Anrede', 'Frau');
  await page.getByLabel('Vorname').fill(first);
  await page.getByLabel('Nachname').fill(last);
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill(born);
}

interface Home {
  plz: string;
  /** Where nobody looks it up. */
  town?: string;
  street: string;
  number: string;
}

async function lives(page: Page, { plz, town, street, number }: Home) {
  await page.getByLabel('Postleitzahl').fill(plz);
  if (town === undefined) {
    await expect(page.getByLabel('Ort', { exact: true })).not.toHaveValue('');
  } else await page.getByLabel('Ort', { exact: true }).fill(town);
  await page.getByLabel(/^Stra(ß|ss)e$/).fill(street);
  await page.getByLabel('Hausnummer').fill(number);
}

async function reaches(page: Page, she: ReturnType<typeof applicant>, phone: string) {
  await she.isAt('kontaktZahlung.angaben');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(she.email);
  await page.getByLabel('Handynummer').fill(phone);
}

/** Nowhere on the page, whatever is folded. */
async function readsNoSharpS(page: Page) {
  expect(await page.locator('body').textContent()).not.toMatch(/[ß„]/);
}
