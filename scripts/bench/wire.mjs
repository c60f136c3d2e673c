// JavaScript and CSS over the wire: the compressed bodies of everything Chromium loads for a page.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { root } from '../ensure.mjs';
import { freePort, startAndWait, stop } from './process.mjs';
import { signIn } from './signIn.mjs';

/** @returns {Promise<string[][]>} */
export async function measureWire() {
  const { chromium } = await import('playwright');
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const port = await freePort();
  const env = { DATA_DIR: join(folder, 'data') };
  const { child } = await startAndWait(root, [process.execPath, 'scripts/start.mjs'], env, port);
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  try {
    const origin = `http://127.0.0.1:${port}`;
    const context = await browser.newContext({ locale: 'de-DE' });
    const page = await context.newPage();
    const login = await bytesOf(page, async () => {
      // Amplify is held back: the form must be there and take what is typed without it.
      await page.route(/cognito/i, (route) => route.abort());
      await page.goto(`${origin}/kunden/login/`);
      // The page was there before the portal: what counts is when it answers.
      await page.locator('html[data-hydration=done]').waitFor();
      await page.getByLabel('E-Mail-Adresse').fill('anna.bergmann@example.org');
    });
    await page.unroute(/cognito/i);
    await signIn(page, origin);
    const fresh = await context.newPage();
    const list = await bytesOf(fresh, async () => {
      await fresh.goto(`${origin}/kunden/vertraege`);
      await fresh.getByText('Privathaftpflicht').first().waitFor();
      await fresh.waitForLoadState('networkidle');
    });
    return [
      ['sign-in page, JS + CSS (brotli)', kilobytes(login.all), '160 kB'],
      ['sign-in page, CSS alone (brotli)', kilobytes(login.css), '20 kB'],
      ['contract list, JS + CSS (brotli)', kilobytes(list.all), '190 kB'],
    ];
  } finally {
    await browser.close();
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {import('playwright').Page} page @param {() => Promise<void>} visit */
async function bytesOf(page, visit) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const sum = { all: 0, css: 0 };
  session.on('Network.responseReceived', ({ type, response }) => {
    if (type !== 'Script' && type !== 'Stylesheet') return;
    if (response.headers['content-encoding'] !== 'br')
      throw new Error(`${response.url} is not compressed`);
    const bytes = Number(response.headers['content-length']);
    sum.all += bytes;
    if (type === 'Stylesheet') sum.css += bytes;
  });
  await visit();
  await session.detach();
  return sum;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
