// The first pages as a phone sees them (CPU at a quarter, Fast 4G), beside a static page with one field from the
// same server, in turn: when the field is in sight, when the portal answers it, and what was fetched until then.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { root } from '../ensure.mjs';
import { median } from './median.mjs';
import { freePort, startAndWait, stop } from './process.mjs';
import { measureSteps } from './steps.mjs';

const rounds = 9;
const pages = [
  ['home contents', '/hausrat/antrag/', '130 kB'],
  ['sign-in', '/kunden/login/', '160 kB'],
];
/** Fast 4G as the browser's own tools simulate it: ms, bytes a second. */
const network = {
  offline: false,
  latency: 165,
  downloadThroughput: 8_100_000 / 8,
  uploadThroughput: 1_350_000 / 8,
};

/** @typedef {{ seen: number, answered: number, bytes: number, moved: number }} Visit */

/** @returns {Promise<string[][]>} */
export async function measureFirstStep() {
  const { chromium } = await import('playwright');
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const yardstick = writeYardstick();
  const port = await freePort();
  const env = { DATA_DIR: join(folder, 'data') };
  const { child } = await startAndWait(root, [process.execPath, 'scripts/start.mjs'], env, port);
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  try {
    const origin = `http://127.0.0.1:${port}`;
    const rows = [];
    for (const [name = '', path = '', budget = ''] of pages) {
      const visits = await visitInTurn(browser, `${origin}${path}`, `${origin}${yardstick.path}`);
      rows.push(...rowsOf(name, budget, visits));
    }
    return [...rows, ...(await measureSteps(browser, origin))];
  } finally {
    await browser.close();
    await stop(child);
    yardstick.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} name @param {string} budget @param {{ ours: Visit[], theirs: Visit[] }} visits */
function rowsOf(name, budget, { ours, theirs }) {
  const still = median(theirs.map(({ seen }) => seen));
  const beside = (/** @type {number[]} */ times) =>
    `${(median(times) / still).toFixed(2)} (${Math.round(median(times))} of ${Math.round(still)} ms)`;
  const bytes = median(ours.map((visit) => visit.bytes));
  return [
    [`${name}, field in sight, of a static page`, beside(ours.map(({ seen }) => seen)), '1.15'],
    [`${name}, field answers, of a static page`, beside(ours.map((v) => v.answered)), '1.8'],
    [`${name}, JS + CSS until it answers (brotli)`, `${(bytes / 1000).toFixed(1)} kB`, budget],
    [`${name}, layout shift`, median(ours.map(({ moved }) => moved)).toFixed(3), '0.02'],
  ];
}

/** @param {import('playwright').Browser} browser @param {string} url @param {string} yardstick */
async function visitInTurn(browser, url, yardstick) {
  const ours = [];
  const theirs = [];
  // The first round warms server and browser up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const still = await visit(browser, yardstick, false);
    const portal = await visit(browser, url, true);
    if (round === 0) continue;
    theirs.push(still);
    ours.push(portal);
  }
  return { ours, theirs };
}

/**
 * Milliseconds from the start of a visit with empty caches.
 * @param {import('playwright').Browser} browser @param {string} url @param {boolean} answers
 * @returns {Promise<Visit>}
 */
async function visit(browser, url, answers) {
  const viewport = { width: 375, height: 812 };
  const context = await browser.newContext({ locale: 'de-DE', viewport });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'commit' });
    const wanted = answers ? ['seen', 'answered'] : ['seen'];
    await page.waitForFunction(
      (names) => names.every((name) => Reflect.get(Object(globalThis).visit ?? {}, name) > 0),
      wanted,
      { polling: 100 },
    );
    return await page.evaluate(() => Object(globalThis).visit);
  } finally {
    await context.close();
  }
}

/** Runs in the page before all else. */
function watch() {
  const found = { seen: 0, answered: 0, bytes: 0, moved: 0 };
  Object.assign(globalThis, { visit: found });
  const look = () => {
    const field = document.querySelector('main input');
    if (!field?.checkVisibility({ visibilityProperty: true })) {
      requestAnimationFrame(look);
      return;
    }
    // After the frame that shows it.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => (found.seen = performance.now()));
    port1.start();
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) found.moved += Number(Reflect.get(shift, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver(() => {
    if (document.documentElement.dataset['hydration'] !== 'done' || found.answered > 0) return;
    found.answered = performance.now();
    for (const file of performance.getEntriesByType('resource')) {
      if (!(file instanceof PerformanceResourceTiming) || !/\.(?:js|css)$/.test(file.name))
        continue;
      found.bytes += file.encodedBodySize;
    }
  }).observe(document, { subtree: true, attributeFilter: ['data-hydration'] });
}

/** A page as anybody would write it by hand: words, one field, a style sheet of its own as the policy asks for. */
function writeYardstick() {
  const folder = join(root, 'dist', 'portal');
  const html = join(folder, 'bench-yardstick.html');
  const css = join(folder, 'bench-yardstick.css');
  writeFileSync(
    css,
    'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.5 system-ui}' +
      'input{display:block;width:100%;min-height:3rem;font:inherit}',
  );
  writeFileSync(
    html,
    '<!doctype html><html lang="de"><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width">' +
      '<link rel="stylesheet" href="/bench-yardstick.css"><title>Adresse</title>' +
      '<main><h1>Welche Wohnung möchten Sie versichern?</h1><form>' +
      '<label>Postleitzahl <input name="plz" inputmode="numeric"></label>' +
      '<button>Weiter</button></form></main></html>',
  );
  return {
    path: '/bench-yardstick.html',
    remove: () => [html, css].forEach((file) => rmSync(file, { force: true })),
  };
}
