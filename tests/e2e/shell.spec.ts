import { expect, test, type Browser, type Page } from '@playwright/test';
import { customer } from './customer.ts';
import { open, visitorOf } from './visitor.ts';

const list = '/kunden/vertraege';

async function signedIn(browser: Browser): Promise<Page> {
  const page = await (await visitorOf('benutzer', browser)).newPage();
  await page.clock.install();
  return page;
}

/** However slow the machine is: from now on time passes only where the test says so, and her last sign of life is now. */
async function stopsTheClock(page: Page): Promise<void> {
  const now = Date.now() + 60_000;
  await page.clock.pauseAt(now);
  await page.evaluate(
    (aktiv) => localStorage.setItem('sitzung.benutzer', JSON.stringify({ beginn: aktiv, aktiv })),
    now,
  );
}

test('a customer who was idle is warned two minutes ahead, stays, and is signed out the next time', async ({
  browser,
}) => {
  const page = await signedIn(browser);
  await open(page, list);
  await stopsTheClock(page);
  const warning = page.getByRole('dialog', { name: 'Sie werden in 2 Minuten abgemeldet.' });
  await page.clock.fastForward('27:59');
  await expect(warning).toBeHidden();
  await page.clock.fastForward('00:02');
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('timer')).toHaveText('Noch 2 Minuten.');
  await warning.getByRole('button', { name: 'Angemeldet bleiben' }).click();
  await page.clock.fastForward('00:02');
  await expect(warning).toBeHidden();
  await page.clock.fastForward('28:00');
  await expect(warning).toBeVisible();
  await page.clock.fastForward('01:45');
  await expect(warning.getByRole('timer')).toHaveText('Noch 13 Sekunden.');
  await page.clock.fastForward('00:20');
  await page.clock.resume();
  await customer(page).seesHeading('Anmelden');
  await expect(page.getByText('Ihre Sitzung ist abgelaufen.').first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('zurueck')).toBe(list);
  await page.context().close();
});

for (const kind of ['js', 'css']) {
  test(`parts of the frame that cannot be fetched (${kind}) leave the page and the end of an idle session as they are`, async ({
    browser,
  }) => {
    const page = await signedIn(browser);
    const parts = new RegExp(`/assets/(?:ToastRegion|Hilfetext|Sitzungswarnung)-[^/]+\\.${kind}$`);
    const missed = new Set<string>();
    await page.route(parts, (route) => {
      missed.add(parts.exec(route.request().url())?.[0] ?? '');
      return route.abort();
    });
    await open(page, list);
    await expect.poll(() => missed.size).toBe(2);
    await page.getByRole('button', { name: 'Hilfe' }).click();
    await expect(page.getByRole('dialog', { name: 'Hinweis' })).toContainText('Telefon');
    await page.keyboard.press('Escape');
    await customer(page).seesHeading('Ihre Verträge');
    await stopsTheClock(page);
    await page.clock.fastForward('20:00');
    await page.keyboard.press('Shift');
    await page.clock.fastForward('20:00');
    await customer(page).seesHeading('Ihre Verträge');
    await page.clock.fastForward('10:01');
    await page.clock.resume();
    await customer(page).seesHeading('Anmelden');
    await page.context().close();
  });
}

test('a browser that refuses its storage shows the portal and lets a customer sign in', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  const anna = customer(page);
  await anna.signsInByHand('anna.bergmann@example.org');
  await anna.seesHeading('Guten Tag, Anna Bergmann');
});

test('a customer who comes back after half an hour finds the sign-in, not her contracts', async ({
  browser,
}) => {
  const page = await signedIn(browser);
  await open(page, list);
  const begun = new Date(Date.now() - 31 * 60_000).getTime();
  await page.evaluate(
    (aktiv) => localStorage.setItem('sitzung.benutzer', JSON.stringify({ beginn: aktiv, aktiv })),
    begun,
  );
  await page.goto(list);
  await customer(page).seesHeading('Anmelden');
  await page.context().close();
});

test('signing out from the warning signs out', async ({ browser }) => {
  const page = await signedIn(browser);
  await open(page, list);
  await stopsTheClock(page);
  await page.clock.fastForward('28:01');
  await page.getByRole('button', { name: 'Jetzt abmelden' }).click();
  await expect(page).toHaveURL(/\/kunden\/login\/$/);
  await page.context().close();
});

test('a call that hangs is admitted after eight seconds and can be tried again', async ({
  browser,
}) => {
  const page = await signedIn(browser);
  await page.route('**/findByPartnerNummer/**', () => undefined, { times: 1 });
  const asked = page.waitForRequest('**/findByPartnerNummer/**');
  await page.goto(list);
  await asked;
  await customer(page).seesHeading('Ihre Verträge');
  await page.clock.fastForward('00:09');
  await expect(page.getByText('Das dauert gerade länger als sonst.')).toBeVisible();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('PH250000101')).toBeVisible();
  await page.context().close();
});

test('a page that breaks says so with a number, and the same number reaches the log without her data', async ({
  page,
}) => {
  await page.route(/\/assets\/Einwilligung-[^/]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default function Broken() { throw new TypeError('Anna Bergmann'); }",
    }),
  );
  const report = page.waitForRequest('**/api/client-errors');
  await page.goto('/einwilligung/');
  await customer(page).seesHeading('Das hat nicht geklappt');
  const sent = await report;
  const text = await page.getByRole('main').innerText();
  const [, number] = /Fehlernummer: ([0-9a-f]{8})\./.exec(text) ?? [];
  expect(sent.postDataJSON()).toMatchObject({
    fehlerId: number,
    seite: '/einwilligung/*',
    name: 'TypeError',
  });
  expect(sent.postData()).not.toContain('Anna');
});

test('a page that a release took away asks to be loaded anew, and is no error of ours', async ({
  page,
}) => {
  const part = /\/assets\/Einwilligung-[^/]+\.js$/;
  let reports = 0;
  page.on('request', (request) => (reports += request.url().includes('client-errors') ? 1 : 0));
  await page.route(part, (route) => route.fulfill({ status: 404 }));
  await page.goto('/einwilligung/');
  await customer(page).seesHeading('Es gibt eine neue Version');
  await expect(page.getByRole('button', { name: 'Seite neu laden' })).toHaveCount(1);
  await page.unroute(part);
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Es gibt eine neue Version');
  expect(reports).toBe(0);
});

test('a link of a brand that does not exist shows an error and a way on', async ({ page }) => {
  const answer = await page.goto('/kunden/login/?brand=acme&ref=r1');
  expect(answer?.status()).toBe(400);
  await customer(page).seesHeading('Diese Marke kennen wir nicht');
  await page.getByRole('main').getByRole('link', { name: 'Ohne Marke weitergehen' }).click();
  await customer(page).seesHeading('Anmelden');
  await expect(page).toHaveURL(/\/kunden\/login\/\?ref=r1$/);
});

test('a brand lasts for the tab, and a Swiss one writes ss', async ({ page }) => {
  await open(page, '/impressum/?brand=protect-ch');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page).toHaveTitle(/^Datenschutz – (?!andsafe)/);
  await page.getByRole('button', { name: 'Hilfe' }).click();
  await expect(page.getByRole('button', { name: 'Schliessen' })).toBeVisible();
});

test('what a feature flag switches off is not in the menu', async ({ browser }) => {
  const page = await signedIn(browser);
  await page.route('**/api/features', (route) =>
    route.fulfill({ json: { umzugsservice: true, 'umgebungs-badge': true } }),
  );
  // How much is unread is not what is looked at.
  await page.route('**/api/benutzer/nachricht/count', (route) =>
    route.fulfill({ json: { ungelesen: 0 } }),
  );
  await open(page, list);
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' }).first();
  await expect(menu.getByRole('link')).toHaveText([
    'Übersicht',
    'Verträge',
    'Postfach',
    'Ihre Daten',
    'Umzug melden',
    'Häufige Fragen',
    'Kontakt',
  ]);
  await expect(page.getByRole('button', { name: 'Hilfe' })).toBeHidden();
  await expect(page.getByText('Lokal')).toBeVisible();
  await page.context().close();
});

test('on a phone the menu closes when something in it is chosen', async ({ browser }) => {
  const page = await signedIn(browser);
  await page.setViewportSize({ width: 375, height: 760 });
  await open(page, list);
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await menu.getByRole('link', { name: 'Ihre Daten' }).click();
  await expect(menu).toBeHidden();
  await customer(page).seesHeading('Ihre Daten');
  await page.context().close();
});

test('with the keyboard the skip link comes first and leads past the menu, and every further page begins at its heading', async ({
  browser,
}) => {
  const page = await signedIn(browser);
  await open(page, list);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.getByRole('link', { name: 'Ihre Daten' }).first().click();
  await customer(page).seesHeading('Ihre Daten');
  // The data of the page comes later, and its heading takes the focus again with it.
  await expect(page.getByRole('heading', { name: 'Zu Ihrer Person' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.context().close();
});

for (const path of ['/', '/hausrat/antrag/', '/kunden/login/', '/impressum/']) {
  test(`the first Tab of somebody who arrives at ${path} reaches the skip link`, async ({
    page,
  }) => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  });
}

test('help opens from the same place on every page and gives the focus back', async ({ page }) => {
  const places: (number | undefined)[] = [];
  for (const path of ['/impressum/', '/kunden/login/', '/hausrat/antrag/']) {
    await open(page, path);
    places.push((await page.getByRole('button', { name: 'Hilfe' }).boundingBox())?.y);
  }
  expect(new Set(places).size).toBe(1);
  await page.getByRole('button', { name: 'Hilfe' }).click();
  await expect(page.getByRole('dialog', { name: 'Hinweis' })).toContainText('So erreichen Sie uns');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Hilfe' })).toBeFocused();
});

test('inside another page there is neither header nor footer', async ({ page }) => {
  await open(page, '/hausrat/antrag/?embedded=true');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});
