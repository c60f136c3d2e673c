// From one question of the application to the next: the time between the click and the frame that shows the new
// heading, there and back, on a desktop's CPU and on a quarter of it.
import { share } from './median.mjs';

const visits = 3;
const questions = 4;

/** @param {import('playwright').Browser} browser @param {string} origin @returns {Promise<string[][]>} */
export async function measureSteps(browser, origin) {
  const rows = [];
  for (const [rate, budget] of [
    [1, 20],
    [4, 60],
  ]) {
    const times = [];
    for (let visit = 0; visit < visits; visit += 1) {
      times.push(...(await walk(browser, origin, rate ?? 1)));
    }
    const figures = `${Math.round(share(times, 0.95))} ms (${Math.round(share(times, 0.5))} ms median of ${times.length})`;
    rows.push([`home contents, step to step, p95, CPU ${rate}×`, figures, `${budget} ms`]);
  }
  return rows;
}

/** Forward over some questions, back again and forward once more. @param {import('playwright').Browser} browser @param {string} origin @param {number} rate */
async function walk(browser, origin, rate) {
  const context = await browser.newContext({ locale: 'de-DE' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(`${origin}/hausrat/antrag/`);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.getByLabel('Postleitzahl').fill('48143');
    await page.getByLabel('Ort', { exact: true }).fill('Münster');
    await page.getByLabel('Straße').fill('Domplatz');
    await page.getByLabel('Hausnummer').fill('3');
    // What is looked up for the address is no part of the step.
    await page.waitForLoadState('networkidle');
    const times = [];
    for (let question = 0; question < questions; question += 1) {
      times.push(await step(page, 'Weiter'));
      await answers[question]?.(page);
    }
    for (let question = 0; question < questions; question += 1) {
      times.push(await step(page, 'Zurück'));
    }
    for (let question = 0; question < questions; question += 1) {
      times.push(await step(page, 'Weiter'));
    }
    return times;
  } finally {
    await context.close();
  }
}

/** What the questions behind the first ask. @type {readonly ((page: import('playwright').Page) => Promise<void>)[]} */
const answers = [
  async (page) => {
    await page.getByLabel('Wohnfläche').fill('80');
    await choose(page, 'Ist die Wohnung ständig bewohnt?', 'Ja');
    await choose(page, 'Bauweise des Gebäudes', 'Massiv');
  },
  (page) => choose(page, 'Besitzen Sie Wertsachen', 'Nein'),
  (page) => choose(page, 'Gab es in den letzten 10', 'Nein'),
];

/** @param {import('playwright').Page} page @param {string} question @param {string} answer */
function choose(page, question, answer) {
  const group = page.getByRole('group', { name: question });
  const either = group.or(page.getByRole('radiogroup', { name: question }));
  return either.getByText(answer, { exact: true }).click();
}

/** @param {import('playwright').Page} page @param {string} name */
async function step(page, name) {
  await page.evaluate(() => Object.assign(globalThis, { stepTime: 0 }));
  await page.getByRole('button', { name, exact: true }).click();
  const time = await page.waitForFunction(() => Number(Object(globalThis).stepTime), null, {
    polling: 50,
  });
  await page.waitForLoadState('networkidle');
  return time.jsonValue();
}

/** Runs in the page before all else. */
function watch() {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = document.querySelector('h1')?.textContent;
      const look = () => {
        if (document.querySelector('h1')?.textContent === before) {
          requestAnimationFrame(look);
          return;
        }
        // After the frame that shows it.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () =>
          Object.assign(globalThis, { stepTime: performance.now() - timeStamp }),
        );
        port1.start();
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}
