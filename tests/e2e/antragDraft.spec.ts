import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import * as z from 'zod/mini';
import { antworten } from '#tests/models/antrag/hausrat/cases.ts';
import { applicant } from './applicant.ts';
import { customer } from './customer.ts';
import { saver } from './saver.ts';

let second: BrowserContext;
test.beforeEach(async ({ browser }) => {
  second = await browser.newContext();
});
test.afterEach(() => second.close());

test('a customer saves her application and goes on at another device where she left it', async ({
  page,
}) => {
  const anna = saver(page);
  await page.goto('/hausrat/antrag');
  await anna.answersTheFirstPage();
  await anna.takesTheOffer();
  await anna.describesTheFlat({ number: '12' });
  await anna.isAt('inhalt');
  await anna.saves('anna.spaeter@example.org');
  await expect(page.getByText(/^Gespeichert um \d\d:\d\d\u00A0Uhr$/)).toBeVisible();

  const other = await second.newPage();
  const there = saver(other);
  await there.opens(await anna.link('anna.spaeter@example.org'), '48143');
  await expect(
    other.getByText('Diese Postleitzahl passt nicht zum gespeicherten Antrag.').first(),
  ).toBeVisible();
  await there.names('10115');
  await there.isAt('inhalt');
  await expect(other).toHaveURL(/\/hausrat\/antrag\/inhalt$/);
  await other.getByRole('button', { name: 'Zurück' }).click();
  await there.isAt('wohnung');
  await expect(other.getByLabel('Hausnummer')).toHaveValue('12');
  await other.reload();
  await there.isAt('wohnung');
});

test('a customer who saved a newer version elsewhere says which one counts, and loses neither by herself', async ({
  page,
}) => {
  const anna = saver(page);
  await page.goto('/hausrat/antrag');
  await anna.answersTheFirstPage();
  await anna.takesTheOffer();
  await anna.isAt('wohnung');
  await anna.saves('anna.beide@example.org');
  const other = await second.newPage();
  const there = saver(other);
  await there.opens(await anna.link('anna.beide@example.org'), '10115');
  await there.describesTheFlat({ number: '14' });
  await there.isAt('inhalt');
  await there.savesAgain();
  await there.readsThatItIsSaved();

  await anna.describesTheFlat({ number: '16' });
  await anna.isAt('inhalt');
  await anna.savesAgain();
  const conflict = page.getByRole('dialog', {
    name: 'Der Entwurf wurde zwischenzeitlich geändert.',
  });
  await expect(conflict.getByText('Möchten Sie die neuere Version laden?')).toBeVisible();
  await conflict.getByRole('button', { name: 'Meine Angaben behalten' }).click();
  await anna.readsThatItIsSaved();

  await there.savesAgain();
  await other.getByRole('button', { name: 'Neuere Version laden' }).click();
  await there.isAt('inhalt');
  await expect(other).toHaveURL(/\/inhalt$/);
  await other.getByRole('button', { name: 'Zurück' }).click();
  await expect(other.getByLabel('Hausnummer')).toHaveValue('16');
});

test('a customer throws her draft away, and its link says so and begins empty', async ({
  page,
}) => {
  const anna = saver(page);
  await page.goto('/hausrat/antrag');
  await anna.answersTheFirstPage();
  await anna.saves('anna.weg@example.org');
  await page.getByRole('button', { name: 'Entwurf speichern' }).click();
  await page.getByRole('button', { name: 'Entwurf löschen' }).click();
  const asks = page.getByRole('dialog', { name: 'Möchten Sie den Entwurf wirklich löschen?' });
  await asks.getByRole('button', { name: 'Entwurf löschen' }).click();
  await expect(page.getByText('Ihr Entwurf ist gelöscht.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entwurf speichern' })).toBeFocused();
  await anna.isAt('angebot.steht');

  const other = await second.newPage();
  const there = saver(other);
  await other.goto(await anna.link('anna.weg@example.org'));
  await there.seesHeading('Diesen Entwurf gibt es nicht mehr.');
  await other.getByRole('button', { name: 'Neu beginnen' }).click();
  await there.isAt('einstieg');
  await expect(other).toHaveURL(/\/hausrat\/antrag\/?$/);
  await expect(other.getByLabel('Postleitzahl')).toHaveValue('');
});

test('a customer without a connection is told that nothing was saved, and saves when it is back', async ({
  page,
  context,
}) => {
  const anna = saver(page);
  await page.goto('/hausrat/antrag');
  await anna.answersTheFirstPage();
  await page.getByRole('button', { name: 'Entwurf speichern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-Mail-Adresse').fill('anna.offline@example.org');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Entwurf speichern' }).click();
  await expect(dialog.getByText('Keine Verbindung. Es wurde nichts gespeichert.')).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Entwurf speichern' }).click();
  await expect(page.getByText('Der Link ist unterwegs an anna.offline@example.org.')).toBeVisible();
});

test('a customer who is signed in opens what she saved without naming a postcode', async ({
  page,
}) => {
  const anna = saver(page);
  await anna.signsIn('anna.bergmann@example.org');
  await page.goto('/hausrat/antrag');
  await anna.answersTheFirstPage();
  await anna.saves('anna.angemeldet@example.org');
  await page.goto(await anna.link('anna.angemeldet@example.org'));
  await anna.isAt('angebot.steht');
  await expect(page).not.toHaveURL(/savedDraftId/);
});

test('a draft from before a question existed opens there and names it, with everything else filled in', async ({
  page,
}) => {
  const { einstieg, wohnung } = antworten;
  const { ort, strasse, hausnummer, staendigBewohnt: _neu, ...gebaeude } = wohnung;
  const kept = {
    risikoort: { plz: einstieg.plz, ort, strasse, hausnummer },
    wohnung: { ...gebaeude, wohnflaeche: einstieg.wohnflaeche },
    versicherungssumme: { versicherungssumme: 52_000_00, wertsachen: false },
  };
  const id = await keptBefore(page, kept, 'bausteine');
  const anna = saver(page);
  await anna.opens(`/hausrat/antrag?savedDraftId=${id}`, '10115');
  await anna.isAt('einstieg');
  await expect(page.getByText('Bitte prüfen Sie: „Was ist Ihnen am wichtigsten?“.')).toBeVisible();
  await expect(page.getByLabel('Postleitzahl')).toHaveValue('10115');
  await expect(page.getByLabel(/Wohnfläche/)).toHaveValue('80');
  await anna.chooses('Was ist Ihnen am wichtigsten?', 'Möglichst viel Schutz');
  await anna.continues('Beitrag zeigen');
  await anna.takesTheOffer();
  await anna.isAt('wohnung');
  await expect(
    page.getByText('Bitte prüfen Sie: „Ist die Wohnung ständig bewohnt?“.'),
  ).toBeVisible();
  await expect(page.getByLabel('Straße')).toHaveValue('Chausseestraße');
  await anna.chooses('Ist die Wohnung ständig bewohnt?', 'Ja');
  await anna.continues();
  await anna.isAt('inhalt');
  await expect(page.getByText(/Seit dem Speichern/)).toHaveCount(0);
});

test('a customer whose contract exists reads so where her draft was, and finds the way to it', async ({
  page,
}) => {
  const anna = applicant(page, 'anna.fertig');
  await anna.isReadyToConclude();
  await page.getByRole('button', { name: 'Entwurf speichern' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('E-Mail-Adresse')).toHaveValue(anna.email);
  await dialog.getByRole('button', { name: 'Entwurf speichern' }).click();
  await expect(page.getByText(/Der Link ist unterwegs/)).toBeVisible();
  const link = await saver(page).link(anna.email);
  await anna.concludes();
  await anna.hasOneContract();

  const other = await second.newPage();
  await saver(other).opens(link, '10115');
  await saver(other).seesHeading('Aus diesem Entwurf ist schon ein Vertrag geworden.');
  const way = other.getByRole('link', { name: 'Zu meinen Verträgen' });
  await expect(way).toHaveAttribute('href', '/kunden/vertraege');
  await other.getByRole('button', { name: 'Neu beginnen' }).click();
  await saver(other).isAt('einstieg');
  await expect(other.getByLabel('Postleitzahl')).toHaveValue('');
});

test('a broker who applies has every step saved and goes on elsewhere without a question', async ({
  page,
}) => {
  const ralf = saver(page);
  await ralf.signsIn('ralf.kemper@example.org', '/vermittler/login/');
  await page.goto('/hausrat/antrag?vermittlernummer=4711999999');
  await expect(page.getByText('Antrag über Maklerbüro Westfalen GmbH')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entwurf speichern' })).toHaveCount(0);
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/entwurf') && answer.ok(),
  );
  await ralf.answersTheFirstPage();
  const { id } = z.parse(z.object({ id: z.uuidv4() }), await (await saved).json());
  await expect(page.getByText(/^Gespeichert um/)).toBeVisible();

  await page.goto(`/hausrat/antrag?savedDraftId=${id}`);
  await ralf.isAt('angebot.steht');
  await expect(page).not.toHaveURL(/savedDraftId/);
});

test('a broker says whether he advised before he may submit for his customer, and submits without buying', async ({
  page,
}) => {
  const ralf = applicant(page, `kunde-${Date.now()}`);
  await ralf.signsIn('ralf.kemper@example.org', '/vermittler/kundenbestand');
  await ralf.seesHeading('Kundenbestand');
  await page.evaluate(() => sessionStorage.clear());
  await ralf.comesBackTo('kontaktZahlung');
  await ralf.pays();
  await ralf.isAt('abschluss.lesen');
  const advised = page.getByRole('radiogroup', { name: 'Haben Sie Ihren Kunden beraten?' });
  await expect(advised.getByRole('radio')).toHaveCount(3);
  for (const one of await advised.getByRole('radio').all()) await expect(one).not.toBeChecked();
  const required = page.getByRole('checkbox').and(page.locator('[aria-required=true]'));
  for (const box of await required.all()) await box.check();
  // It binds nobody while this is not said: what is sent is refused before it leaves the page.
  await ralf.continues('Antrag verbindlich einreichen');
  await page
    .getByRole('link', { name: 'Wählen Sie bitte eine Antwort: Haben Sie Ihren Kunden beraten?' })
    .click();
  await page.keyboard.press('Space');
  await expect(
    advised.getByRole('radio', { name: 'Ja, er hat das Beratungsprotokoll' }),
  ).toBeChecked();
  await expect(page.getByRole('button', { name: /kostenpflichtig/ })).toHaveCount(0);
  // Not sent: his book stays as the other tests know it.
  await expect(page.getByRole('button', { name: 'Antrag verbindlich einreichen' })).toBeVisible();
});

test('a customer of a broker reads who he is, and one whose link names nobody goes on without', async ({
  page,
}) => {
  await page.goto('/hausrat/antrag?vermittlernummer=4711000001&ref=Kampagne-7');
  await expect(page.getByText('Ihr Vermittler: Maklerbüro Westfalen GmbH')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Telefon 030/ })).toHaveAttribute(
    'href',
    'tel:+493023125401',
  );
  await page.goto('/hausrat/antrag?vermittlernummer=4711999999');
  await customer(page).seesHeading('Vermittler nicht gefunden');
  await page.getByRole('button', { name: 'Ohne Vermittler fortfahren' }).click();
  await customer(page).isAt('einstieg');
  await expect(page.getByText(/Ihr Vermittler/)).toHaveCount(0);
});

test('a draft of nobody has no postcode to ask for, in keys as in words', async ({ page }) => {
  await page.goto('/hausrat/antrag?withoutTranslations=true&savedDraftId=nichts');
  await customer(page).seesHeading('antrag.anfang.weg');
  await page.getByRole('button', { name: 'antrag.anfang.entwurfNeu' }).click();
  await customer(page).isAt('einstieg');
  await expect(page.getByRole('heading', { name: 'antrag.hausrat.einstieg.titel' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'antrag.entwurf.fuss.speichern' })).toBeVisible();
});

/** Saved by a release that asked less; its id. */
async function keptBefore(page: Page, kept: object, schritt: string): Promise<string> {
  const answer = await page.request.post('/api/entwurf', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      antworten: kept,
      schritt,
      schema: 1,
      variante: null,
      tarifVersion: null,
      beitrag: null,
      produkt: 'HAUSRAT',
      marke: 'andsafe',
      vermittlerNummer: null,
      plz: '10115',
      email: null,
    },
  });
  return z.parse(z.object({ id: z.uuidv4() }), await answer.json()).id;
}
