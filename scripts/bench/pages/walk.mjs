// The way through the application for home contents, by the words that portal and peer share.

/** @typedef {import('playwright').Page} Page */

/** Answers of the questions before the price, in their order. @type {readonly ((page: Page) => Promise<void>)[]} */
export const questions = [
  async (page) => {
    await page.getByLabel('Postleitzahl').fill('48143');
    await page.getByLabel('Ort', { exact: true }).fill('Münster');
    await page.getByLabel('Straße').fill('Domplatz');
    await page.getByLabel('Hausnummer').fill('3');
  },
  async (page) => {
    await page.getByLabel('Wohnfläche').fill('80');
    await choose(page, 'Ist die Wohnung ständig bewohnt?', 'Ja');
    await choose(page, 'Bauweise des Gebäudes', 'Massiv');
  },
  (page) => choose(page, 'Besitzen Sie Wertsachen', 'Nein'),
  (page) => choose(page, 'Gab es in den letzten 10', 'Nein'),
  async (page) => {
    await choose(page, 'Bestand in den letzten 5', 'Nein');
    await choose(page, 'Wie viele Schäden', 'Keine');
  },
];

/** What leads on from the price. */
export const onFromPrice = 'Mit diesem Beitrag weiter';

/** Answers of the steps from the price to the bank. @type {readonly ((page: Page) => Promise<void>)[]} */
export const furtherSteps = [
  (page) => choose(page, 'Wann soll Ihr Schutz beginnen?', 'Morgen'),
  async (page) => {
    await choose(page, 'Anrede', 'Frau');
    await field(page, 'Vorname').fill('Petra');
    await field(page, 'Nachname').fill('Beispiel');
    await field(page, 'Geburtsdatum').fill('12.03.1985');
    await choose(page, 'Wohnen Sie selbst', 'Ja, ich wohne dort');
  },
  async (page) => {
    await field(page, 'E-Mail-Adresse').fill('petra.beispiel@example.org');
    await field(page, 'Handynummer').fill('0152 28817386');
    await field(page, 'IBAN').fill('DE02 1203 0000 0000 2020 51');
  },
];

/** Not what opens its calendar or says why it is asked. @param {Page} page @param {string} name */
function field(page, name) {
  return page.getByRole('textbox', { name, exact: true });
}

/** @param {Page} page @param {string} question @param {string} answer */
function choose(page, question, answer) {
  const group = page.getByRole('group', { name: question });
  const either = group.or(page.getByRole('radiogroup', { name: question }));
  return either.getByText(answer, { exact: true }).click();
}

/**
 * Presses a button and waits for what follows it; times from the click to the frame that shows it.
 * @param {Page} page @param {string} name @param {'heading' | 'price'} wanted @returns {Promise<number>}
 */
export async function press(page, name, wanted) {
  const button = page.getByRole('button', { name, exact: true });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error(`„${name}“ cannot be pressed.`);
  await page.evaluate((wanted) => Object.assign(globalThis, { wanted }), wanted);
  // By the mouse alone: what a locator looks at before its click would count as work of the page.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return page.evaluate(() => Object(globalThis).shown);
}

/** Runs in the page before all else. */
export function watchClicks() {
  performance.setResourceTimingBufferSize(2_000);
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = document.querySelector('h1')?.textContent;
      const heading = () => {
        const now = document.querySelector('h1')?.textContent;
        return now !== undefined && now !== before;
      };
      const price = () =>
        heading() && /\d,\d\d\s*EUR/.test(document.querySelector('aside')?.textContent ?? '');
      const holds = Object(globalThis).wanted === 'price' ? price : heading;
      const shown = new Promise((resolve) => {
        const look = () => {
          if (!holds()) {
            requestAnimationFrame(look);
            return;
          }
          // After the frame that shows it.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      });
      Object.assign(globalThis, { shown });
    },
    { capture: true },
  );
}
