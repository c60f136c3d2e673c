import type { Page } from '@playwright/test';

/** What a page looks after in every state, whatever it shows: where the focus is, what waits, and what it forgot to say. */
export interface Bearing {
  /** The chart awaits an answer. */
  readonly isLoading: boolean;
}

/** Remembers where the focus was; runs in every page before the portal does. */
export function followFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) Object.assign(globalThis, { lastFocus: target });
  });
}

/** What is wrong with focus and busy controls in a state that is shown. */
export function bearingOf(page: Page, bearing: Bearing): Promise<readonly string[]> {
  return page.evaluate(lookAtBearing, bearing);
}

/** Runs in the page. What an effect mends within some frames is not wrong. */
export function lookAtBearing({ isLoading }: Bearing): Promise<readonly string[]> {
  const say = {
    /** Words whose value is missing. */
    holes(): string[] {
      const shown = [...document.querySelectorAll<HTMLElement>('main, dialog[open]')];
      const holes = shown.flatMap(
        ({ innerText }) => innerText.match(/\b(?:undefined|NaN)\b|\[object \w+\]|\{\w+\}/g) ?? [],
      );
      return holes.map((hole) => `„${hole}“ is read`);
    },
    /** Lists of nothing, as the heading before them would promise something. */
    lists(): string[] {
      const all = [...document.querySelectorAll<HTMLElement>('main :is(ol, ul, dl):empty')];
      return all
        .filter((one) => one.role !== 'listbox' && one.checkVisibility())
        .map(({ localName }) => `there is a ${localName} with nothing in it`);
    },
    /** Headings, choices and what folds open, without a word. */
    empty(): string[] {
      const named = 'h1, h2, h3, h4, summary, button, a[href], legend, li, details > :not(summary)';
      return [...document.querySelectorAll(`:is(main, dialog[open]) :is(${named})`)]
        .filter(({ textContent }) => textContent.trim() === '')
        .filter((one) => !one.matches('[aria-label], [aria-labelledby]'))
        .filter((one) => one.querySelector('img, input, [aria-label]') === null)
        .map(({ localName, parentElement }) =>
          parentElement?.localName === 'details'
            ? `nothing stands behind ${say.nameOf(parentElement)}`
            : `there is a ${localName} without words`,
        );
    },
    nameOf({ localName, textContent, attributes }: Element): string {
      const words = textContent === '' ? attributes.getNamedItem('name')?.value : textContent;
      return `${localName} „${words?.slice(0, 60) ?? ''}“`;
    },
  };
  function lost(): string[] {
    const active = document.activeElement;
    const last: unknown = Reflect.get(globalThis, 'lastFocus');
    if (active === null || active === document.body) {
      // Right after a load nobody has had the focus yet.
      if (!(last instanceof Element) || last.isConnected) return [];
      return [`the focus was lost with ${say.nameOf(last)}`];
    }
    if (active.closest('main, dialog[open]')) return [];
    return [`the focus is outside of the page, on ${say.nameOf(active)}`];
  }
  function busy(): string[] {
    if (isLoading) return [];
    const waiting = ':is([aria-busy="true"], [data-loading="true"], [type="submit"]:disabled)';
    return [...document.querySelectorAll(`:is(main, dialog[open]) ${waiting}`)].map(
      (element) => `${say.nameOf(element)} is busy though nothing is awaited`,
    );
  }
  return new Promise((resolve) => {
    function look(frames: number): void {
      const wrong = [...lost(), ...busy(), ...say.holes(), ...say.empty(), ...say.lists()];
      if (wrong.length > 0 && frames > 0) {
        requestAnimationFrame(() => look(frames - 1));
        return;
      }
      // Said once, not in every state that follows.
      if (lost().length > 0) Reflect.deleteProperty(globalThis, 'lastFocus');
      resolve(wrong);
    }
    look(30);
  });
}
