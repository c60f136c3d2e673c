import type { Server } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import * as z from 'zod/mini';
import { customer } from './customer.ts';
import { originsOf, servesHostPage } from './hostPage.ts';

test.skip(process.env['BASE_URL'] !== undefined, 'whoever runs there lets nobody frame it');

let server: Server;
let origins: ReturnType<typeof originsOf>;

test.beforeAll(async ({ baseURL }) => {
  server = await servesHostPage(baseURL ?? '');
  origins = originsOf(server);
});
test.afterAll(() => void server.close());

test('a customer asks for the price of her household on the page of her bank, and the frame is as high as what stands in it', async ({
  page,
}) => {
  const portal = await opensBank(page, origins.listed);
  await expect(portal.getByLabel('Postleitzahl')).toBeVisible();
  await expect(portal.getByRole('banner')).toHaveCount(0);
  await fits(page);
  const before = await heightOf(page);
  await portal.getByLabel('Postleitzahl').fill('48143');
  await portal.getByLabel('Wohnfläche').fill('65');
  // The frame grows while the page is drawn: a key meets the choice wherever it stands.
  await portal.getByRole('radiogroup').first().getByRole('radio').first().press(' ');
  await portal.getByRole('button', { name: 'Beitrag zeigen' }).click();
  await expect(portal.locator('[data-flow-state="angebot.steht"]')).toBeVisible();
  await expect.poll(() => heightOf(page)).not.toBe(before);
  await fits(page);
  // The page comes back to the head of the frame, and stays there.
  await expect
    .poll(() => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().top))
    .toBeLessThan(10);
  await page.setViewportSize({ width: 375, height: 700 });
  await fits(page);
  const settled = await heightOf(page);
  expect(await page.evaluate(standsStill)).toBe(true);
  expect(await heightOf(page)).toBe(settled);
});

test('whoever is signed in at her bank is signed in in the frame, and nobody else is', async ({
  page,
  browser,
  baseURL,
}) => {
  // Not in this browser: the token comes from the bank and from nowhere else.
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await customer(other).signsIn('peter.hansen@example.org');
  const [token = '', id = ''] = await other.evaluate(() =>
    ['accessToken', 'idToken'].map((kind) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(`.${kind}`));
      return localStorage.getItem(key ?? '') ?? '';
    }),
  );
  const claims: unknown = JSON.parse(Buffer.from(id.split('.')[1] ?? '', 'base64url').toString());
  const partner = partnerOf.parse(claims)['custom:partnernummer'];
  await elsewhere.close();
  const known = page.waitForRequest(
    (request) => request.headers()['authorization'] === `Bearer ${token}`,
  );
  const portal = await opensBank(page, `${origins.listed}/#token=${token}&partner=${partner}`);
  await known;
  await expect(portal.getByLabel('Postleitzahl')).toHaveValue('24220');
  expect(await page.evaluate('called.map((one) => one.name)')).toContain('getPartnerNumber');
});

test('whoever is signed in in this browser is nobody in the page of her bank, and is led to a tab of its own', async ({
  page,
  baseURL,
}) => {
  await customer(page).signsIn('peter.hansen@example.org');
  await page.goto(origins.listed);
  // Without the parameter, as anybody might write it.
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src, name: 'bare' }));
  }, `${baseURL}/kunden/vertraege/`);
  const bare = page.frameLocator('iframe[name="bare"]');
  const signIn = bare.getByRole('link', { name: 'Anmelden (neuer Tab)' });
  await expect(signIn).toHaveAttribute('target', '_blank');
  await expect(signIn).toHaveAttribute('rel', 'noopener');
  await expect(signIn).toHaveAttribute('href', /zurueck=%2Fkunden%2Fvertraege.*embedded=false/);
  await expect(bare.getByRole('textbox')).toHaveCount(0);
  await expect(bare.getByRole('banner')).toHaveCount(0);
});

test('a tab that was opened without header and footer is an ordinary one otherwise', async ({
  page,
}) => {
  await customer(page).signsIn('peter.hansen@example.org', '/kunden/vertraege/?embedded=true');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/vertraege/);
});

test('a foreign frame, forged answers, masses and what would run lead to nothing', async ({
  page,
}) => {
  const portal = await opensBank(page, origins.listed);
  await expect(portal.getByLabel('Postleitzahl')).toBeVisible();
  const warned: string[] = [];
  page.on('console', (said) => void warned.push(said.text()));
  const command = {
    id: 'f',
    sender: 'child',
    receiver: 'parent',
    name: 'getAuthToken',
    payload: [],
  };
  const called = await page.evaluate<number>('called.length');
  // A frame of the page itself, which is not the portal.
  await page.evaluate((data) => {
    const foreign = document.createElement('iframe');
    foreign.srcdoc = `<script>parent.postMessage(${JSON.stringify(data)}, '*')</script>`;
    document.body.append(foreign);
    return new Promise((resolve) => addEventListener('message', resolve, { once: true }));
  }, command);
  const frame = page.frames().find((one) => one.url().includes('/hausrat/'));
  // As if a script of somebody else ran in the portal.
  await frame?.evaluate((data) => {
    const polluted: unknown = JSON.parse('{"id":"p","__proto__":{"polluted":true}}');
    for (const message of [
      { ...data, name: 'setLocation', payload: ['javascript:document.title="hacked"'] },
      { ...data, name: 'setLocation', payload: ['https://evil.example/'] },
      {
        ...data,
        name: 'createToast',
        payload: [{ title: 'x'.repeat(5_000_000), state: 'neutral' }],
      },
      { ...data, name: 'resize', payload: [Number.NaN] },
      { ...data, name: 'steal' },
      polluted,
    ])
      parent.postMessage(message, '*');
  }, command);
  await expect.poll(() => warned.filter((text) => text.startsWith('portal-flow'))).toHaveLength(6);
  expect(await page.evaluate<number>('called.length')).toBe(called);
  expect(await page.evaluate('({}).polluted')).toBeUndefined();
  expect(page.url()).toBe(`${origins.listed}/`);
  await expect(page).toHaveTitle('Bank');
  // Answers nobody asked for, from the right window; the one before was to the address that is not allowed.
  await page.evaluate(() => {
    const answer = { id: 'r', sender: 'parent', receiver: 'child', correspondingCommandId: 'x' };
    const inner = document.querySelector('iframe')?.contentWindow;
    inner?.postMessage({ ...answer, payload: 'dark' }, '*');
    inner?.postMessage({ ...answer, extra: 'x' }, '*');
  });
  await expect.poll(() => warned.filter((text) => text.startsWith('portal: ')).length).toBe(3);
  await expect(portal.getByLabel('Postleitzahl')).toBeVisible();
});

test('a page that nobody has listed cannot show the portal', async ({ page }) => {
  await page.goto(origins.unlisted);
  await expect(page.locator('iframe')).toBeAttached();
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/');
});

const partnerOf = z.object({ 'custom:partnernummer': z.string() });

async function opensBank(page: Page, address: string) {
  await page.goto(address);
  return page.frameLocator('iframe[title="Hausrat beantragen"]');
}

const heightOf = (page: Page) =>
  page
    .locator('iframe')
    .first()
    .evaluate((frame) => frame.getBoundingClientRect().height);

/** As high as its content and the little that is added (`domain/offen.md P7`). */
async function fits(page: Page): Promise<void> {
  const content = () =>
    page
      .frameLocator('iframe')
      .first()
      .locator('body')
      .evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await expect.poll(async () => (await heightOf(page)) - (await content())).toBe(24);
}

/** Runs in the page: a dozen pictures without a change of the frame's height. */
function standsStill(): Promise<boolean> {
  const frame = document.querySelector('iframe');
  const height = frame?.clientHeight;
  return new Promise((resolve) => {
    const look = (left: number) => {
      if (frame?.clientHeight !== height) resolve(false);
      else if (left === 0) resolve(true);
      else requestAnimationFrame(() => look(left - 1));
    };
    look(12);
  });
}
