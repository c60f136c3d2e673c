import { expect, test } from '@playwright/test';
import { applicant } from './applicant.ts';

test('a new customer answers from the first question to her number, reads her documents and gets them by mail', async ({
  page,
}) => {
  const eva = applicant(page, 'neue-kundin');
  await page.goto('/hausrat/antrag');
  await eva.asksForThePrice({ plz: '48143', squareMetres: '65' });
  await eva.isAt('angebot.steht');
  await expect(page.getByText('Für 65\u00A0m² schlagen wir 42.250\u00A0EUR vor.')).toBeVisible();
  const komfort = await eva.premium();
  await eva.chooses('Tarif', 'Premium');
  await expect.poll(() => eva.premium()).not.toBe(komfort);
  await eva.takesTheOffer();
  await eva.isAt('wohnung');
  await expect(page.getByText('48143')).toBeVisible();
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Münster');
  await eva.describesTheFlat();
  await eva.hasNoValuables();
  await eva.isAt('vorversicherung');
  await eva.continues();
  // What is missing is said in words, and nothing is lost.
  await expect(page.getByText('Warum kann ich nicht weiter?')).toBeVisible();
  await eva.hadNoInsurance();
  // It is as she saw it: nothing is asked about the price again.
  await eva.isAt('person');
  await eva.chooses('Anrede', 'Frau');
  await page.getByLabel('Vorname').fill('Eva');
  await page.getByLabel('Nachname').fill('Sommer');
  await page.getByLabel('Geburtsdatum', { exact: true }).fill('12.04.1988');
  await eva.continues();
  await eva.isAt('kontaktZahlung.angaben');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(eva.email);
  await page.getByLabel('Handynummer').fill('0170 1234567');
  await eva.pays();
  await eva.readsDocuments();
  // What is said above the button leads to the paper it speaks of.
  await expect(page.getByRole('link', { name: 'Datenschutzhinweisen' })).toHaveAttribute(
    'href',
    /\.html$/,
  );
  await eva.declares();
  await expect(page.getByText('Hausratversicherung Premium', { exact: true })).toBeVisible();
  await eva.concludes();
  await eva.hasOneContract();
  await eva.readsDocuments();
  await expect(page.getByRole('link', { name: 'Zugang anlegen' })).toBeVisible();
  const link = /http\S+\/kunden\/login\/registrieren\S*/.exec(await eva.newestMail())?.[0] ?? '';
  await page.goto(new URL(link).pathname);
  await eva.seesHeading('Zugang einrichten');
});

test('a customer who is signed in is not asked what is known of her, and finds the new contract in her list', async ({
  page,
}) => {
  const peter = applicant(page, 'peter.hansen');
  await peter.signsIn(peter.email);
  await page.goto('/hausrat/antrag');
  await expect(page.getByLabel('Postleitzahl')).toHaveValue('24220');
  await peter.asksForThePrice({ plz: '24220', squareMetres: '90' });
  await peter.takesTheOffer();
  await peter.isAt('wohnung');
  await expect(page.getByLabel('Straße')).toHaveValue('Dorfstraße');
  await peter.describesTheFlat({ street: 'Dorfstraße' });
  await peter.hasNoValuables();
  await peter.hadNoInsurance();
  await peter.isAt('person');
  await expect(page.getByText('Das wissen wir schon von Ihnen')).toBeVisible();
  await expect(page.getByText('Hansen', { exact: true })).toBeVisible();
  await peter.continues();
  await expect(page.getByLabel('E-Mail-Adresse', { exact: true })).toHaveValue(peter.email);
  await peter.pays();
  await peter.declares();
  await peter.concludes();
  await peter.hasOneContract();
  const [number = ''] = await peter.contracts();
  await page.getByRole('link', { name: 'Vertrag ansehen' }).click();
  await expect(page).toHaveURL(new RegExp(`/kunden/vertraege/${number}$`));
  await page.goto('/kunden/vertraege');
  await expect(page.getByRole('main').getByText(number)).toBeVisible();
});

test('a customer who is signed in and insures a flat she does not live in is not taken for living there', async ({
  page,
}) => {
  const peter = applicant(page, 'peter.hansen');
  await peter.signsIn(peter.email);
  await page.goto('/hausrat/antrag');
  await peter.asksForThePrice({ plz: '48143' });
  await peter.takesTheOffer();
  await peter.isAt('wohnung');
  // The street she lives in is in another town.
  await expect(page.getByLabel('Straße')).toHaveValue('');
  await peter.describesTheFlat({ street: 'Ludgeristraße' });
  await peter.hasNoValuables();
  await peter.hadNoInsurance();
  await peter.isAt('person');
  await expect(page.getByText('Das wissen wir schon von Ihnen')).toBeVisible();
  await expect(page.getByText('Nein, ich wohne woanders')).toBeVisible();
  await expect(page.getByText(/Dorfstraße/)).toBeVisible();
});

test('a customer without a mouse applies from the first question to her number', async ({
  page,
}) => {
  const mia = applicant(page, 'ohne-maus');
  const keys = page.keyboard;
  const answers = async (label: string, text: string) => {
    await mia.tabsTo(page.getByLabel(label, { exact: true }));
    await keys.type(text);
  };
  await page.goto('/hausrat/antrag');
  const takes = async (question: string, answer: string) => {
    const group = page.getByRole('group', { name: question });
    const radios = group.or(page.getByRole('radiogroup', { name: question }));
    await mia.tabsTo(radios.getByRole('radio').first());
    await keys.press('Space');
    if (answer === 'Nein') await keys.press('ArrowRight');
  };
  await answers('Postleitzahl', '48143');
  await answers('Wohnfläche in m²', '65');
  await takes('Was ist Ihnen am wichtigsten?', 'Ein niedriger Beitrag');
  await keys.press('Enter');
  await mia.isAt('angebot.steht');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await mia.tabsTo(page.getByRole('radio', { name: /^Basis/ }));
  await keys.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Komfort/ })).toBeChecked();
  await mia.tabsTo(page.getByRole('switch', { name: 'Glasbruch' }));
  await keys.press('Space');
  await mia.tabsToButton('Mit diesem Beitrag weiter');
  await mia.isAt('angebot.steht');
  await keys.press('Enter');
  await mia.isAt('wohnung');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Münster');
  await answers('Straße', 'Ludgeristraße');
  await answers('Hausnummer', '12');
  await takes('Ist die Wohnung ständig bewohnt?', 'Ja');
  await takes('Bauweise des Gebäudes', 'Massiv');
  await keys.press('Enter');
  await mia.isAt('inhalt');
  await takes('Besitzen Sie Wertsachen', 'Nein');
  await takes('Gab es in den letzten 10', 'Nein');
  await keys.press('Enter');
  await mia.isAt('vorversicherung');
  await mia.tabsTo(page.getByRole('radio', { name: 'Ja', exact: true }));
  await keys.press('ArrowRight');
  await mia.tabsTo(page.getByRole('radio', { name: 'Keine' }));
  await keys.press('Space');
  await keys.press('Enter');
  await mia.isAt('person');
  await mia.tabsTo(page.getByRole('radio', { name: 'Frau' }));
  await keys.press('Space');
  await answers('Vorname', 'Mia');
  await answers('Nachname', 'Winter');
  await answers('Geburtsdatum', '12.04.1988');
  await keys.press('Enter');
  await mia.isAt('kontaktZahlung.angaben');
  await answers('E-Mail-Adresse', mia.email);
  await answers('Handynummer', '+49 170 1234567');
  await answers('IBAN', 'DE02120300000000202051');
  await keys.press('Enter');
  await mia.isAt('abschluss.lesen');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  const required = page.getByRole('checkbox').and(page.locator('[aria-required=true]'));
  for (const box of await required.all()) {
    await mia.tabsTo(box);
    await keys.press('Space');
  }
  await mia.tabsToButton('Jetzt kostenpflichtig abschließen');
  await keys.press('Enter');
  await mia.hasOneContract();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
