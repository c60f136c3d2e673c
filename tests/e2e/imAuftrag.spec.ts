import { expect, type Page, test } from '@playwright/test';
import * as z from 'zod/mini';
import { heuteInBerlin, tagePlus } from '#contract/tag.ts';
import { accessibilityOf } from '#tests/support/axe.ts';
import { applicant } from './applicant.ts';
import { customer } from './customer.ts';

const outbox = z.array(z.object({ betreff: z.nullable(z.string()), text: z.string() }));
const haken = 'Ich handle im Auftrag des Kunden.';
const offen = 'Bestätigen Sie, dass Sie im Auftrag des Kunden handeln.';

test('a broker changes how his customer pays, says that she asked for it, and she reads of it', async ({
  page,
}) => {
  const ralf = customer(page);
  await ralf.signsIn(
    'ralf.kemper@example.org',
    '/vermittler/login/?zurueck=/vermittler/vertraege/details/',
  );
  await page.getByLabel('Vertragsnummer').fill('fa250000703');
  await page.getByRole('button', { name: 'Vertrag öffnen' }).click();
  await expect(page.getByText('Die Bankverbindung kann nur Ihr Kunde ändern.')).toBeVisible();
  const kunde = page.getByRole('main').getByRole('link', { name: 'Elektro Brandt e.' });
  await expect(kunde).toHaveAttribute('href', /^\/vermittler\/kunde\/P\d+$/);
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Rahmennummer oder Hersteller ändern' }).click();
  await ralf.seesHeading('Rahmennummer nachreichen');
  await page.getByRole('textbox', { name: 'Rahmennummer' }).fill('RM25-778900');
  await page.getByRole('button', { name: 'Rahmennummer speichern' }).click();
  await expect(page.getByText(offen).first()).toBeVisible();
  await page.getByRole('checkbox', { name: haken }).check();
  await page.getByRole('button', { name: 'Rahmennummer speichern' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Zurück zum Vertrag' }).click();
  await page.locator('summary', { hasText: 'Fahrrad' }).click();
  await expect(page.getByText('RM25-778900')).toBeVisible();
  await page.getByRole('link', { name: 'Zahlweise ändern' }).click();
  await ralf.isAt('auswahl');
  await expect(kunde).toBeVisible();
  await page.getByText('Halbjährlich', { exact: true }).click();
  await page.getByRole('button', { name: 'Beitrag berechnen' }).click();
  await ralf.isAt('vergleich.aktuell');
  await expect(page).toHaveURL(/\/vermittler\/vertraege\/details\/FA250000703\/zahlungsweise\//);
  await page.getByRole('button', { name: 'Änderung verbindlich speichern' }).click();
  await expect(page.getByText(offen).first()).toBeVisible();
  await page.getByRole('checkbox', { name: haken }).check();
  await page.getByRole('button', { name: 'Änderung verbindlich speichern' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'bestätigen' }).click();
  await ralf.isAt('gespeichert');
  await expect
    .poll(async () => {
      const params = { an: 'uwe.brandt@example.org' };
      const answer = await page.request.get('/dev/outbox.json', { params });
      return outbox.parse(await answer.json()).map(({ text }) => text);
    })
    .toContainEqual(
      expect.stringContaining('Ralf Kemper hat die Änderung in Ihrem Auftrag gespeichert.'),
    );

  await page.getByRole('link', { name: 'Vertrag ansehen' }).click();
  await page.getByRole('button', { name: 'Vormerkung löschen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'bestätigen' }).click();
  await expect(dialog.getByText(offen)).toBeVisible();
  // Whoever leaves it and comes back is asked anew, and told off for nothing.
  await dialog.getByRole('button', { name: 'abbrechen' }).click();
  await page.getByRole('button', { name: 'Vormerkung löschen' }).click();
  await expect(dialog.getByRole('checkbox', { name: haken })).toBeVisible();
  await expect(dialog.getByText(offen)).toBeHidden();
  await dialog.getByRole('checkbox', { name: haken }).check();
  await dialog.getByRole('button', { name: 'bestätigen' }).click();
  await expect(page.getByText('Die Vormerkung wurde gelöscht.')).toBeVisible();
});

test('a broker cancels with the declaration his customer has signed, and takes it back for her', async ({
  page,
}) => {
  const ralf = customer(page);
  await ralf.signsIn(
    'ralf.kemper@example.org',
    '/vermittler/login/?zurueck=/vermittler/vertraege/details/IA250000603',
  );
  await page.getByRole('link', { name: 'Vertrag kündigen' }).click();
  await page.getByRole('button', { name: 'Kündigung beginnen' }).click();
  await ralf.isAt('grund');
  await page.getByText('Ich wechsle zu einem anderen Versicherer').click();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await ralf.isAt('datum');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await ralf.isAt('nachweis');
  await page.locator('input[name="nachweise"]').setInputFiles({
    name: 'Kuendigung.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Hiermit kündige ich meinen Vertrag.'),
  });
  await expect(page.getByRole('listitem').filter({ hasText: 'Kuendigung.txt' })).toContainText(
    'Hochgeladen',
  );
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await ralf.isAt('pruefen');
  await page.getByRole('checkbox', { name: haken }).check();
  await page.getByRole('button', { name: 'Vertrag verbindlich kündigen' }).dblclick();
  await ralf.isAt('bestaetigung');
  await expect(page.getByText(/Ihr Kunde ist bis zum .* versichert\./)).toBeVisible();

  await page.getByRole('link', { name: 'Vertrag ansehen' }).click();
  await page.getByRole('link', { name: 'Kündigung ansehen oder zurücknehmen' }).click();
  await page.getByRole('button', { name: 'Kündigung zurücknehmen' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: haken }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'bestätigen' }).click();
  await expect(page).toHaveURL(/\/vermittler\/vertraege\/details\/\w+$/);
  await expect(page.getByRole('main').getByText('Aktiv', { exact: true })).toBeVisible();
});

test('a sub-agent without the right sees what a change would cost, and that he cannot save it', async ({
  page,
}) => {
  const tom = customer(page);
  await tom.signsIn(
    'tom.reh@example.org',
    '/vermittler/login/?zurueck=/vermittler/vertraege/details/202112346',
  );
  await expect(page.getByText('Kündigen kann nur die Leitung Ihrer Agentur.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vertrag kündigen' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Zahlweise ändern' }).click();
  await tom.isAt('auswahl');
  await page.getByText('Halbjährlich', { exact: true }).click();
  await page.getByRole('button', { name: 'Beitrag berechnen' }).click();
  await tom.isAt('vergleich.aktuell');
  await expect(
    page.getByText('Sie können den Beitrag berechnen, aber nicht speichern.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /verbindlich speichern/ })).toHaveCount(0);
  expect(await accessibilityOf(page)).toEqual([]);
  // Uwe Brandt's contracts are looked after by somebody else.
  await page.goto('/vermittler/vertraege/details/FA250000703');
  await tom.seesHeading('Diese Seite gibt es nicht.');
});

// Here, because files are played side by side, and this is the contract whose price the broker changes above.
test('a customer who moves takes one contract along, leaves another, and finds the new address with her data', async ({
  page,
}) => {
  const uwe = customer(page);
  const umzugstag = tagePlus(heuteInBerlin(new Date()), 20);
  const [jahr, monat, tag] = umzugstag.split('-');
  await uwe.signsIn('uwe.brandt@example.org', '/kunden/login/?zurueck=/kunden/kundendaten');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Anschrift ändern' }).click();
  await uwe.isAt('neueAdresse');
  await page.getByLabel('Postleitzahl').fill('48143');
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Münster');
  await page.getByRole('combobox', { name: 'Straße' }).fill('Domplatz');
  await page.getByLabel('Hausnummer').fill('12');
  await page.getByRole('textbox', { name: 'Umzugstag' }).fill(`${tag}.${monat}.${jahr}`);
  await page.getByRole('button', { name: 'Weiter' }).click();

  await uwe.isAt('vertraegeWaehlen');
  const rad = page.locator('main [name="vertraege"][value="FA250000703"]');
  const inhalt = page.locator('main [name="vertraege"][value="IM230000702"]');
  await expect(rad).toBeChecked();
  await inhalt.setChecked(false, { force: true });
  await page.reload();
  await uwe.isAt('vertraegeWaehlen');
  await expect(inhalt).not.toBeChecked();
  await page.route('**/beitrag/risikoort', (route) => route.abort());
  await page.getByRole('button', { name: 'Weiter' }).click();

  await uwe.isAt('fehlerBeimBerechnen');
  await page.unroute('**/beitrag/risikoort');
  await page.getByRole('button', { name: 'Noch einmal berechnen' }).press('Enter');
  await uwe.isAt('uebersicht');
  // Whoever goes by the keyboard is still where she was, one key before the act.
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Umzug verbindlich speichern' })).toBeFocused();
  await expect(main.getByText('Domplatz 12, 48143 Münster')).toBeVisible();
  await expect(main.getByText('Vertrag FA250000703')).toBeVisible();
  await expect(main.getByText('Vertrag IM230000702')).toHaveCount(0);
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Umzug verbindlich speichern' }).click();
  await uwe.isAt('bestaetigung');
  await expect(main.getByText('Gespeichert', { exact: true })).toBeVisible();

  await main.getByRole('link', { name: 'Ihre Daten ansehen' }).click();
  await expect(main.getByText(/^Domplatz\s12, 48143\sMünster$/)).toBeVisible();
  await page.goto('/kunden/vertraege/FA250000703');
  await expect(main.getByText(/Domplatz 12/)).toBeVisible();
});

test('a broker whose session ends signs in and goes on with the application he sells, not as a customer', async ({
  page,
}) => {
  const ralf = await sellsUntilTheSessionEnds(page);
  await ralf.entersPasswordAndCode('ralf.kemper@example.org');
  await ralf.isAt('angebot.steht');
  await expect(page.getByText('Antrag über Maklerbüro Westfalen GmbH')).toBeVisible();
  await page
    .getByRole('link', { name: 'Zurück' })
    .or(page.getByRole('button', { name: 'Zurück' }))
    .click();
  await expect(page.getByLabel('Postleitzahl')).not.toHaveValue('');
});

test('another broker who signs in at that computer finds nothing of whom the first one advised', async ({
  page,
}) => {
  await sellsUntilTheSessionEnds(page);
  const email = 'birgit.thaler@example.org';
  const andere = customer(page, email);
  await andere.entersPasswordAndCode(email);
  await andere.acceptsTerms();
  await andere.isAt('einstieg');
  await expect(page.getByLabel('Postleitzahl')).toHaveValue('');
});

test('a broker whose session ends finds the account of his customer as he typed it, and goes on behind it once it was answered', async ({
  page,
}) => {
  const ralf = await typesTheAccount(page);
  await sessionEnds(page, 'kontaktZahlung');
  await ralf.entersPasswordAndCode('ralf.kemper@example.org');
  await ralf.isAt('kontaktZahlung.angaben');
  await expect(page.getByLabel('IBAN')).toHaveValue(/^DE02\s?1203/);
  await ralf.continues();
  await ralf.isAt('abschluss.lesen');
  await sessionEnds(page, 'abschluss');
  await ralf.entersPasswordAndCode('ralf.kemper@example.org');
  await ralf.isAt('abschluss.lesen');
});

test('the account of his customer lies nowhere in the browser while a broker is signed out', async ({
  page,
}) => {
  const ralf = await typesTheAccount(page);
  await ralf.continues();
  await ralf.isAt('abschluss.lesen');
  await sessionEnds(page, 'abschluss');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  expect(kept).toContain('Chausseestraße');
  expect(kept.replaceAll(/\s/g, '')).not.toContain('1203000000');
});

/** A broker stands at the account of his customer, and has typed it. */
async function typesTheAccount(page: Page) {
  const ralf = applicant(page, `kunde-${Date.now()}`);
  await ralf.signsIn('ralf.kemper@example.org', '/vermittler/kundenbestand');
  await ralf.seesHeading('Kundenbestand');
  await page.evaluate(() => sessionStorage.clear());
  await ralf.comesBackTo('kontaktZahlung');
  await ralf.isAt('kontaktZahlung.angaben');
  await page.getByLabel('IBAN').fill('DE02 1203 0000 0000 2020 51');
  return ralf;
}

/** A broker has answered the first question for a customer when his session ends. */
async function sellsUntilTheSessionEnds(page: Page) {
  const email = 'ralf.kemper@example.org';
  const ralf = customer(page, email);
  await ralf.signsIn(email, '/vermittler/kundenbestand');
  await ralf.seesHeading('Kundenbestand');
  await page.goto('/hausrat/antrag');
  await applicant(page, '').asksForThePrice({ plz: '10115' });
  await ralf.isAt('angebot.steht');
  await sessionEnds(page, 'angebot');
  return ralf;
}

/** He was away too long, and is led to the sign-in. */
async function sessionEnds(page: Page, step: string) {
  await page.evaluate(() =>
    localStorage.setItem('sitzung.vermittler', JSON.stringify({ beginn: 0, aktiv: 0 })),
  );
  await expect(page).toHaveURL(
    new RegExp(`/vermittler/login/\\?zurueck=%2Fhausrat%2Fantrag%2F${step}`),
  );
  await expect(page.getByText('Ihre Sitzung ist abgelaufen')).toBeVisible();
}
