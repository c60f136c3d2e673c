import type { Page } from '@playwright/test';
import { inTime, patienceWith } from './inTime.ts';
import { untilThere } from './untilThere.ts';

/** Waits until the page shows the state and every sentence that is due; says what it shows otherwise. */
export async function untilShown(
  page: Page,
  sign: Sign,
  state: string,
  sentences: readonly string[],
  after: string,
): Promise<void> {
  const due = sentences.map(plain);
  const expected = { ...sign, state, sentences: due, isGone: false };
  await inPatience(page, expected, async () => {
    const { now, text, read } = await page.evaluate(whatIsShown, sign);
    const unread = now === state ? due.filter((sentence) => !plain(read).includes(sentence)) : [];
    const missing = unread.map((sentence) => `, „${sentence}“ is not read`).join('');
    return `After ${after}: expected ${state}, the page shows ${now} at ${text}${missing}`;
  });
}

/** Waits until a sentence is read on a page, whatever its state, or is no more. */
export async function untilRead(page: Page, sentence: string, isGone = false): Promise<void> {
  const expected = { ...flowSign, state: null, sentences: [plain(sentence)], isGone };
  await inPatience(page, expected, async () => {
    const { text } = await page.evaluate(whatIsShown, flowSign);
    return `„${sentence}“ is ${isGone ? 'still' : 'not'} read at ${text}`;
  });
}

async function inPatience(
  page: Page,
  expected: Expected,
  otherwise: () => Promise<string>,
): Promise<void> {
  const ms = patienceWith(page);
  await inTime(shown(page, expected, performance.now() + ms), otherwise, ms);
}

/** A page that is none of the flow's shows its own heading. */
export async function untilOpened(page: Page): Promise<void> {
  await untilThere(page, { selector: 'main h1', text: /^(?!.*Einen Moment)/ });
  await page.locator('main h1', { hasNotText: 'Einen Moment' }).first().waitFor();
}

/** What was asked of the page has been drawn. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Where a page says in which state a chart is. */
export interface Sign {
  readonly element: string;
  readonly attribute: string;
  /** Where its own form may stand besides in a dialog; null where that one is of the flow it runs beside. */
  readonly form: string | null;
}

/** A flow says it once on its page, a companion by its name beside it. */
export function signOf(companion: string | null): Sign {
  return companion === null
    ? flowSign
    : { element: `[data-companion="${companion}"]`, attribute: 'data-companion-state', form: null };
}

const flowSign: Sign = {
  element: '[data-flow-state]',
  attribute: 'data-flow-state',
  form: 'main',
};

interface Expected extends Sign {
  /** Null where any will do. */
  readonly state: string | null;
  readonly sentences: readonly string[];
  /** They must not be there. */
  readonly isGone: boolean;
}

/** A page that is just being opened throws the watching away; it is begun anew. */
async function shown(page: Page, expected: Expected, until: number): Promise<void> {
  for (;;) {
    try {
      await page.evaluate(watch, expected);
      return;
    } catch (error) {
      if (performance.now() > until || page.isClosed()) throw error;
    }
  }
}

/** Runs in the page: told by the page itself, not asked again and again. A small act is a part of a page. */
function watch({ element, attribute, state, sentences, isGone }: Expected): Promise<void> {
  const isRead = () => {
    const { innerText } = document.body;
    const text = innerText.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ');
    return sentences.every((sentence) => text.includes(sentence) !== isGone);
  };
  const isShown = () =>
    // What was drawn for others stands hidden in the document until the portal takes it away.
    document.documentElement.dataset['hydration'] !== 'no' &&
    (state === null || document.querySelector(element)?.getAttribute(attribute) === state) &&
    (sentences.length === 0 || isRead());
  return new Promise((resolve) => {
    if (isShown()) {
      resolve();
      return;
    }
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}

function whatIsShown({ element, attribute }: Sign): { now: string; text: string; read: string } {
  const now = document.querySelector(element)?.getAttribute(attribute) ?? 'no state';
  const read = document.body.innerText;
  return { now, text: `${location.pathname}: ${read.slice(0, 300)}`, read };
}

/** Text as it is read. */
export function plain(text: string): string {
  return text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ');
}
