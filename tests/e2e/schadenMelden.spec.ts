import { expect, type Page, test } from '@playwright/test';
import { accessibilityOf } from '#tests/support/axe.ts';
import { customer } from './customer.ts';

const thomas = 'thomas.lang@example.org';

/** Yesterday in Berlin, as somebody types it. */
const gestern = new Date(Date.now() - 86_400_000).toLocaleDateString('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Berlin',
});

/** Counts what she does to get to the number, each choice, field and button. */
function reporter(page: Page) {
  let inputs = 0;
  const counted = async (done: Promise<unknown>) => {
    inputs += 1;
    await done;
  };
  return {
    inputs: () => inputs,
    chooses: (value: string) =>
      counted(page.locator(`main input[value="${value}"]`).check({ force: true })),
    types: (name: string, text: string) =>
      counted(page.locator(`main [name="${name}"]:is(input, textarea)`).fill(text)),
    ticks: (name: string) => counted(page.locator(`main [name="${name}"]`).check({ force: true })),
    presses: (name: string) => counted(page.getByRole('button', { name, exact: true }).click()),
  };
}

test('a customer reports that water runs in eleven inputs on four pages, loses nothing by a reload, hands in what is missing and tells a price', async ({
  page,
}) => {
  const she = customer(page);
  const does = reporter(page);
  await she.signsIn(thomas, '/schaden-melden/');
  await page.getByRole('link', { name: 'Hausratversicherung' }).click();
  await she.seesHeading('Was ist passiert?');
  await does.chooses('LEITUNGSWASSER');
  await does.presses('Weiter');

  await she.seesHeading('Wann und wo ist es passiert?');
  await does.types('schadendatum', gestern);
  await does.chooses('RISIKOORT');
  await does.chooses('LAEUFT');
  await expect(page.getByText('Bitte stellen Sie das Wasser ab')).toBeVisible();
  await does.types('hergang', 'Der Schlauch der Spülmaschine ist geplatzt.');
  await page.reload();
  await expect(page.locator('main [name="hergang"]')).toHaveValue(/Schlauch/);
  await expect(page.locator('main input[value="LAEUFT"]')).toBeChecked();
  await does.types('sachen', 'Teppich und Regal');
  await does.presses('Weiter');

  await she.seesHeading('Zeigen Sie uns den Schaden');
  await does.presses('Weiter');
  await she.seesHeading('Stimmt alles?');
  expect(await accessibilityOf(page)).toEqual([]);
  await does.ticks('wahr');
  await does.presses('Schaden melden');
  await she.seesHeading('Vielen Dank. Ihr Schaden ist gemeldet.');
  await expect(page.getByText(/Ihre Schadennummer lautet S\d{2}-\d{7}\./)).toBeVisible();
  expect(does.inputs()).toBe(11);
  expect(await accessibilityOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'Unterlagen hochladen' }).click();
  await she.seesHeading('Leitungswasser');
  await page.getByRole('link', { name: /Hochladen.*Kaufbelege|Kaufbelege.*Hochladen/ }).click();
  await page.locator('main input[name="dateien"]').setInputFiles({
    name: 'Teppich.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Rechnung über einen Teppich'),
  });
  await page.getByText('Hochgeladen', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Unterlage senden' }).click();
  await she.seesHeading('Leitungswasser');
  await expect(page.getByText('Sie haben Unterlagen geschickt')).toBeVisible();
  await page.getByRole('link', { name: 'Ergänzen Preise der Sachen' }).click();
  await she.seesHeading('Was haben die Sachen gekostet?');
  await does.types('positionen.0.bezeichnung', 'Teppich');
  await does.types('positionen.0.neupreis', '420');
  await page.getByRole('radio', { name: 'Zerstört' }).check({ force: true });
  await page.getByRole('radio', { name: 'Ja', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: 'Noch nicht' }).check({ force: true });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await she.seesHeading('Leitungswasser');
  await expect(page.getByText('Sie haben Angaben ergänzt')).toBeVisible();
  await expect(page.getByText('Neupreise zusammen')).toBeVisible();
  await page.goto('/kunden/postfach/eingang');
  await page.getByRole('link', { name: /Ihre Schadenmeldung S/ }).click();
  await expect(page.getByText('Teppich und Regal')).toBeVisible();
});

test('a customer who reports a fire of the same day again is told of the first report, reports the other one all the same, and takes it back', async ({
  page,
}) => {
  const she = customer(page);
  const does = reporter(page);
  await she.signsIn(thomas, '/schaden-melden/');
  const reportsFire = async (hergang: string) => {
    await page.goto('/schaden-melden/');
    await page.getByRole('link', { name: 'Hausratversicherung' }).click();
    await she.seesHeading('Was ist passiert?');
    await expect(page.locator('main input[value="FEUER"]')).not.toBeChecked();
    await does.chooses('FEUER');
    await does.presses('Weiter');
    await does.types('schadendatum', gestern);
    await does.chooses('RISIKOORT');
    await does.chooses('BEWOHNBAR');
    await does.types('hergang', hergang);
    await does.types('sachen', 'Schrank');
    await does.presses('Weiter');
    await she.seesHeading('Zeigen Sie uns den Schaden');
    await does.presses('Weiter');
    await does.ticks('wahr');
    await does.presses('Schaden melden');
  };
  await reportsFire('Eine Kerze ist umgefallen.');
  await she.seesHeading('Vielen Dank. Ihr Schaden ist gemeldet.');
  await reportsFire('Am Abend hat noch der Herd gebrannt.');
  await expect(page.getByText(/liegt uns bereits eine Meldung vor/)).toBeVisible();
  await does.presses('Trotzdem melden');
  await she.seesHeading('Vielen Dank. Ihr Schaden ist gemeldet.');

  // It was nothing after all.
  await page.getByRole('link', { name: 'Unterlagen hochladen' }).click();
  await she.seesHeading(/^Feuer/);
  await page.getByRole('button', { name: 'Schaden zurückziehen' }).click();
  const frage = page.getByRole('dialog', { name: 'Schaden zurückziehen?' });
  expect(await accessibilityOf(page)).toEqual([]);
  await frage.getByRole('button', { name: 'abbrechen' }).press('Enter');
  await expect(frage).toBeHidden();
  await page.getByRole('button', { name: 'Schaden zurückziehen' }).click();
  await frage.getByRole('button', { name: 'bestätigen' }).click();
  await expect(page.getByText('Dieser Schaden ist zurückgezogen.')).toBeVisible();
  await expect(page.getByText('Sie haben den Schaden zurückgezogen')).toBeVisible();
  await expect(page.getByText('Was noch fehlt')).toHaveCount(0);
  expect(await accessibilityOf(page)).toEqual([]);
});

test('a customer whose contract does not have it says that she reports it all the same', async ({
  page,
}) => {
  await customer(page).signsIn(thomas, '/schaden-melden/');
  await page.getByRole('link', { name: 'Hausratversicherung' }).click();
  await page.locator('main input[value="FAHRRADDIEBSTAHL"]').check({ force: true });
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(
    page.getByText('Bestätigen Sie, dass Sie den Schaden trotzdem melden').first(),
  ).toBeVisible();
  expect(await accessibilityOf(page)).toEqual([]);
  await page.locator('main [name="trotzdem"]').check({ force: true });
  await page.getByRole('button', { name: 'Weiter' }).click();
  await customer(page).seesHeading('Wann und wo ist es passiert?');
});

test('a customer who let somebody else’s phone fall reports it, is told not to pay at once, and has her number', async ({
  page,
}) => {
  const she = customer(page);
  const does = reporter(page);
  await she.signsIn('sofia.conti@example.org', '/schaden-melden/');
  await page.getByRole('link', { name: 'Privathaftpflichtversicherung' }).click();
  await she.seesHeading('Was ist passiert?');
  await does.chooses('SACHSCHADEN');
  await does.presses('Weiter');
  await does.types('schadendatum', gestern);
  await does.chooses('WOHNORT');
  await does.chooses('GEFORDERT');
  await expect(page.getByText('Zahlen Sie aber bitte nicht')).toBeVisible();
  await does.types('hergang', 'Ich habe das Handy einer Freundin fallen lassen.');
  await does.types('sachen', 'Handy');
  expect(await accessibilityOf(page)).toEqual([]);
  await does.presses('Weiter');
  await does.presses('Weiter');
  await she.seesHeading('Stimmt alles?');
  await does.ticks('wahr');
  await does.presses('Schaden melden');
  await she.seesHeading('Vielen Dank. Ihr Schaden ist gemeldet.');
  await expect(page.getByText(/Ihre Schadennummer lautet S\d{2}-\d{7}\./)).toBeVisible();
  expect(does.inputs()).toBe(11);
});

test('whoever counts to a contract that is not there, or is no home contents, is told how to go on', async ({
  page,
}) => {
  const she = customer(page);
  await she.signsIn(thomas, '/schaden-melden/hausrat/99');
  await expect(page).toHaveURL(/\/schaden-melden\/fehler/);
  await expect(page.getByRole('link', { name: 'Neu starten' })).toBeVisible();
});
