import { expect, type Page, test } from '@playwright/test';
import * as z from 'zod/mini';
import { customer } from './customer.ts';

const outbox = z.array(
  z.object({ kanal: z.string(), betreff: z.nullable(z.string()), text: z.string() }),
);

test('a customer cancels her bicycle insurance, reads until when she is covered, and takes it back; another tab says why it cannot be done again', async ({
  page,
  context,
}) => {
  const marie = customer(page);
  await marie.signsIn(
    'marie.schulte@example.org',
    '/kunden/login/?zurueck=/kunden/vertraege/FA260000303',
  );
  await page.getByRole('link', { name: 'Kündigen oder widerrufen' }).click();
  await marie.isAt('uebersicht');
  await page.getByRole('button', { name: 'Kündigung beginnen' }).click();
  await marie.isAt('grund');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('link', { name: 'Wählen Sie einen Grund.' })).toBeVisible();
  await page.getByText('Der Beitrag ist mir zu hoch').click();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await marie.isAt('datum');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await marie.isAt('feedback');
  await page.reload();
  await marie.isAt('feedback');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await marie.isAt('pruefen');
  await expect(page.getByText('Der Beitrag ist mir zu hoch')).toBeVisible();
  await page.getByRole('button', { name: 'Vertrag verbindlich kündigen' }).dblclick();
  await marie.isAt('bestaetigung');
  await expect(page.getByText(/Sie sind bis zum .* versichert\./)).toBeVisible();
  await page.getByRole('link', { name: 'Vertrag ansehen' }).click();
  await expect(page.getByText(/^Endet am \d/)).toBeVisible();
  await expect(page.getByText('Kündigungsbestätigung').first()).toBeVisible();

  await page.getByRole('link', { name: 'Kündigung ansehen oder zurücknehmen' }).click();
  const other = await context.newPage();
  await other.goto('/kunden/kuendigen-widerrufen/FA260000303/kuendigung');
  await expect(other.getByRole('button', { name: 'Kündigung zurücknehmen' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Kündigung zurücknehmen' });
  await button.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await takeBack(page);
  await expect(page).toHaveURL(/\/kunden\/vertraege\/FA260000303$/);
  await expect(page.getByRole('main').getByText('Aktiv', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await takeBack(other);
  const why = other.getByText('Diese Kündigung können Sie hier nicht zurücknehmen.');
  await expect(why).toBeVisible();
  // What is said is not taken away again by what is read.
  await other.waitForLoadState('networkidle');
  await expect(why).toBeVisible();
  await expect(other.getByRole('button', { name: 'Kündigung zurücknehmen' })).toBeFocused();
});

async function takeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kündigung zurücknehmen' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'bestätigen' }).press('Enter');
}

test('a customer whose dog has died uploads the proof, and finds it again after a reload', async ({
  page,
}) => {
  const marie = customer(page);
  await marie.signsIn(
    'marie.schulte@example.org',
    '/kunden/login/?zurueck=/kunden/kuendigen-widerrufen/TH250000304/kuendigung',
  );
  await page.getByRole('button', { name: 'Kündigung beginnen' }).click();
  await page.getByText('Das versicherte Risiko besteht nicht mehr').click();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await marie.isAt('datum');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await marie.isAt('nachweis');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('link', { name: 'Laden Sie einen Nachweis hoch.' })).toBeVisible();
  const datei = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const buffer = Buffer.from('Bescheinigung der Tierarztpraxis');
  const mimeType = 'text/plain';
  await page.locator('input[name="nachweise"]').setInputFiles([
    { name: 'eicar.txt', mimeType, buffer },
    { name: 'Bescheinigung.txt', mimeType, buffer },
  ]);
  await expect(datei('eicar.txt')).toContainText('Die Datei konnte nicht geprüft werden.');
  await expect(datei('Bescheinigung.txt')).toContainText('Hochgeladen');
  await page.reload();
  await expect(datei('Bescheinigung.txt')).toContainText('Hochgeladen');
  await page.route('**/api/upload/**', (route) => route.abort());
  await page
    .locator('input[name="nachweise"]')
    .setInputFiles({ name: 'Rechnung.txt', mimeType, buffer: Buffer.from('Einäscherung') });
  await expect(datei('Rechnung.txt')).toContainText('Das Hochladen hat nicht geklappt.');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('link', { name: /^Laden Sie die Datei noch einmal/ })).toBeVisible();
  await page.unroute('**/api/upload/**');
  await datei('Rechnung.txt')
    .getByRole('button', { name: /^Erneut versuchen/ })
    .click();
  await expect(datei('Rechnung.txt')).toContainText('Hochgeladen');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await marie.isAt('feedback');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await marie.isAt('pruefen');
  await expect(page.getByText('Bescheinigung.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Kündigung einreichen' }).dblclick();
  await marie.isAt('eingereicht');
});

test('a customer in her first days reads beside the state until when she may revoke, wherever her contract stands', async ({
  page,
}) => {
  const marie = customer(page);
  await marie.signsIn('marie.schulte@example.org', '/kunden/login/?zurueck=/kunden/vertraege');
  const frist = page.getByRole('main').getByRole('link', { name: /^Widerruf möglich bis \d/ });
  for (const wo of ['/kunden/vertraege', '/kunden', '/kunden/vertraege/PH260000301']) {
    await page.goto(wo);
    const ihre = frist.and(page.locator('[href*="/PH260000301/"]'));
    await expect(ihre).toHaveText(/^Widerruf möglich bis \d\d\.\d\d\.\d{4}$/);
    await ihre.click();
    await expect(page).toHaveURL(/\/PH260000301\/widerruf/);
    await marie.isAt('uebersicht');
  }
  await page.goto('/kunden/vertraege/FA260000303');
  await expect(page.getByRole('main').getByText('Aktiv', { exact: true })).toBeVisible();
  await expect(frist).toBeHidden();
});

test('a customer in her first days revokes her contract and is told day and time', async ({
  page,
}) => {
  const marie = customer(page);
  await marie.signsIn(
    'marie.schulte@example.org',
    '/kunden/login/?zurueck=/kunden/kuendigen-widerrufen',
  );
  await page.getByRole('link', { name: /Hausrat/ }).click();
  await page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await marie.isAt('uebersicht');
  await page.getByRole('button', { name: 'Vertrag widerrufen' }).click();
  await marie.isAt('angaben');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await marie.isAt('bestaetigen');
  const lost = page.waitForEvent('requestfailed');
  await page.route('**/widerruf/**', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  expect((await lost).method()).toBe('DELETE');
  await marie.isAt('fehlerBeimWiderrufen');
  await expect(page.locator(':focus')).toContainText('Noch einmal senden');
  await page.getByRole('button', { name: 'Noch einmal senden' }).dblclick();
  await marie.isAt('bestaetigung');
  await expect(
    page.getByText(/Ihr Widerruf ist am \d\d\.\d\d\.\d{4} um \d\d:\d\d\sUhr eingegangen\./),
  ).toBeVisible();
  await page.goto('/kunden/kuendigen-widerrufen/HR260000302/widerruf');
  await expect(page.getByText('Für diesen Vertrag besteht kein Widerrufsrecht.')).toBeVisible();
});

test('a customer who revokes reads whether money comes back or nothing was collected yet', async ({
  page,
}) => {
  const marie = customer(page);
  await marie.signsIn('marie.schulte@example.org');
  const angebot = '**/api/vertrag/*/widerruf';
  const mit = (anders: object) =>
    page.route(angebot, async (route) => {
      const gesagt: unknown = await (await route.fetch()).json();
      const json = { ...z.looseObject({}).parse(gesagt), hinderung: null, ...anders };
      await route.fulfill({ json });
    });
  await mit({ abgebucht: true, erstattung: 388 });
  await page.goto('/kunden/kuendigen-widerrufen/HR260000302/widerruf');
  await expect(page.getByText('aus dem Beitrag, den wir abgebucht haben')).toBeVisible();
  await page.unroute(angebot);
  await mit({ abgebucht: false, erstattung: 0 });
  await page.reload();
  await expect(page.getByText('Abgebucht haben wir noch nichts.')).toBeVisible();
  await expect(page.getByText('Die Tage mit Schutz kosten Sie nichts.')).toBeVisible();
});

test('an ended contract cannot be cancelled, and the page says where to turn', async ({ page }) => {
  const bernd = customer(page);
  await bernd.signsIn(
    'bernd.aust@example.org',
    '/kunden/login/?zurueck=/kunden/kuendigen-widerrufen/PH200001101/kuendigung',
  );
  await expect(
    page.getByText('Dieser Vertrag kann derzeit nicht online gekündigt werden.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Nachricht senden' }).click();
  await expect(page.getByLabel('Zu welchem Vertrag?')).toHaveValue('PH200001101');
});

test('whoever is not signed in revokes by the footer, in two clicks, with a receipt by mail', async ({
  page,
}) => {
  const email = `widerruf-${Date.now()}@example.org`;
  await page.goto('/haeufige-fragen/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  const gast = customer(page);
  await gast.isAt('angaben');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('link', { name: 'Geben Sie Ihren Namen ein.' })).toBeVisible();
  await page.getByLabel('Ihr Name').fill('Aylin Demir');
  await page.getByLabel('Vertragsnummer').fill('IA260000803');
  await page.getByLabel('E-Mail-Adresse für die Bestätigung').fill(email);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await gast.isAt('bestaetigen');
  await page.goBack();
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Aylin Demir');
  await page.goForward();
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).dblclick();
  await gast.isAt('bestaetigung');
  await expect(page.getByText(/Ihr Widerruf ist am .* eingegangen\./)).toBeVisible();
  await expect
    .poll(async () => {
      const answer = await page.request.get('/dev/outbox.json', { params: { an: email } });
      return outbox.parse(await answer.json()).map(({ betreff }) => betreff);
    })
    .toEqual(['Ihr Widerruf ist eingegangen']);

  // The mail on file is another one: whoever reads it decides.
  const nicht = await linkNach(page, 'aylin.demir@example.org', 'Das war ich nicht');
  await page.goto(nicht);
  await gast.isAt('zuruecknehmen.frage');
  await expect(page).toHaveURL(/\/vertrag-widerrufen\/link\/?$/);
  await page.getByRole('button', { name: 'Das war ich nicht' }).dblclick();
  await gast.isAt('wiederhergestellt');
  await expect(page.getByText('Ihr Vertrag IA260000803 läuft weiter.')).toBeVisible();
  await page.goto(nicht);
  await gast.isAt('abgelehnt');
});

test('a session that ends while she cancels keeps her reason and comes back to the same step', async ({
  page,
}) => {
  const aylin = customer(page);
  const start = '/kunden/kuendigen-widerrufen/IM240000802/kuendigung';
  await aylin.signsIn('aylin.demir@example.org', `/kunden/login/?zurueck=${start}`);
  await page.getByRole('button', { name: 'Kündigung beginnen' }).click();
  await page.getByText('Sonstiger Grund').click();
  await page.getByLabel('Ihr Grund').fill('Wir schließen das Café.');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await aylin.isAt('datum');
  await page.route('**/kuendigung', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 401,
          json: { code: 'NICHT_ANGEMELDET', errorMessage: 'Bitte melden Sie sich an.' },
        })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.unroute('**/kuendigung');
  await aylin.signsInAgain('aylin.demir@example.org');
  await aylin.isAt('pruefen');
  await page.goto(`${start}/grund`);
  await expect(page.getByLabel('Ihr Grund')).toHaveValue('Wir schließen das Café.');
});

test('where cancelling is switched off the page says how it is done by mail', async ({ page }) => {
  await page.route('**/api/features', (route) =>
    route.fulfill({ json: { 'self-service-kuendigung': false } }),
  );
  const bernd = customer(page);
  await bernd.signsIn(
    'bernd.aust@example.org',
    '/kunden/login/?zurueck=/kunden/kuendigen-widerrufen',
  );
  await expect(page.getByText('Online können Sie gerade nicht kündigen.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kündigung per E-Mail schreiben' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
});

/** Path of the link that stands below those words in the newest mail that has them. */
async function linkNach(page: Page, an: string, worte: string): Promise<string> {
  const muster = new RegExp(`${worte}[^\\n]*\\nhttps?://[^/]+(/\\S+#token=[\\w-]{43})`);
  const gefunden = async () => {
    const antwort = await page.request.get('/dev/outbox.json', { params: { an } });
    const texte = outbox.parse(await antwort.json()).map(({ text }) => muster.exec(text)?.[1]);
    return texte.find((pfad) => pfad !== undefined) ?? '';
  };
  await expect.poll(gefunden, { timeout: 20_000 }).not.toBe('');
  return gefunden();
}
