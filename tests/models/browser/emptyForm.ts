import type { Page } from '@playwright/test';
import type { Sign } from './arrival.ts';

/** What sending an empty form showed. */
export interface SentEmpty {
  /** The page has a form in which something is required and nothing stands. */
  readonly isSent: boolean;
  readonly faults: readonly string[];
}

/**
 * Sends the form of a state as it is found, with what is required left out: each such field must say what is wrong with
 * it, be linked to those words, and the focus must be at the first of them or at their list.
 */
export function sendEmpty(page: Page, sign: Sign): Promise<SentEmpty> {
  return page.evaluate(submitEmpty, sign);
}

/** Runs in the page. */
async function submitEmpty({ element: shown, attribute, form: own }: Sign): Promise<SentEmpty> {
  const on = {
    get state() {
      return document.querySelector(shown)?.getAttribute(attribute) ?? 'no state';
    },
    isShown(element: Element): boolean {
      return element.checkVisibility({ visibilityProperty: true });
    },
    isEmpty(element: Element): boolean {
      if (element.matches('[role="radiogroup"], fieldset'))
        return !element.querySelector(':checked');
      if (element instanceof HTMLInputElement && element.type === 'checkbox')
        return !element.checked;
      return 'value' in element && element.value === '';
    },
    nameOf(element: Element): string {
      const named = element.hasAttribute('name') ? element : element.querySelector('[name]');
      return named?.getAttribute('name') ?? '?';
    },
    /** What is said to be wrong with a field, where it is linked to it. */
    sentenceOf(element: Element): string {
      const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
      const words = ids
        .filter((id) => /error|fehler/i.test(id))
        .map((id) => document.getElementById(id));
      return words.find((one) => one !== null && this.isShown(one))?.textContent.trim() ?? '';
    },
    frame(): Promise<unknown> {
      return new Promise((resolve) => requestAnimationFrame(resolve));
    },
  };
  const root =
    document.querySelector('dialog[open]') ?? (own === null ? null : document.querySelector(own));
  const required = root?.querySelectorAll('form :is([aria-required="true"], [required])') ?? [];
  const open = [...required].filter((element) => on.isShown(element) && on.isEmpty(element));
  const form = open[0]?.closest('form');
  const button = form?.querySelector<HTMLElement>('[type="submit"]:not([aria-busy="true"])');
  if (!form || !button || !on.isShown(button)) return { isSent: false, faults: [] };

  const before = on.state;
  const mine = open.filter((element) => form.contains(element));
  function isThere(active: Element | null): boolean {
    if (active === null || [button, document.body, root].includes(active)) return false;
    return mine.some((element) => {
      const said = on.sentenceOf(element);
      return element.contains(active) || (said !== '' && active.textContent.includes(said));
    });
  }
  function wrong(): string[] {
    if (on.state !== before) return [`it was taken, the page shows ${on.state}`];
    // The place may come with a postcode that was known already: then nothing is wrong with it.
    const silent = mine.filter(
      (element) =>
        element.isConnected &&
        on.isEmpty(element) &&
        (element.getAttribute('aria-invalid') !== 'true' || on.sentenceOf(element) === ''),
    );
    if (silent.length > 0)
      return [`nothing is said at ${silent.map((element) => on.nameOf(element)).join(', ')}`];
    const active = document.activeElement;
    return isThere(active) ? [] : [`the focus is at ${active?.localName ?? 'nothing'}`];
  }
  // As with the keyboard.
  button.focus();
  button.click();
  await on.frame();
  let faults = wrong();
  for (let frames = 30; frames > 0 && faults.length > 0; frames -= 1) {
    await on.frame();
    faults = wrong();
  }
  return { isSent: true, faults };
}
