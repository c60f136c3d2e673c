// From step to step, to the price and through the whole application, portal and peer in turn.
import { median, share } from '../median.mjs';
import { phone, watchQuiet } from './phone.mjs';
import { furtherSteps, onFromPrice, press, questions, watchClicks } from './walk.mjs';

/** @typedef {import('../budgets.mjs').Row} Row */
/** @typedef {{ steps: number[], cpu: number[], price: number[], bytes: number, files: number }} Walk */

const rounds = 9;

/** @param {import('playwright').Browser} browser @param {{ portal: string, peer: string }} origins @returns {Promise<Row[]>} */
export async function wizard(browser, { portal, peer }) {
  const urls = { ours: `${portal}/hausrat/antrag/`, theirs: `${peer}/` };
  /** @type {{ ours: Walk, theirs: Walk }} */
  const walks = { ours: noWalk(), theirs: noWalk() };
  // The first round warms server and browser up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const side of /** @type {const} */ (['theirs', 'ours'])) {
      const walk = await walkOnce(browser, urls[side], round === rounds);
      if (round > 0) add(walks[side], walk);
    }
  }
  const { ours, theirs } = walks;
  return [
    ...against('step to step p50', share(ours.steps, 0.5), share(theirs.steps, 0.5)),
    ...against('step to step p95', share(ours.steps, 0.95), share(theirs.steps, 0.95)),
    ...against('CPU of a step', median(ours.cpu), median(theirs.cpu)),
    ['home contents: price after the last answer, ms', median(ours.price)],
    ['peer: price after the last answer, ms', median(theirs.price)],
    ['home contents: whole application, JS + CSS, kB', ours.bytes / 1000],
    ['home contents: whole application, files', ours.files],
    ['peer: whole application, JS + CSS, kB', theirs.bytes / 1000],
  ];
}

/** @param {string} what @param {number} ours @param {number} theirs @returns {Row[]} */
function against(what, ours, theirs) {
  return [
    [`home contents: ${what}, of the peer`, ours / theirs],
    [`home contents: ${what}, ms`, ours],
    [`peer: ${what}, ms`, theirs],
  ];
}

/** @returns {Walk} */
function noWalk() {
  return { steps: [], cpu: [], price: [], bytes: 0, files: 0 };
}

/** @param {Walk} sum @param {Walk} walk */
function add(sum, { steps, cpu, price, bytes, files }) {
  sum.steps.push(...steps);
  sum.cpu.push(...cpu);
  sum.price.push(...price);
  Object.assign(sum, { bytes, files });
}

/** Forward over some questions, back again, forward once more, to the price; on request to the end. @param {import('playwright').Browser} browser @param {string} url @param {boolean} whole @returns {Promise<Walk>} */
async function walkOnce(browser, url, whole) {
  const { context, page, session } = await phone(browser);
  try {
    const quiet = watchQuiet(page);
    await page.addInitScript(watchClicks);
    await session.send('Performance.enable');
    await page.goto(url);
    await page.locator('html[data-hydration=done]').waitFor();
    await quiet();
    const walk = noWalk();
    const step = async (/** @type {string} */ name) => {
      const before = await busy(session);
      walk.steps.push(await press(page, name, 'heading'));
      await quiet();
      walk.cpu.push((await busy(session)) - before);
    };
    const last = questions.length - 1;
    for (const answer of questions.slice(0, last)) {
      await answer(page);
      // What is looked up for an answer is no part of the step.
      await quiet();
      await step('Weiter');
    }
    for (let question = 0; question < last; question += 1) await step('Zurück');
    for (let question = 0; question < last; question += 1) await step('Weiter');
    await questions[last]?.(page);
    await quiet();
    walk.price.push(await press(page, 'Weiter', 'price'));
    if (whole) Object.assign(walk, await toTheSummary(page, quiet));
    return walk;
  } finally {
    await context.close();
  }
}

/** @param {import('playwright').Page} page @param {() => Promise<void>} quiet */
async function toTheSummary(page, quiet) {
  for (const [index, answer] of furtherSteps.entries()) {
    await quiet();
    await answer(page);
    await quiet();
    await press(page, index === 0 ? onFromPrice : 'Weiter', 'heading');
  }
  // Where everything is read back, folded or not.
  await page.getByText('Domplatz').first().waitFor({ state: 'attached' });
  await quiet();
  return page.evaluate(() => {
    const found = { bytes: 0, files: 0 };
    const names = new Set();
    for (const file of performance.getEntriesByType('resource')) {
      if (!(file instanceof PerformanceResourceTiming) || !/\.(?:js|css)$/.test(file.name))
        continue;
      if (names.has(file.name)) continue;
      names.add(file.name);
      found.bytes += file.encodedBodySize;
    }
    return { ...found, files: names.size };
  });
}

/** Milliseconds the page's main thread was busy until now. @param {import('playwright').CDPSession} session */
async function busy(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
