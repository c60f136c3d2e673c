import { expect, type Page, test } from '@playwright/test';
import { brandsWith } from './brands.ts';
import { customer } from './customer.ts';
import { heldBack } from './heldBack.ts';

const drawn = {
  '/': 'Womit können wir Ihnen helfen?',
  '/hausrat/antrag/': 'Was kostet Ihre Hausratversicherung?',
  '/fahrrad/antrag/': 'Was kostet Ihre Fahrradversicherung?',
  '/privathaftpflicht/antrag/': 'Was kostet Ihre Privathaftpflicht?',
  '/betriebshaftpflicht/antrag/': 'Was kostet Ihre Betriebshaftpflicht?',
  '/tierhalterhaftpflicht/antrag/': 'Was kostet Ihre Tierhalterhaftpflicht?',
  '/reise/antrag/': 'Was kostet Ihre Reiseversicherung?',
  '/vermoegensschadenhaftpflicht/antrag/': 'Was kostet Ihre Vermögensschadenhaftpflicht?',
  '/sachinhalt/antrag/': 'Was kostet Ihre Inhaltsversicherung?',
  '/sachinhalt-mehrgefahren/antrag/': 'Was kostet Ihr Schutz gegen einzelne Gefahren?',
  '/kunden/login/': 'Anmelden',
} as const;
/** The portal's scripts; the small one before the first picture stands in the page. */
const scripts = /\/assets\/.*\.js$/;
/** The whole of an application, chart included: named after `<product>/seite.ts`. */
const applications = /\/assets\/seite-.*\.js$/;

/** What stands around a page, and all other addresses. */
const frames = /\/assets\/frame-.*\.js$/;

for (const [path, heading] of Object.entries(drawn)) {
  test(`the first words of ${path} stand there before any script, in every brand`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const colours = new Set<string>();
    const brands = brandsWith(path);
    for (const brand of brands) {
      await page.goto(`${path}?brand=${brand}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      colours.add(
        await page
          .getByRole('link', { name: 'Kundenportal' })
          .evaluate((link) => getComputedStyle(document.body).color + getComputedStyle(link).color),
      );
    }
    expect(colours.size).toBeGreaterThanOrEqual(Math.min(3, brands.length));
    await context.close();
  });

  test(`${path} begins to answer without a word in the console, in every brand`, async ({
    browser,
  }) => {
    const said: string[] = [];
    const context = await browser.newContext();
    for (const brand of brandsWith(path)) {
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await page.goto(`${path}?brand=${brand}`);
      await answers(page);
      await page.close();
    }
    await context.close();
    expect(said).toEqual([]);
  });
}

test('what is typed and sent before the portal answers is kept and sent', async ({ page }) => {
  const held = await heldBack(page, scripts);
  await page.goto('/kunden/login/', { waitUntil: 'commit' });
  await page.getByLabel('E-Mail-Adresse').fill('anna.bergmann@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill('Demo-Portal2026!');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/kunden\/login\/$/);
  held.release();
  await expect(page.locator('[data-flow-state~="code.formular.eingabe"]')).toBeVisible();
});

test('who types while the portal takes the page over loses no letter and no focus', async ({
  page,
}) => {
  const held = await heldBack(page, scripts);
  await page.goto('/kunden/login/', { waitUntil: 'commit' });
  const email = page.getByLabel('E-Mail-Adresse');
  await email.pressSequentially('anna.b');
  held.release();
  await email.pressSequentially('ergmann@example.org', { delay: 20 });
  await answers(page);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('anna.bergmann@example.org');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.locator('#field-passwort-error')).toBeVisible();
  await expect(page.locator('#field-email-error')).toHaveCount(0);
});

test('who answers the first question before the portal does is led on with it', async ({
  page,
}) => {
  const held = await heldBack(page, scripts);
  await page.goto('/hausrat/antrag/', { waitUntil: 'commit' });
  await page.getByText('Ein niedriger Beitrag', { exact: true }).click();
  await page.getByLabel('Postleitzahl').fill('48143');
  await page.getByLabel('Wohnfläche').pressSequentially('65');
  held.release();
  await answers(page);
  await expect(page.getByLabel('Wohnfläche')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/hausrat\/antrag\/angebot/);
});

test('who is quicker than the chart of the application waits for it and is led on', async ({
  page,
}) => {
  const chart = await heldBack(page, applications);
  await page.goto('/hausrat/antrag/');
  await answers(page);
  await page.getByLabel('Postleitzahl').fill('48143');
  await page.getByLabel('Wohnfläche').fill('65');
  await page.getByText('Ein niedriger Beitrag', { exact: true }).click();
  const button = page.getByRole('button', { name: 'Beitrag zeigen' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(drawn['/hausrat/antrag/']);
  chart.release();
  await expect(page).toHaveURL(/\/hausrat\/antrag\/angebot/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passt dieser Schutz zu Ihnen?');
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page.getByLabel('Wohnfläche')).toHaveValue('65');
});

test('the chart of the application comes in behind whoever types, without a word about it', async ({
  page,
}) => {
  const chart = await heldBack(page, applications);
  await page.goto('/hausrat/antrag/');
  await answers(page);
  const before = await page.locator('main').innerText();
  const postcode = page.getByLabel('Postleitzahl');
  await postcode.pressSequentially('481');
  const same = await postcode.evaluateHandle((element) => element);
  chart.release();
  await expect(page.locator('main')).toHaveAttribute('data-flow-state', 'einstieg');
  await postcode.pressSequentially('43');
  await expect(postcode).toBeFocused();
  await expect(postcode).toHaveValue('48143');
  expect(await postcode.evaluate((now, old) => now === old, same)).toBe(true);
  await postcode.fill('');
  await expect(page.locator('main')).toHaveText(before, { useInnerText: true });
  await page.getByRole('button', { name: 'Beitrag zeigen' }).click();
  await expect(page.locator('#field-plz-error')).toBeVisible();
});

test('who saves the application before its chart is there is asked once it is', async ({
  page,
}) => {
  const chart = await heldBack(page, applications);
  await page.goto('/hausrat/antrag/');
  await answers(page);
  await page.getByRole('button', { name: /speichern/i }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  chart.release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('who asks for help before the header hears it gets it once it does', async ({ page }) => {
  const frame = await heldBack(page, frames);
  await page.goto('/hausrat/antrag/');
  await answers(page);
  await page.getByRole('button', { name: 'Hilfe' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  frame.release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('who loses the line before the header is there keeps it as it stands, and asks for help once the line is back', async ({
  page,
  context,
}) => {
  await page.route(frames, (route) => route.abort());
  await page.goto('/');
  await answers(page);
  const help = page.getByRole('button', { name: 'Hilfe' });
  await expect(help).toBeVisible();
  await page.unroute(frames);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.locator('html')).toHaveAttribute('data-frame', 'done');
  await help.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a tab that came with another brand never shows the standard one', async ({ page }) => {
  await page.goto('/kunden/login/?brand=hfk');
  await answers(page);
  const held = await heldBack(page, scripts);
  await page.goto('/kunden/login/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  held.release();
  await expect(page.getByRole('link', { name: 'HFK – Startseite' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
});

test('somebody signed in never sees the page for strangers', async ({ page }) => {
  await customer(page).signsIn('bernd.aust@example.org');
  const held = await heldBack(page, scripts);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  held.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Guten Tag,/);
});

test('inside a host page and with keys instead of texts the browser draws the page', async ({
  page,
}) => {
  await page.goto('/kunden/login/?embedded');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto('/kunden/login/?withoutTranslations&embedded=false');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('konto.anmeldung.titel');
});

/** Waits until the portal has taken the page over. */
async function answers(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydration', 'done');
}
