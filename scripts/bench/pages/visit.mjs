// One visit of a page: when what it is opened for is in sight, when it answers, what came until then, what moved.
import { brotliCompressSync } from 'node:zlib';
import { phone, watchQuiet } from './phone.mjs';

/**
 * What a page is opened for: an element, with words in it where the element alone says nothing; and whether it says
 * itself when it answers (`data-hydration`).
 * @typedef {{ url: string, sight: string, words?: string, answers?: boolean }} Goal
 * @typedef {{ seen: number, answered: number, bytes: number, files: number, moved: number }} Visit
 */

/** @param {import('playwright').Browser} browser @param {Goal} goal @param {{ width?: number }} [options] @returns {Promise<Visit>} */
export async function visit(browser, goal, options) {
  const { context, page } = await phone(browser, options);
  try {
    return await visitIn(page, goal);
  } finally {
    await context.close();
  }
}

/** @param {import('playwright').Page} page @param {Goal} goal @returns {Promise<Visit>} */
export async function visitIn(page, { url, sight, words = '', answers = true }) {
  const quiet = watchQuiet(page);
  await page.addInitScript(watch, { sight, words, answers });
  const document = await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => Object(globalThis).visit?.done, null, { polling: 100 });
  // Fonts and what comes behind the first picture may still move it.
  await quiet();
  const found = await page.evaluate(() => Object(globalThis).visit);
  return { ...found, bytes: found.bytes + inlined((await document?.text()) ?? '') };
}

/** Script and style that stand in the page itself are no files, but they weigh. @param {string} html */
function inlined(html) {
  const parts = ['script', 'style'].flatMap((tag) =>
    html
      .split(`</${tag}>`)
      .slice(0, -1)
      .map((part) => part.slice(part.indexOf('>', part.lastIndexOf(`<${tag}`)) + 1)),
  );
  return parts.join('') === '' ? 0 : brotliCompressSync(parts.join('')).length;
}

/** Runs in the page before all else. @param {{ sight: string, words: string, answers: boolean }} goal */
function watch({ sight, words, answers }) {
  const found = { seen: 0, answered: 0, bytes: 0, files: 0, moved: 0, done: false };
  Object.assign(globalThis, { visit: found });
  performance.setResourceTimingBufferSize(2_000);
  const end = () => {
    if (found.seen === 0 || (answers && found.answered === 0)) return;
    if (!answers) found.answered = found.seen;
    found.done = true;
  };
  const weigh = () => {
    const names = new Set();
    for (const file of performance.getEntriesByType('resource')) {
      if (!(file instanceof PerformanceResourceTiming) || !/\.(?:js|css)$/.test(file.name))
        continue;
      if (names.has(file.name)) continue;
      names.add(file.name);
      found.bytes += file.encodedBodySize;
    }
    found.files = names.size;
  };
  const look = () => {
    const element = document.querySelector(sight);
    if (
      !element?.checkVisibility({ visibilityProperty: true }) ||
      // Words are read without the places at which they may be parted.
      !element.textContent.replaceAll('\u00AD', '').includes(words)
    ) {
      requestAnimationFrame(look);
      return;
    }
    // After the frame that shows it.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      found.seen = performance.now();
      if (!answers) weigh();
      end();
    });
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
    weigh();
    end();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydration'] });
}
