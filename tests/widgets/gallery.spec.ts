import { readFileSync } from 'node:fs';
import { expect, type Page, test as base } from '@playwright/test';
import { brandKeys } from '#brands/registry.ts';
import { accessibilityOf } from '#tests/support/axe.ts';
import { expectNoSidewaysScroll, openSample, sampleFile, sampleNames } from './muster.ts';

const [standard, ...others] = brandKeys;

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
    await one.emulateMedia({ colorScheme: 'light' });
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
  test(`${name} can be used by everybody, on a small phone, zoomed to 200 %, light and dark`, async ({
    page,
  }) => {
    for (const address of await statesOf(page, name)) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(`${address}?brand=${standard}`);
      await expect(page.locator('html')).toHaveAttribute('data-brand', standard);
      await page.locator('#root > *').first().waitFor();
      const content = await page.locator('#root').evaluate((root) => root.innerHTML.length);
      await show(page, { brand: standard });
      expect(await accessibilityOf(page), address).toEqual([]);
      // Brands and schemes differ in colours alone, and every colour of every brand is measured in `contrast.test.ts`:
      // here one other brand for each page, another as soon as the page holds something else.
      const other = others[content % others.length] ?? standard;
      await show(page, { brand: other });
      await page.emulateMedia({ colorScheme: 'dark' });
      const findings = await accessibilityOf(page, { coloursOnly: true });
      expect(findings, `${address} ${other} dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await show(page, { brand: standard, nackt: '' });
      await fits(page);
    }
  });
}

/** 320 px, 375 px, and 640 px with text of double size. */
async function fits(page: Page): Promise<void> {
  for (const [width, size] of [
    [320, '100%'],
    [375, '100%'],
    [640, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.locator('html').evaluate((root, value) => {
      root.style.fontSize = value;
    }, size);
    await expectNoSidewaysScroll(page);
  }
}

/** Address of the widget's page, or of each of its states where they are pages of their own. */
async function statesOf(page: Page, name: string): Promise<string[]> {
  const pages = readFileSync(sampleFile(name), 'utf8').includes('  ganzseitig: true,')
    ? await linksTo(page, name)
    : [`/muster/${name}/`];
  test.setTimeout(30_000 + pages.length * 20_000);
  return pages;
}

async function linksTo(page: Page, name: string): Promise<string[]> {
  await openSample(page, name);
  const links = page.locator('main[data-muster] a[href^="/muster/"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).not.toEqual([]);
  return addresses.flatMap((href) => (href === null ? [] : [href.split('?')[0] ?? '']));
}

/** What the address asks for, as the toolbar does it, which a page of its own does not have: without another load. */
async function show(page: Page, view: { brand: string; nackt?: '' }): Promise<void> {
  await page.evaluate((query) => {
    history.replaceState(null, '', `?${query}`);
    dispatchEvent(new Event('popstate'));
  }, new URLSearchParams(view).toString());
  await expect(page.locator('html')).toHaveAttribute('data-brand', view.brand);
}
