import { expect, type Page, test } from '@playwright/test';
import { adresseVon } from '#portal/addresses.ts';
import { kommtNoch } from '#portal/kommtNoch.ts';
import { customer } from './customer.ts';
import { isKnown } from './knownTexts.ts';
import { wordsOfTheServer } from './wordsOfTheServer.ts';
import { open, openByLink, pathsFor, visibleTexts, visitorOf } from './visitor.ts';

/** Words that no German page has, values that are none, and names of the wire. */
const foreign =
  /\b(?:the|and|or|please|error|loading|submit|cancel|close|save|required|invalid|undefined|null|NaN)\b|\[object|[A-Z]{2,}_[A-Z]|^[a-z]\w+\.[a-z]\w+$/;

for (const rolle of ['anonym', 'benutzer', 'vermittler'] as const) {
  test(`every address for ${rolle} opens with its own heading and title, in German and without a fault`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const context = await visitorOf(rolle, browser);
    const faults: string[] = [];
    context.on('weberror', (fault) => faults.push(fault.error().message));
    const page = await context.newPage();
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
    const titles = new Map<string, string>();
    await open(page, '/kontakt/');
    for (const path of pathsFor(rolle)) {
      // What the server answers to whoever opens the address, and what the portal shows to whoever follows a link.
      const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
      expect.soft(answer.status(), path).toBe(200);
      const heading = await openByLink(page, path);
      expect.soft(heading, path).not.toBe('Diese Seite gibt es nicht.');
      await expect.soft(page, path).toHaveTitle(/^\S.* – andsafe$/);
      expect
        .soft(
          (await visibleTexts(page)).filter((text) => foreign.test(text)),
          path,
        )
        .toEqual([]);
      expect.soft(await leadsToNothing(page), path).toEqual([]);
      const title = await page.title();
      const twin = titles.get(title);
      titles.set(title, path);
      if (!isSamePage(path, twin)) expect.soft(twin, `${title} at ${path}`).toBeUndefined();
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test(`without translations every text for ${rolle} is a key, a number or data`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const context = await visitorOf(rolle, browser);
    const page = await context.newPage();
    const said = wordsOfTheServer(page);
    await open(page, '/kontakt/?withoutTranslations');
    for (const path of pathsFor(rolle)) {
      await openByLink(page, path);
      const told = await said();
      const typed = (await visibleTexts(page)).filter((text) => !isKnown(text) && !told.has(text));
      expect.soft(typed, path).toEqual([]);
    }
    await context.close();
  });
}

/** Links on the page, to pages that are still to come. */
async function leadsToNothing(page: Page): Promise<string[]> {
  // The first steps lead everywhere; nothing leads to them.
  if (page.url().includes('/quickstart')) return [];
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.flatMap((link) => link.getAttribute('href') ?? []));
  const toCome: readonly (string | null)[] = kommtNoch;
  return links.filter((href) => toCome.includes(adresseVon(new URL(href, page.url()).pathname)));
}

/** The start page of an area leads on to its first page, and a score says something about a page only. */
function isSamePage(path: string, twin: string | undefined): boolean {
  const leadsOn = /^\/(?:kunden|vermittler)\/(?:vertraege\/|kundenbestand\/)?$/;
  // The first address of a customer leads on to her overview.
  const isOverview = path === '/kunden/details/' && twin === '/kunden/';
  // The mailbox opens with what came.
  const isInbox = path === '/kunden/postfach/eingang/' && twin === '/kunden/postfach/';
  const isScore = path.startsWith('/feedback/');
  // Whoever has no such contract at that place reads the same, whatever the product.
  const countsNone = /^\/schaden-melden\/[a-z]+\/0\/?$/;
  const isMiscounted = countsNone.test(path) && countsNone.test(twin ?? '');
  return (
    twin === undefined || isOverview || isInbox || leadsOn.test(path) || isScore || isMiscounted
  );
}

test('a page for somebody signed in asks to sign in and leads back to itself', async ({ page }) => {
  const anna = customer(page);
  await page.goto('/kunden/postfach/gesendet/?brand=andsafe');
  await anna.seesHeading('Anmelden');
  expect(new URL(page.url()).searchParams.get('zurueck')).toBe(
    '/kunden/postfach/gesendet/?brand=andsafe',
  );
  await page.goto('/extranet/vertrag/17');
  await expect(page).toHaveURL(/\/vermittler\/login\//);
});

test('a mistyped address answers 404 and keeps the navigation of somebody signed in', async ({
  browser,
}) => {
  const context = await visitorOf('benutzer', browser);
  const page = await context.newPage();
  const answer = await page.goto('/kunden/vertrage');
  expect(answer?.status()).toBe(404);
  await customer(page).seesHeading('Diese Seite gibt es nicht.');
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Verträge' })
    .click();
  await customer(page).seesHeading('Ihre Verträge');
  await context.close();
});

test('where the claims page is switched off its addresses are none, and nothing leads to them', async ({
  page,
}) => {
  await page.route('**/api/features', (route) =>
    route.fulfill({ json: { 'schaeden-seite': false } }),
  );
  const anna = customer(page);
  await anna.signsIn('anna.bergmann@example.org', '/kunden/schaeden');
  await anna.seesHeading('Diese Seite gibt es nicht.');
  await expect(page.locator('a[href^="/kunden/schaeden"]')).toHaveCount(0);
  await page.goto('/kunden/schaeden/S-2026-0001');
  await anna.seesHeading('Diese Seite gibt es nicht.');
});

test('somebody signed in finds her own page at the address of the portal and never sees the form', async ({
  browser,
}) => {
  const context = await visitorOf('benutzer', browser);
  const page = await context.newPage();
  await page.addInitScript(watchForTheForm);
  const pictures = () => page.evaluate(() => sessionStorage.getItem('pictures'));
  for (const address of ['/', '/kunden/login/']) {
    await page.goto(address);
    await customer(page).seesHeading('Guten Tag, Anna Bergmann');
  }
  await page.goto('/kunden/login/?zurueck=/kunden/zahlungsweise');
  await expect(page).toHaveURL(/\/kunden\/zahlungsweise$/);
  expect(await pictures()).toBe('without the form');
  // The watch is not blind: signed out she sees it.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/kunden/login/');
  await expect.poll(pictures).toBe('with the form');
  await context.close();
});

/**
 * Runs in the page and looks before each picture the browser draws: a form that was drawn ahead for others
 * lies hidden in the document until the page is hers.
 */
function watchForTheForm(): void {
  sessionStorage.setItem('pictures', sessionStorage.getItem('pictures') ?? 'without the form');
  const look = () => {
    const field = document.querySelector('input[type=password]');
    if (field?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true)
      sessionStorage.setItem('pictures', 'with the form');
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
