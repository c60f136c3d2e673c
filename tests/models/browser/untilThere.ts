import type { Page } from '@playwright/test';

/** What is waited for: an element that can be seen, with this text where one is told. */
interface Sought {
  readonly selector: string;
  readonly text?: string | RegExp;
}

/** What takes longer is left to whoever waits for it then, and says so in words of its own. */
const longestMs = 5_000;

/**
 * Whether something is there before the time is over; told by the page itself, as soon as it is. Playwright looks at
 * 0.3, 0.8, 1.3 seconds and so on: what comes in between is waited for up to half a second longer than it takes.
 */
export async function untilThere(page: Page, sought: Sought, ms = longestMs): Promise<boolean> {
  const { selector, text } = sought;
  const isText = typeof text === 'string';
  const asked = {
    selector,
    exact: isText ? text : null,
    pattern: text === undefined || isText ? null : { source: text.source, flags: text.flags },
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([told(page, asked, performance.now() + ms), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A page that is just being opened throws the watching away; it is begun anew. */
async function told(page: Page, asked: Asked, until: number): Promise<boolean> {
  while (performance.now() < until && !page.isClosed()) {
    try {
      await page.evaluate(watch, asked);
      return true;
    } catch {
      // On its way elsewhere.
    }
  }
  return false;
}

interface Asked {
  readonly selector: string;
  readonly exact: string | null;
  readonly pattern: { readonly source: string; readonly flags: string } | null;
}

/** Runs in the page. */
function watch({ selector, exact, pattern }: Asked): Promise<void> {
  const matches = pattern && new RegExp(pattern.source, pattern.flags);
  const isThere = () =>
    [...document.querySelectorAll(selector)].some((element) => {
      const text = element.textContent.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
      const isMeant = exact === null ? (matches?.test(text) ?? true) : text === exact;
      return isMeant && element.checkVisibility({ visibilityProperty: true });
    });
  return new Promise((resolve) => {
    if (isThere()) {
      resolve();
      return;
    }
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
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
