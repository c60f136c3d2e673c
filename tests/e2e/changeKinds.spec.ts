import { expect, type Locator, type Page, test } from '@playwright/test';
import { customer } from './customer.ts';

test('a customer lowers the deductible from a day of her choice and takes it back', async ({
  page,
}) => {
  const anna = customer(page);
  await anna.signsIn('anna.bergmann@example.org', toHerDog('vertraege'));
  await page.getByRole('link', { name: 'Selbstbeteiligung ändern' }).click();
  await anna.isAt('auswahl');
  await openChoice(page).check({ force: true });
  await page.getByRole('button', { name: 'Weiter' }).click();
  await anna.isAt('termin');
  await expect(page.getByRole('textbox', { name: 'Gültig ab' })).not.toHaveValue('');
  await page.reload();
  await anna.isAt('termin');
  await page.getByRole('button', { name: 'Beitrag berechnen' }).click();
  await anna.isAt('vergleich.aktuell');
  await page.getByRole('button', { name: 'Änderung verbindlich speichern' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'bestätigen' }).click();
  await anna.isAt('gespeichert');
  await expect(page.getByText('Ihre Änderung wurde gespeichert.')).toBeVisible();
  await page.getByRole('link', { name: 'Vertrag ansehen' }).click();
  const remove = page.getByRole('button', { name: 'Vormerkung löschen' });
  await remove.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'bestätigen' }).press('Enter');
  // Where it stood, and in passing.
  await expect(page.getByText('Die Vormerkung wurde gelöscht.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vorgemerkte Änderungen' })).toHaveCount(0);
  // The button is gone with it.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

// Here, and not beside the other changes: it is the contract of the first of these.
test('a customer who goes Back the moment she went on is at the step that the address names', async ({
  page,
}) => {
  const anna = customer(page);
  await anna.signsIn('anna.bergmann@example.org', toHerDog('selbstbeteiligung'));
  await anna.isAt('auswahl');
  await openChoice(page).check({ force: true });
  // A page that draws slowly: the address is there and gone again before the step is.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      history.pushState = push;
      history.back();
    };
  });
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page).toHaveURL(/TH250000104$/);
  await anna.isAt('auswahl');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goForward();
  await anna.isAt('termin');
});

test('cover against the elements is added after a question about earlier damage', async ({
  page,
}) => {
  const uwe = customer(page);
  await uwe.signsIn(
    'uwe.brandt@example.org',
    '/kunden/login/?zurueck=/kunden/elementar/IM230000702',
  );
  await page.locator('main input[type=radio][value=true]').check({ force: true });
  await page.getByRole('button', { name: 'Weiter' }).click();
  await uwe.isAt('vorschaden');
  await page.getByText('Ja', { exact: true }).click();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await uwe.isAt('termin');
  await page.getByRole('button', { name: 'Beitrag berechnen' }).click();
  await uwe.isAt('abgelehnt');
  await expect(
    page.getByText('Ihre Wahl „Elementarschutz: eingeschlossen“ wurde nicht gespeichert.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Auswahl ändern' }).click();
  await uwe.isAt('auswahl');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await uwe.isAt('vorschaden');
  await expect(page.getByRole('radio', { name: 'Ja' })).toBeChecked();
  await page.getByText('Nein', { exact: true }).click();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Beitrag berechnen' }).click();
  await uwe.isAt('vergleich.aktuell');
});

test('the people whom the private liability of a firm covers are named one by one', async ({
  page,
}) => {
  const sofia = customer(page);
  await sofia.signsIn('sofia.conti@example.org', '/kunden/login/?zurueck=/kunden/phv/VH240000901');
  await page.locator('main input[type=radio][value=EINS]').check({ force: true });
  await page.getByRole('button', { name: 'Weiter' }).click();
  await sofia.isAt('person1');
  await page.getByLabel('Vorname').fill('Mara');
  await page.reload();
  await sofia.isAt('person1');
  await expect(page.getByLabel('Vorname')).toHaveValue('Mara');
  await page.getByLabel('Nachname').fill('Conti');
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('04.05.2001');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await sofia.isAt('termin');
  await page.getByRole('button', { name: 'Beitrag berechnen' }).click();
  await sofia.isAt('vergleich.aktuell');
  await page.getByRole('button', { name: 'Kostenpflichtig ändern' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'bestätigen' }).click();
  await sofia.isAt('gespeichert');
});

test('a revenue that is unchanged is confirmed with one press, and the task is done', async ({
  page,
}) => {
  const sofia = customer(page);
  await sofia.signsIn(
    'sofia.conti@example.org',
    '/kunden/login/?zurueck=/kunden/jahresumsatz/201912345',
  );
  await sofia.isAt('auswahl');
  await page.getByRole('button', { name: 'Mein Jahresumsatz ist unverändert.' }).click();
  await sofia.isAt('umsatzBestaetigt');
  await page.getByRole('link', { name: 'Vertrag ansehen' }).click();
  await expect(page.getByRole('link', { name: 'Jahresumsatz ändern' })).toHaveCount(0);
});

test('a firm says what it sells beside its insured contents, at the same premium', async ({
  page,
}) => {
  const lena = customer(page);
  await lena.signsIn(
    'lena.krueger@example.org',
    '/kunden/login/?zurueck=/kunden/vertraege/IA250000603',
  );
  await page.getByRole('link', { name: 'Jahresumsatz ändern' }).click();
  await lena.isAt('auswahl');
  const umsatz = page.getByRole('textbox', { name: 'Jahresumsatz' });
  await umsatz.fill('999');
  await page.getByRole('button', { name: 'Beitrag berechnen' }).click();
  await expect(page.getByText(/Geben Sie mindestens 1\.000,00.EUR ein\./).first()).toBeVisible();
  await umsatz.fill('200000');
  await page.getByRole('button', { name: 'Beitrag berechnen' }).click();
  await lena.isAt('vergleich.aktuell');
  await expect(page.getByText('Bitte prüfen Sie die Summe.')).toBeVisible();
  await page.getByRole('button', { name: 'Änderung verbindlich speichern' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'bestätigen' }).click();
  await lena.isAt('gespeichert');
});

test('an insured sum is typed, and one out of bounds is told its bounds', async ({ page }) => {
  const anna = customer(page);
  await anna.signsIn(
    'anna.bergmann@example.org',
    '/kunden/login/?zurueck=/kunden/versicherte-kosten/HR250000102',
  );
  await page.getByRole('textbox', { name: 'Versicherungssumme' }).fill('900000000');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText(/Geben Sie einen Betrag zwischen .* ein\./).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Versicherungssumme' }).fill('75000');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await anna.isAt('termin');
  await calculatesAndSaves(page);
  await anna.isAt('gespeichert');
});

test('a partner is insured too after she has moved in', async ({ page }) => {
  const anna = customer(page);
  await anna.signsIn(
    'anna.bergmann@example.org',
    '/kunden/login/?zurueck=/kunden/familienstand/PH250000101',
  );
  await page.getByText('Paar', { exact: true }).click();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await anna.isAt('anlass');
  await page.getByText('Gemeinsame Wohnung', { exact: true }).click();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await anna.isAt('person1');
  await page.getByLabel('Vorname').fill('Kim');
  await page.getByLabel('Nachname').fill('Sommer');
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('12.03.1993');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await anna.isAt('termin');
  await calculatesAndSaves(page);
  await anna.isAt('gespeichert');
});

test('a cover is added to home contents', async ({ page }) => {
  const anna = customer(page);
  await anna.signsIn(
    'anna.bergmann@example.org',
    '/kunden/login/?zurueck=/kunden/deckung/HR250000102',
  );
  await page.getByText('Unbenannte Gefahren', { exact: true }).click();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await anna.isAt('termin');
  await calculatesAndSaves(page);
  await anna.isAt('gespeichert');
});

test('the office liability of a firm ends on the one day it can', async ({ page }) => {
  const lena = customer(page);
  await lena.signsIn('lena.krueger@example.org', '/kunden/login/?zurueck=/kunden/bhv/VH250000602');
  await page.getByText('Ohne Bürohaftpflicht', { exact: true }).click();
  await calculatesAndSaves(page, 'Änderung verbindlich speichern');
  await lena.isAt('gespeichert');
});

test('another trade is insured after its questions, at a price seen before it is saved', async ({
  page,
}) => {
  const uwe = customer(page);
  await uwe.signsIn(
    'uwe.brandt@example.org',
    '/kunden/login/?zurueck=/kunden/gewerbearten/BH220000701',
  );
  await page.locator('main [name="hauptgewerbe"]').fill('Unternehmensberatung');
  await page.getByRole('option', { name: 'Unternehmensberatung', exact: true }).click();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await uwe.isAt('risikofragen');
  const neins = page.getByRole('radio', { name: 'Nein' });
  await expect(neins.first()).toBeAttached();
  for (const nein of await neins.all()) {
    await nein.check({ force: true });
  }
  await page.getByRole('button', { name: 'Weiter' }).click();
  await uwe.isAt('termin');
  await calculatesAndSaves(page, 'Änderung verbindlich speichern');
  await uwe.isAt('gespeichert');
});

test('home contents move to another address with the size of the flat there', async ({ page }) => {
  const claudia = customer(page);
  await claudia.signsIn(
    'claudia.weiss@example.org',
    '/kunden/login/?zurueck=/kunden/risikoort/HR240000502',
  );
  await page.locator('main [name="plz"]').fill('48143');
  await page.locator('main [name="ort"]').fill('Münster');
  await page.locator('main [name="strasse"]').fill('Königsstraße');
  await page.locator('main [name="hausnummer"]').fill('7');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await claudia.isAt('wohnung');
  await page.getByLabel('Wohnfläche').fill('60');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await claudia.isAt('termin');
  await calculatesAndSaves(page, 'Änderung verbindlich speichern');
  await claudia.isAt('gespeichert');
});

test('a flat is said to be larger from its tile, and the comparison names the sum that is too low', async ({
  page,
}) => {
  const anna = customer(page);
  await anna.signsIn(
    'anna.bergmann@example.org',
    '/kunden/login/?zurueck=/kunden/vertraege/HR250000102',
  );
  await page.getByRole('link', { name: 'Wohnfläche ändern' }).click();
  await anna.isAt('auswahl');
  await expect(page.getByText('Bisher sind es 65\u00A0m².')).toBeVisible();
  // Whether the size of today may be named again hangs on what else is pending (`tests/facts/livingSpace.test.ts`).
  await page.getByRole('textbox', { name: 'Wohnfläche' }).fill('120');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await anna.isAt('termin');
  await page.getByRole('button', { name: 'Beitrag berechnen' }).click();
  await anna.isAt('vergleich.aktuell');
  await expect(
    page.getByText('Bei dieser Summe besteht kein Unterversicherungsverzicht.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Änderung verbindlich speichern' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'bestätigen' }).click();
  await anna.isAt('gespeichert');
  await page.getByRole('link', { name: 'Vertrag ansehen' }).click();
  await expect(page.getByText('Wohnfläche: 120\u00A0m²').first()).toBeVisible();
});

test('a couple takes a child along on a trip that has not begun', async ({ page }) => {
  const thomas = customer(page);
  await thomas.signsIn(
    'thomas.lang@example.org',
    '/kunden/login/?zurueck=/kunden/vertraege/RR260001001',
  );
  await page.getByRole('link', { name: 'Mitreisende ändern' }).click();
  await page.getByRole('radio', { name: /^Wir zu zweit mit einem Kind/ }).check({ force: true });
  await page.getByRole('button', { name: 'Weiter' }).click();
  for (const [step, name, born] of [
    ['person1', 'Pia', '1991-01-29'],
    ['person2', 'Mia', '2018-05-04'],
  ] as const) {
    await thomas.isAt(step);
    await page.getByLabel('Vorname').fill(name);
    await page.getByLabel('Nachname').fill('Sommer');
    await page.locator('main [name="geburtsdatum"]').fill(born);
    await page.getByRole('button', { name: 'Weiter' }).click();
  }
  await thomas.isAt('termin');
  await calculatesAndSaves(page);
  await thomas.isAt('gespeichert');
  await page.getByRole('link', { name: 'Vertrag ansehen' }).click();
  await expect(page.getByText(/Wer reist: eine Familie/)).toBeVisible();
});

/** The button says so where the change costs more. */
async function calculatesAndSaves(page: Page, label = 'Kostenpflichtig ändern'): Promise<void> {
  await page.getByRole('button', { name: 'Beitrag berechnen' }).click();
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'bestätigen' }).click();
}

/** A page of the contract of her dog, behind the sign-in. */
function toHerDog(path: string): string {
  return `/kunden/login/?zurueck=/kunden/${path}/TH250000104`;
}

function openChoice(page: Page): Locator {
  return page.locator('main input[type=radio]:not([aria-disabled=true])').first();
}
