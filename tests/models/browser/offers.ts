import { plain } from './arrival.ts';

/** What stands there to be pressed though it should not, or is missing, by the words on it; one sentence each. */
export function wrongOffers(
  offers: readonly string[],
  told: Readonly<Record<string, boolean>>,
): string[] {
  const shown = new Set(offers.map(plain));
  return Object.entries(told)
    .filter(([words, isDue]) => shown.has(plain(words)) !== isDue)
    .map(([words, isDue]) => `„${words}“ is ${isDue ? 'not ' : ''}there to be pressed`);
}

/** Runs in the page. */
export function offersOnPage(): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    ':is(main, dialog[open]) :is(a[href], button)',
  );
  return [...all]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map(({ innerText }) => innerText.trim());
}
