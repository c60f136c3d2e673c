import { expect, test, type Page } from '@playwright/test';
import { brandKeys, ladeMarke } from '#brands/registry.ts';
import { customer } from './customer.ts';

const drawn = {
  '/': 'Womit können wir Ihnen helfen?',
  '/hausrat/antrag/': 'Welche Wohnung möchten Sie versichern?',
  '/fahrrad/antrag/': 'Welches Rad möchten Sie versichern?',
  '/betriebshaftpflicht/antrag/': 'Was macht Ihr Betrieb?',
  '/kunden/login/': 'Anmelden',
} as const;

for (const [path, heading] of Object.entries(drawn)) {
  test(`the first words of ${path} stand there before any script, in every brand`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const colours = new Set<string>();
    const brands = await brandsWith(path);
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

  test(`${path} begins to answer without a jump and without a word in the console`, async ({
    browser,
  }) => {
    const said: string[] = [];
    for (const brand of await brandsWith(path)) {
      const context = await browser.newContext();
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await page.goto(`${path}?brand=${brand}`);
      await answers(page);
      await page.waitForLoadState('networkidle');
      expect(await jumped(page)).toBeLessThanOrEqual(0.02);
      await context.close();
    }
    expect(said).toEqual([]);
  });
}

test('what is typed and sent before the portal answers is kept and sent', async ({ page }) => {
  const scripts = await heldBack(page);
  await page.goto('/kunden/login/', { waitUntil: 'commit' });
  await page.getByLabel('E-Mail-Adresse').fill('anna.bergmann@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill('Demo-Portal2026!');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/kunden\/login\/$/);
  scripts.release();
  await expect(page.locator('[data-flow-state="code.eingabe"]')).toBeVisible();
});

test('who types while the portal takes the page over loses no letter and no focus', async ({
  page,
}) => {
  const scripts = await heldBack(page);
  await page.goto('/kunden/login/', { waitUntil: 'commit' });
  const email = page.getByLabel('E-Mail-Adresse');
  await email.pressSequentially('anna.b');
  scripts.release();
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
  const scripts = await heldBack(page);
  await page.goto('/hausrat/antrag/', { waitUntil: 'commit' });
  await page.getByLabel('Postleitzahl').fill('48143');
  await page.getByLabel('Ort', { exact: true }).fill('Münster');
  await page.getByLabel('Straße').fill('Domplatz');
  await page.getByLabel('Hausnummer').pressSequentially('3');
  scripts.release();
  await answers(page);
  await expect(page.getByLabel('Hausnummer')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/hausrat\/antrag\/wohnung/);
});

test('who is quicker than the chart of the application waits for it and is led on', async ({
  page,
}) => {
  const chart = await heldBack(page, /\/assets\/View-.*\.js$/);
  await page.goto('/hausrat/antrag/');
  await answers(page);
  await page.getByLabel('Postleitzahl').fill('48143');
  await page.getByLabel('Ort', { exact: true }).fill('Münster');
  await page.getByLabel('Straße').fill('Domplatz');
  await page.getByLabel('Hausnummer').fill('3');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('button', { name: 'Weiter' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(drawn['/hausrat/antrag/']);
  chart.release();
  await expect(page).toHaveURL(/\/hausrat\/antrag\/wohnung/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie wohnen Sie?');
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page.getByLabel('Straße')).toHaveValue('Domplatz');
});

test('the chart of the application comes in behind whoever types, without a word about it', async ({
  page,
}) => {
  const chart = await heldBack(page, /\/assets\/View-.*\.js$/);
  await page.goto('/hausrat/antrag/');
  await answers(page);
  const before = await page.locator('main').innerText();
  const street = page.getByLabel('Straße');
  await street.pressSequentially('Dom');
  const same = await street.evaluateHandle((element) => element);
  chart.release();
  await expect(page.locator('main')).toHaveAttribute('data-flow-state', 'risikoort');
  await street.pressSequentially('platz');
  await expect(street).toBeFocused();
  await expect(street).toHaveValue('Domplatz');
  expect(await street.evaluate((now, old) => now === old, same)).toBe(true);
  await street.fill('');
  await expect(page.locator('main')).toHaveText(before, { useInnerText: true });
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.locator('#field-plz-error')).toBeVisible();
});

test('who saves the application before its chart is there is asked once it is', async ({
  page,
}) => {
  const chart = await heldBack(page, /\/assets\/View-.*\.js$/);
  await page.goto('/hausrat/antrag/');
  await answers(page);
  await page.getByRole('button', { name: /speichern/i }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  chart.release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a tab that came with another brand never shows the standard one', async ({ page }) => {
  await page.goto('/kunden/login/?brand=hfk');
  await answers(page);
  const scripts = await heldBack(page);
  await page.goto('/kunden/login/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  scripts.release();
  await expect(page.getByRole('link', { name: 'HFK – Startseite' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
});

test('somebody signed in never sees the page for strangers', async ({ page }) => {
  await customer(page).signsIn('bernd.aust@example.org');
  const scripts = await heldBack(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  scripts.release();
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

/** Brands that have the page: who does not sell a product says so instead of asking. */
async function brandsWith(path: string) {
  const brands = await Promise.all(brandKeys.map((key) => ladeMarke(key)));
  const sold = products.find(([start]) => path.startsWith(start))?.[1];
  const selling = brands.filter(({ products: all }) => sold === undefined || all.includes(sold));
  return selling.map(({ key }) => key);
}

const products = [
  ['/hausrat', 'HAUSRAT'],
  ['/fahrrad', 'FAHRRAD'],
  ['/betriebshaftpflicht', 'BHV'],
] as const;

/** Waits until the portal has taken the page over. */
async function answers(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydration', 'done');
}

/** How far what was already in sight has moved (cumulative layout shift). */
function jumped(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
          resolve(shifts.reduce((sum, shift) => sum + shift, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );
}

/** The portal's scripts wait until they are let through, all but the small one before the first picture unless told. */
async function heldBack(page: Page, scripts = /\/assets\/(?!early).*\.js$/) {
  const waiting: (() => void)[] = [];
  const released = new Promise<void>((resolve) => waiting.push(resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return { release: () => waiting.forEach((go) => go()) };
}
