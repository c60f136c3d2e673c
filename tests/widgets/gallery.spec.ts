import { readFileSync } from 'node:fs';
import { expect, type Page, test as base } from '@playwright/test';
import { brandKeys } from '#brands/registry.ts';
import { accessibilityOf } from '#tests/support/axe.ts';
import { expectNoSidewaysScroll, openSample, sampleFile, sampleNames } from './muster.ts';

const schemes = ['light', 'dark'] as const;
const phone = { width: 375, height: 800 };

// One page for all of them: it costs as much as what is looked at, and each test loads its own address.
const test = base.extend<object, { one: Page }>({
  one: [
    async ({ browser }, give) => {
      const page = await browser.newPage();
      await give(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ one }, give) => {
    await one.emulateMedia({ colorScheme: schemes[0] });
    await one.setViewportSize({ width: 1280, height: 720 });
    await give(one);
  },
});

test.describe.configure({ mode: 'parallel' });

test('Everybody who looks for a widget finds each one in the index', async ({ page }) => {
  await page.goto('/muster/');
  await expect(page.getByRole('heading', { name: 'Muster', level: 1 })).toBeVisible();
  const links = page.locator('main a');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(addresses)).toEqual(new Set(sampleNames.map((name) => `/muster/${name}/`)));
});

for (const name of sampleNames) {
  test(`${name} can be used by everybody in each brand, light and dark`, async ({ page }) => {
    for (const address of await statesOf(page, name)) {
      await page.goto(`${address}?brand=${brandKeys[0]}`);
      await expect(page.locator('html')).toHaveAttribute('data-brand', brandKeys[0]);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        for (const key of brandKeys) {
          await chooseBrand(page, key);
          // Brands and schemes differ in colours alone; the rest is asked once.
          const coloursOnly = key !== brandKeys[0] || colorScheme !== schemes[0];
          const findings = await accessibilityOf(page, { coloursOnly });
          expect(findings, `${address} ${key} ${colorScheme}`).toEqual([]);
        }
      }
    }
  });

  test(`${name} fits a small phone and a page zoomed to 200 %`, async ({ page }) => {
    for (const address of await statesOf(page, name)) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${address}?nackt`);
      await page.locator('#root > *').first().waitFor();
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(phone);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 640, height: 512 });
      await page.locator('html').evaluate((root) => (root.style.fontSize = '200%'));
      await expectNoSidewaysScroll(page);
    }
  });

  test(`${name} looks as it did`, async ({ page }) => {
    for (const address of await statesOf(page, name)) {
      const picture = address.replace('/muster/', '').replaceAll('/', '-').replace(/-$/, '');
      await page.goto(`${address}?nackt`);
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page).toHaveScreenshot(`${picture}-${width}.png`, { fullPage: true });
      }
    }
  });
}

/** Address of the widget's page, or of each of its states where they are pages of their own. */
async function statesOf(page: Page, name: string): Promise<string[]> {
  const pages = readFileSync(sampleFile(name), 'utf8').includes('  ganzseitig: true,')
    ? await linksTo(page, name)
    : [`/muster/${name}/`];
  test.setTimeout(30_000 + pages.length * 60_000);
  return pages;
}

async function linksTo(page: Page, name: string): Promise<string[]> {
  await openSample(page, name);
  const links = page.locator('main[data-muster] a[href^="/muster/"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).not.toEqual([]);
  return addresses.flatMap((href) => (href === null ? [] : [href.split('?')[0] ?? '']));
}

/** As the toolbar does, which a page of its own does not have: without loading the page again. */
async function chooseBrand(page: Page, key: string): Promise<void> {
  await page.evaluate((brand) => {
    history.replaceState(null, '', `?brand=${brand}`);
    dispatchEvent(new Event('popstate'));
  }, key);
  await expect(page.locator('html')).toHaveAttribute('data-brand', key);
}
