import { type BrowserContext, expect, test } from '@playwright/test';
import { applicant } from './applicant.ts';
import { customer } from './customer.ts';
import { heldBack } from './heldBack.ts';

test('a customer signs in with password and code and sees active contracts first', async ({
  page,
}) => {
  const bernd = customer(page);
  await bernd.signsInByHand('bernd.aust@example.org', '/kunden/login/?zurueck=/kunden/vertraege');
  await bernd.seesHeading('Ihre Verträge');
  await expect(page.getByText('PH250001106')).toBeVisible();
  await expect(page.getByText('PH200001101')).toBeHidden();
  await page.getByText('Beendete Verträge').click();
  await expect(page.getByText('PH200001101')).toBeVisible();
});

test('a customer with overdue premium and no bank details is warned', async ({ page }) => {
  await customer(page).signsInByHand('peter.hansen@example.org');
  await expect(page.getByText('Beitrag überfällig:').first()).toBeVisible();
});

test('a customer without contracts reads so instead of an empty page', async ({ page }) => {
  await customer(page).signsInByHand('mira.leer@example.org');
  await expect(page.getByText('Sie haben noch keine Verträge.')).toBeVisible();
});

test('a wrong password and an unknown address get the same sentence and keep the address', async ({
  page,
}) => {
  const someone = customer(page);
  for (const email of ['claudia.weiss@example.org', 'niemand@example.org']) {
    await someone.opensSignIn();
    await someone.entersPassword(email, 'Falsch-Passwort1!');
    await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeVisible();
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);
  }
});

test('a customer who comes while nobody can be served is told so, keeps what she typed and goes on', async ({
  page,
}) => {
  const email = 'claudia.weiss@example.org';
  const claudia = customer(page);
  await claudia.opensSignIn();
  await page.route('**/idp/**', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'x-amzn-errortype': 'ServiceUnavailable:', 'retry-after': '1' },
      json: { __type: 'ServiceUnavailable', message: 'The service is temporarily unavailable.' },
    }),
  );
  await claudia.entersPassword(email);
  await expect(page.getByRole('alert')).toContainText(
    'Die Anmeldung ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
  );
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('Demo-Portal2026!');
  await page.unroute('**/idp/**');
  const satz = 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.';
  const list = '**/api/vertrag/findByPartnerNummer/**';
  await page.route(list, (route) =>
    route.fulfill({ status: 503, json: { code: 'NICHT_ERREICHBAR', errorMessage: satz } }),
  );
  await claudia.signsInByHand(email, '/kunden/login/?zurueck=/kunden/vertraege');
  await expect(page.getByRole('alert')).toContainText(satz);
  await page.unroute(list);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('PH240000501')).toBeVisible();
});

test('a wrong code says how many tries are left and the third leads back to the password', async ({
  page,
}) => {
  // No other test signs in as Sina: wrong codes count per account. The right one at the end forgives them.
  const email = 'sina.ott@example.org';
  const sina = customer(page);
  await sina.opensSignIn('/vermittler/login/');
  await sina.entersPassword(email);
  await sina.isAt('code.formular.eingabe');
  const right = Number(await sina.readsCode());
  const wrong = [1, 2, 3].map((n) => String((right + n) % 1_000_000).padStart(6, '0'));
  await sina.entersCode(wrong[0] ?? '');
  await expect(
    page.getByText('Der Code ist nicht korrekt. Sie haben noch 2 Versuche.').first(),
  ).toBeVisible();
  await sina.entersCode(wrong[1] ?? '');
  await expect(
    page.getByText('Der Code ist nicht korrekt. Sie haben noch 1 Versuch.').first(),
  ).toBeVisible();
  await sina.entersCode(wrong[2] ?? '');
  await sina.isAt('zugangsdaten.wieder.zuVieleCodes');
  await expect(page.getByText('Bitte melden Sie sich erneut an.')).toBeVisible();
  await sina.signsInByHand(email, '/vermittler/login/');
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  const claudia = customer(page);
  await claudia.signsInByHand('claudia.weiss@example.org');
  const other = await context.newPage();
  await other.goto('/kunden/vertraege');
  await expect(other.getByText('PH240000501')).toBeVisible();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/kunden\/login\//);
  await expect(other).toHaveURL(/\/kunden\/login\//);
});

test('somebody else’s contract looks like one that does not exist', async ({ page }) => {
  const marie = customer(page);
  await marie.signsInByHand(
    'marie.schulte@example.org',
    '/kunden/login/?zurueck=/kunden/vertraege/PH250000101',
  );
  await marie.seesHeading('Diese Seite gibt es nicht.');
  const foreign = await page.getByRole('main').textContent();
  await page.goto('/kunden/vertraege/PH299999998');
  await expect(page.getByRole('main')).toHaveText(foreign ?? '');
});

test('the way back after signing in never leaves this portal', async ({ page }) => {
  const tom = customer(page);
  await tom.signsInByHand('lena.krueger@example.org', '/kunden/login/?zurueck=//example.org/boese');
  await expect(page).toHaveURL(/\/kunden\/details$/);
});

test('a broker signs in to the other pool and a customer’s password is worth nothing there', async ({
  page,
}) => {
  const ralf = customer(page);
  await ralf.opensSignIn('/vermittler/login/');
  await ralf.entersPassword('anna.bergmann@example.org');
  await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeVisible();
  await ralf.signsInByHand('ralf.kemper@example.org', '/vermittler/login/');
  await expect(page).toHaveURL(/\/vermittler\/kundenbestand/);
});

test('an agent who does not accept the terms is signed out, asked again, and led back to them where he goes on without', async ({
  page,
}) => {
  // No other test signs in as Jonas: the terms are accepted once.
  const email = 'jonas.neu@example.org';
  const jonas = customer(page, email);
  const comesToTheTerms = async () => {
    await jonas.entersPasswordAndCode(email);
    await jonas.isAt('nutzungsbedingungen.eingabe');
  };
  await jonas.opensSignIn('/vermittler/login/');
  await comesToTheTerms();
  await page.reload();
  await jonas.isAt('nutzungsbedingungen.eingabe');
  await page.getByRole('button', { name: 'Zustimmen und weiter' }).click();
  await expect(page.getByText('Stimmen Sie den Nutzungsbedingungen zu.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Nicht zustimmen und abmelden' }).click();
  await jonas.isAt('zugangsdaten.eingabe');
  await comesToTheTerms();
  // Who goes on without is led back to the terms by the first call that knows him, and then to where he was.
  await page.goto('/vermittler/kundenbestand');
  await jonas.isAt('nutzungsbedingungen.eingabe');
  await page.goto('/hausrat/antrag');
  await applicant(page, '').asksForThePrice();
  await jonas.isAt('nutzungsbedingungen.eingabe');
  await jonas.acceptsTerms();
  await expect(page).toHaveURL(/\/hausrat\/antrag/);
  await page.goto('/vermittler/kundenbestand');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await jonas.seesHeading('Anmelden');
  await jonas.entersPasswordAndCode(email);
  await expect(page).not.toHaveURL(/login/);
});

test('signing out in another tab also counts for a tab that shows an open page', async ({
  page,
  context,
}) => {
  await customer(page).signsInByHand('aylin.demir@example.org');
  await expect(page.getByText('IM240000802')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await signsOutElsewhere(context);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kundenportal' }).click();
  await expect(page).toHaveURL(/\/kunden\/login\//);
  await expect(page.getByText('IM240000802')).toBeHidden();
});

test('somebody signed in already is not asked for the password again', async ({ page }) => {
  await customer(page).signsInByHand('thomas.lang@example.org');
  await page.goto('/kunden/login/?zurueck=/kunden/zahlungsweise');
  await expect(page).toHaveURL(/\/kunden\/zahlungsweise$/);
});

test('a customer whose other devices could not be signed out is told so', async ({ page }) => {
  await customer(page).signsInByHand('peter.hansen@example.org');
  await page.route('**/idp/**', (route) =>
    route.request().headers()['x-amz-target']?.endsWith('.GlobalSignOut')
      ? route.abort('connectionrefused')
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await expect(
    page.getByText(
      'Sie sind auf diesem Gerät abgemeldet. Auf anderen Geräten konnten wir Sie nicht abmelden.',
    ),
  ).toBeVisible();
});

test('a session that ended unnoticed shows nothing any more on the next page', async ({ page }) => {
  await customer(page).signsInByHand('bernd.aust@example.org');
  await expect(page.getByText('PH250001106')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  // Without an event: the browser tells only other tabs.
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kundenportal' }).click();
  await expect(page).toHaveURL(/\/kunden\/login\//);
});

test('somebody who signs in without a connection reads that there is none, and signs in once it is back', async ({
  page,
}) => {
  const anna = customer(page);
  await anna.opensSignIn();
  await page.context().setOffline(true);
  await anna.entersPassword('anna.bergmann@example.org');
  const why = page.getByRole('main').getByText(/^Keine Verbindung\./);
  await expect(why).toBeVisible();
  await expect(page.getByText('Leider ist etwas schief gelaufen.')).toHaveCount(0);
  await page.context().setOffline(false);
  await anna.getsCode('anna.bergmann@example.org', () =>
    anna.entersPassword('anna.bergmann@example.org'),
  );
  await anna.isAt('code.formular.eingabe');
});

test('somebody who asks for a code for another password without a connection reads that there is none', async ({
  page,
}) => {
  await page.goto('/kunden/login/passwort-vergessen/');
  await page.getByLabel('E-Mail-Adresse').fill('anna.bergmann@example.org');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  await expect(page.getByRole('main').getByText(/^Keine Verbindung\./)).toBeVisible();
});

test('a broker who signs in in another tab while the sign-in is still on its way here is let in here, too', async ({
  page,
  context,
}) => {
  const chart = await heldBack(page, /\/assets\/signIn-[^/]+\.js$/);
  await page.goto('/vermittler/login/');
  await customer(page).isAt('zugangsdaten.eingabe');
  const elsewhere = customer(await context.newPage(), 'ralf.kemper@example.org');
  await elsewhere.signsIn('ralf.kemper@example.org', '/vermittler/kundenbestand');
  await expect(page.getByRole('button', { name: 'Abmelden' }).first()).toBeVisible();
  chart.release();
  await expect(page).toHaveURL(/\/vermittler\/kundenbestand\/?$/);
});

test('a customer who signs out in another tab goes on with her application and reads that she is signed out', async ({
  page,
  context,
}) => {
  await customer(page).signsInByHand('aylin.demir@example.org');
  await page.goto('/hausrat/antrag');
  await page.getByLabel('Postleitzahl').fill('48143');
  await signsOutElsewhere(context);
  await expect(page.getByText('Sie sind nicht mehr angemeldet.')).toBeVisible();
  await expect(page.getByLabel('Postleitzahl')).toHaveValue('48143');
});

test('a customer who closes the sign-in over her page while its fields arrive does not press beside it', async ({
  page,
  context,
}) => {
  await customer(page).signsInByHand('aylin.demir@example.org');
  await page.goto('/kunden/kundendaten/kontaktdaten');
  await customer(page).isAt('angaben.eingabe');
  const fields = await heldBack(page, /\/assets\/.*\.js$/);
  await signsOutElsewhere(context);
  const close = page.getByRole('dialog').getByRole('button', { name: 'Schließen' });
  const before = await close.boundingBox();
  fields.release();
  await expect(page.getByRole('dialog').getByLabel('E-Mail-Adresse')).toBeVisible();
  expect(await close.boundingBox()).toEqual(before);
});

/** In another tab of the same customer. */
async function signsOutElsewhere(context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await other.goto('/kunden/vertraege');
  await other.getByRole('button', { name: 'Abmelden' }).click();
  await expect(other).toHaveURL(/\/kunden\/login\//);
}
