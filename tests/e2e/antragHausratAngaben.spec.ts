import { expect, test } from '@playwright/test';
import { applicant } from './applicant.ts';
import { heldBack } from './heldBack.ts';

test('a customer who types the worth of her belongings in euros is insured for that', async ({
  page,
}) => {
  const anna = applicant(page, 'summe-getippt');
  await anna.comesBackTo('angebot');
  await anna.isAt('angebot.steht');
  const sum = page.getByLabel('Versicherungssumme: Wert eingeben');
  for (const [typed, read] of [
    ['20000', '20.000\u00A0EUR'],
    ['30.000', '30.000\u00A0EUR'],
    ['60.000 EUR', '60.000\u00A0EUR'],
  ] as const) {
    const before = await anna.premium();
    await sum.fill(typed);
    await sum.blur();
    await expect(sum).toHaveValue(read);
    // What she goes on with she has seen.
    await expect.poll(() => anna.premium()).not.toBe(before);
  }
  await anna.isAt('angebot.steht');
  await anna.takesTheOffer();
  await anna.isAt('wohnung');
  await page.goBack();
  await expect(sum).toHaveValue('60.000\u00A0EUR');
});

test('a customer is offered exactly what we suggest for her flat, and is priced for it', async ({
  page,
}) => {
  const anna = applicant(page, 'vorschlag-genau');
  await page.goto('/hausrat/antrag');
  await anna.asksForThePrice({ squareMetres: '65' });
  await anna.isAt('angebot.steht');
  const suggested = await anna.premium();
  const sum = page.getByLabel('Versicherungssumme: Wert eingeben');
  await expect(sum).toHaveValue('42.250\u00A0EUR');
  await page.getByRole('button', { name: 'Mehr Versicherungssumme' }).click();
  await expect(sum).toHaveValue('43.000\u00A0EUR');
  await expect.poll(() => anna.premium()).not.toBe(suggested);
  await sum.fill('42.250');
  await sum.blur();
  await expect(sum).toHaveValue('42.250\u00A0EUR');
  await expect.poll(() => anna.premium()).toBe(suggested);
  await anna.takesTheOffer();
  await anna.isAt('wohnung');
});

test('a customer who types a postcode nobody has reads it there and goes no further', async ({
  page,
}) => {
  const anna = applicant(page, 'plz-unbekannt');
  await anna.comesBackTo('person');
  await anna.isAt('person');
  await anna.chooses('Wohnen Sie selbst in der versicherten Wohnung?', 'Nein, ich wohne woanders');
  await page.getByLabel('Postleitzahl').fill('00000');
  await expect(page.getByText('Diese Postleitzahl kennen wir nicht.')).toBeVisible();
  await page.getByLabel('Ort', { exact: true }).fill('Nirgendwo');
  await page.getByLabel('Straße').fill('Domplatz');
  await page.getByLabel('Hausnummer').fill('3');
  await anna.continues();
  await anna.isAt('person');
  await expect(
    page.getByRole('link', { name: 'Diese Postleitzahl kennen wir nicht. Bitte prüfen Sie sie.' }),
  ).toBeVisible();
  await page.getByLabel('Postleitzahl').fill('48143');
  await page.getByLabel('Ort', { exact: true }).fill('Münster');
  await anna.continues();
  await anna.isAt('kontaktZahlung.angaben');
});

test('a customer who corrects the size of her flat at the end reads that her sum is too low now, at the price and where she concludes', async ({
  page,
}) => {
  const anna = applicant(page, 'groessere-wohnung');
  await anna.isReadyToConclude();
  await anna.edits('Erste Angaben');
  await anna.isAt('einstieg');
  await page.getByLabel('Wohnfläche').fill('100');
  await anna.continues('Beitrag zeigen');
  await anna.isAt('angebot.steht');
  const gap = page.getByText('besteht kein Unterversicherungsverzicht');
  await expect(gap).toBeVisible();
  await anna.takesTheOffer();
  await anna.declares();
  await expect(gap).toBeVisible();
  await page.getByRole('button', { name: /ändern$/ }).click();
  await anna.isAt('angebot.steht');
});

test('a customer who adds cover against the elements at the end is asked for floods, and sees the old and the new price once before she goes on', async ({
  page,
}) => {
  const anna = applicant(page, 'elementar-dazu');
  await anna.isReadyToConclude({
    angebot: { deckungen: [], elementarVerzicht: 'BEWUSST' },
    inhalt: { wertsachen: false },
  });
  await anna.edits('Ihr Beitrag');
  await anna.isAt('angebot.steht');
  await page.getByRole('switch', { name: 'Elementarschäden' }).check();
  await expect(page.getByRole('complementary').getByText('bisher')).toBeVisible();
  await anna.takesTheOffer();
  await anna.isAt('inhalt');
  await anna.chooses('Gab es in den letzten 10', 'Nein');
  await anna.continues();
  await anna.declares();
  await expect(page.getByText('Der Elementarschutz beginnt 30\u00A0Tage')).toBeVisible();
  await expect(page.getByText('tragen Sie 10\u00A0% selbst')).toBeVisible();
});

test('a customer whose flat was flooded is told so at once, and at the offer neither asked to waive nor advised to take that cover', async ({
  page,
}) => {
  const anna = applicant(page, 'ueberflutet');
  await anna.comesBackTo('inhalt');
  await anna.isAt('inhalt');
  await anna.chooses('Gab es in den letzten 10', 'Ja');
  await expect(page.getByText('Nach einem Elementarschaden')).toBeVisible();
  await anna.continues();
  await anna.passes('vorversicherung');
  await anna.isAt('angebot.nichtMoeglich');
  await expect(page.getByText('So können wir Sie nicht versichern')).toBeVisible();
  const cover = page.getByRole('switch', { name: 'Elementarschäden' });
  await cover.uncheck();
  await expect(page.getByText('Wir empfehlen Elementarschutz')).toBeHidden();
  await expect(page.getByText('bewusst auf Elementarschutz verzichten')).toBeHidden();
  await anna.takesTheOffer();
  await expect(page.getByText('Bitte prüfen Sie Ihre Angaben')).toBeVisible();
  await page.getByLabel('dass Elementarschäden nicht versichert sind').check();
  await anna.takesTheOffer();
  await anna.passes('wohnung');
  await anna.isAt('inhalt');
  // As long as her answer stands against it, she can mend it.
  await expect(page.getByText('Gab es in den letzten 10')).toBeVisible();
  await anna.passes('inhalt', 'vorversicherung');
  await anna.isAt('person');
});

test('a new customer finds no question about her risk answered for her', async ({ page }) => {
  const anna = applicant(page, 'nichts-vorbelegt');
  await anna.comesBackTo('wohnung', { wohnung: undefined });
  await anna.isAt('wohnung');
  await anna.continues();
  await expect(page.getByRole('link', { name: 'Wählen Sie die Bauweise.' })).toBeVisible();
  await expect(page.getByRole('link', { name: /ständig bewohnt ist/ })).toBeVisible();
});

test('a customer who had two losses tells of each, and reads at its field what is wrong', async ({
  page,
}) => {
  const anna = applicant(page, 'zwei-schaeden');
  await anna.comesBackTo('vorversicherung');
  await anna.isAt('vorversicherung');
  await anna.chooses('Wie viele Schäden', '2');
  const [first, second] = ['Schaden 1', 'Schaden 2'].map((name) =>
    page.getByRole('group', { name, exact: true }),
  );
  await first?.getByLabel('Jahr').fill('2001');
  await first?.getByLabel('Art des Schadens').fill('Rohrbruch in der Küche');
  await first?.getByLabel('Schadenhöhe').fill('1.234,50');
  await anna.continues();
  const wrong = page.getByRole('link', { name: 'Geben Sie ein Jahr der letzten 5 Jahre ein.' });
  await wrong.click();
  await expect(page.getByLabel('Jahr').first()).toBeFocused();
  await first?.getByLabel('Jahr').fill('2025');
  await expect(wrong).toHaveCount(0);
  await second?.getByLabel('Jahr').fill('2024');
  await second?.getByLabel('Art des Schadens').fill('Einbruch');
  await second?.getByLabel('Schadenhöhe').fill('900');
  // One fewer after all, and both again: nothing is lost.
  await anna.chooses('Wie viele Schäden', '1');
  await expect(page.getByRole('group', { name: 'Schaden 2' })).toHaveCount(0);
  await anna.chooses('Wie viele Schäden', '2');
  await expect(second?.getByLabel('Art des Schadens') ?? page.locator('none')).toHaveValue(
    'Einbruch',
  );
  await anna.continues();
  await anna.isAt('beitragPruefen');
});

test('a customer who goes on before her postcode has brought its town is not asked for it, and goes on with it', async ({
  page,
}) => {
  const anna = applicant(page, 'ort-kommt-spaet');
  const towns = await heldBack(page, '**/api/zuers/orte/**');
  await anna.comesBackTo('person');
  await anna.isAt('person');
  await anna.chooses('Wohnen Sie selbst in der versicherten Wohnung?', 'Nein, ich wohne woanders');
  await page.getByLabel('Postleitzahl').fill('20095');
  await page.getByLabel('Straße').fill('Domstraße');
  await page.getByLabel('Hausnummer').fill('5');
  await anna.continues();
  await expect(page.getByRole('button', { name: 'Weiter' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByLabel('Ort', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
  towns.release();
  await anna.isAt('kontaktZahlung.angaben');
  await page.goBack();
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Hamburg');
});

test('a customer whose town cannot be looked up is asked for it once that is known', async ({
  page,
}) => {
  const anna = applicant(page, 'ort-kommt-nicht');
  await page.route('**/api/zuers/orte/**', (route) => route.abort());
  await anna.comesBackTo('person');
  await anna.isAt('person');
  await anna.chooses('Wohnen Sie selbst in der versicherten Wohnung?', 'Nein, ich wohne woanders');
  await page.getByLabel('Postleitzahl').fill('20095');
  await page.getByLabel('Straße').fill('Domstraße');
  await page.getByLabel('Hausnummer').fill('5');
  await anna.continues();
  await expect(page.getByLabel('Ort', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Ort', { exact: true }).fill('Hamburg');
  await anna.continues();
  await anna.isAt('kontaktZahlung.angaben');
});
