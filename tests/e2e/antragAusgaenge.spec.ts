import { expect, type Page, test } from '@playwright/test';
import { personAntworten } from '#tests/models/antrag/antragCases.ts';
import { antworten } from '#tests/models/antrag/hausrat/cases.ts';
import { applicant } from './applicant.ts';

test('a flat nobody lives in all year ends at sorry, and Back leads to the answers', async ({
  page,
}) => {
  const anna = applicant(page, 'ferienwohnung');
  await anna.comesBackTo('vorversicherung', {
    wohnung: { ...antworten.wohnung, staendigBewohnt: false },
  });
  await anna.isAt('vorversicherung');
  await anna.continues();
  await expect(page).toHaveURL(/\/antrag\/sorry\/?$/);
  await anna.seesHeading('Es tut uns leid');
  await page.goBack();
  await anna.isAt('vorversicherung');
});

test('a flat of 310 square metres goes to a person, with the answers in the message', async ({
  page,
}) => {
  const anna = applicant(page, 'grosse-wohnung');
  await page.goto('/hausrat/antrag');
  await page.getByLabel('Wohnfläche').fill('310');
  await expect(page.getByText('sehen wir uns den Antrag persönlich an')).toBeVisible();
  await anna.asksForThePrice({ squareMetres: '310' });
  await expect(page).toHaveURL(/\/vermittler-nachricht\/?$/);
  await anna.seesHeading('Senden Sie uns Ihre Anfrage');
  await page.getByText('Angaben ansehen').click();
  await expect(page.getByText('310')).toBeVisible();
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
  await page.getByRole('button', { name: 'Zurück zum Antrag' }).click();
  await anna.isAt('einstieg');
  await expect(page.getByLabel('Wohnfläche')).toHaveValue('310');
});

test('a customer who mends a wrong IBAN sees its error go at once, and keeps the focus', async ({
  page,
}) => {
  const anna = applicant(page, 'iban-berichtigt');
  await anna.comesBackTo('kontaktZahlung');
  await anna.isAt('kontaktZahlung.angaben');
  await anna.continues();
  const iban = page.getByLabel('IBAN');
  const summary = page.getByRole('heading', { name: 'Warum kann ich nicht weiter?' });
  await expect(iban).toHaveAttribute('aria-invalid', 'true');
  await expect(summary).toBeVisible();
  await iban.fill('DE02 1203 0000 0000 2020 51');
  await expect(iban).not.toHaveAttribute('aria-invalid', 'true');
  await expect(summary).toBeHidden();
  await iban.fill('DE02');
  await expect(iban).toBeFocused();
  await expect(iban).not.toHaveAttribute('aria-invalid', 'true');
});

test('a customer whom the credit agency speaks against is told so, and that a person can look at it', async ({
  page,
}) => {
  const anna = applicant(page, 'bonitaet');
  await anna.comesBackTo('kontaktZahlung', {
    person: { ...personAntworten.person, nachname: 'Negativ' },
  });
  await anna.pays();
  await expect(page).toHaveURL(/\/antrag\/check-failed\/?$/);
  await anna.seesHeading('Wir können Ihren Antrag derzeit nicht online abschließen.');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a customer of HFK chooses between Basis and Plus and has a contract of HFK', async ({
  page,
}) => {
  const anna = applicant(page, 'haftpflichtkasse');
  await anna.comesBackTo('angebot', { angebot: { variante: 'PLUS' } }, '?brand=hfk');
  await anna.isAt('angebot.steht');
  await expect(page.getByRole('radio', { name: /^(?:Basis|Plus|Komfort|Premium)/ })).toHaveCount(2);
  const plus = await anna.premium();
  await anna.chooses('Tarif', 'Basis');
  await expect.poll(() => anna.premium()).not.toBe(plus);
  await anna.takesTheOffer();
  await anna.passes('wohnung', 'inhalt', 'vorversicherung', 'person');
  await anna.pays();
  await anna.declares();
  await expect(page.getByText('Hausratversicherung Basis', { exact: true })).toBeVisible();
  await expect(page.getByText(/Ihr Vertragspartner ist .*HFK/)).toBeVisible();
  await anna.concludes();
  await anna.hasOneContract();
});

test('a customer confirms her number by the code from the text message; a wrong one is refused', async ({
  page,
}) => {
  await asksForCodes(page);
  const anna = applicant(page, 'code');
  const handynummer = '+491709990001';
  await anna.comesBackTo('kontaktZahlung', {
    kontaktZahlung: { email: anna.email, handynummer },
  });
  await anna.pays();
  await anna.isAt('kontaktZahlung.telefon.formular.eingabe.offen');
  // The code belongs to her number: the progress counts no step for it.
  await expect(page.getByText('Schritt 5 von 6')).toBeVisible();
  await anna.entersCode('000000');
  await expect(page.getByText('Der Code ist nicht korrekt.').first()).toBeVisible();
  await anna.entersCode(richtigerCode);
  await anna.isAt('abschluss.lesen');
  await page.goBack();
  await expect(page.getByText('Schritt 5 von 6')).toBeVisible();
  // What is confirmed is not asked again.
  await anna.isAt('kontaktZahlung.angaben');
  await anna.continues();
  await anna.declares();
  await anna.concludes();
  await anna.hasOneContract();
});

const richtigerCode = '123456';

/** For this customer the flag is on; the server, where it is off for all others, sends no codes then. */
async function asksForCodes(page: Page): Promise<void> {
  await page.route('**/api/features', async (route) => {
    const answer = await route.fetch();
    const flags: unknown = await answer.json();
    await route.fulfill({ json: Object.assign({}, flags, { 'antrag-tan': true }) });
  });
  await page.route('**/api/verifikation/tan/generieren', (route) =>
    route.fulfill({ json: { gueltigBis: '2099-01-01T00:00:00.000Z' } }),
  );
  await page.route('**/api/verifikation/tan/pruefen', async (route) => {
    const istRichtig = route.request().postData()?.includes(richtigerCode) ?? false;
    await route.fulfill(
      istRichtig
        ? { json: { nachweis: 'nachweis' } }
        : {
            status: 409,
            json: { code: 'CODE_FALSCH', errorMessage: 'Der Code ist nicht korrekt.' },
          },
    );
  });
}
