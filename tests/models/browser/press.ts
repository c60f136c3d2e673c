import type { Page } from '@playwright/test';
import { plain } from './arrival.ts';
import { patienceWith } from './inTime.ts';

/** Where to put a hand: in the dialog that is open, else on the page. */
export interface At {
  readonly selector: string;
  /** What it is called, whole, where several stand there; only what can be seen. */
  readonly words?: string;
  /** Which of several; there must be one of it by default. */
  readonly of?: 'first' | 'last';
}

/**
 * Presses what can be seen, is not disabled and lies under nothing else, as soon as it is so: found and done by the page
 * itself, in one message instead of a dozen.
 */
export function press(page: Page, at: At): Promise<void> {
  return act(page, at, { isChecked: null, text: null });
}

/** A box or a choice is as wanted afterwards; it is pressed on its label, only where it is not so already. */
export function setChosen(page: Page, at: At, isChecked = true): Promise<void> {
  return act(page, at, { isChecked, text: null });
}

/** A field or a list holds this text afterwards, in place of what it held. */
export function write(page: Page, at: At, text: string): Promise<void> {
  return act(page, at, { isChecked: null, text });
}

async function act(
  page: Page,
  { selector, words, of }: At,
  wanted: Pick<Wanted, 'isChecked' | 'text'>,
): Promise<void> {
  const frames = Math.ceil(patienceWith(page) / frameMs);
  const named = words === undefined ? null : plain(words).trim();
  const wrong = await page.evaluate(acted, {
    selector,
    words: named,
    of: of ?? null,
    frames,
    ...wanted,
  });
  if (wrong === null) return;
  const what = named === null ? selector : `${selector} „${named}“`;
  throw new Error(`${what} cannot be ${wanted.text === null ? 'pressed' : 'written'}: ${wrong}`);
}

const frameMs = 16;

interface Wanted {
  readonly selector: string;
  /** Null where the selector says enough. */
  readonly words: string | null;
  readonly of: 'first' | 'last' | null;
  /** Null where it is no box. */
  readonly isChecked: boolean | null;
  /** Null where nothing is written. */
  readonly text: string | null;
  /** So many frames it may take. */
  readonly frames: number;
}

/** Runs in the page; what is wrong with it in the end, null if nothing. */
async function acted(wanted: Wanted): Promise<string | null> {
  const { selector, words, of, isChecked, text, frames } = wanted;
  const on = {
    frame(): Promise<unknown> {
      return new Promise((resolve) => requestAnimationFrame(resolve));
    },
    nameOf(one: Element): string {
      const ids = one.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const others = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      const own = one.cloneNode(true);
      if (own instanceof Element) {
        for (const hidden of own.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      }
      const name = [others, one.getAttribute('aria-label'), own.textContent].find(Boolean) ?? '';
      return name.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
    },
    hit(there: Element, one: Element): void {
      const how = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1 };
      const isPrimary = { ...how, isPrimary: true, pointerType: 'mouse', button: 0 };
      there.dispatchEvent(new PointerEvent('pointerdown', { ...isPrimary, buttons: 1 }));
      const isTaken = !there.dispatchEvent(new MouseEvent('mousedown', { ...how, buttons: 1 }));
      if (!isTaken && one instanceof HTMLElement) one.focus({ preventScroll: true });
      there.dispatchEvent(new PointerEvent('pointerup', isPrimary));
      there.dispatchEvent(new MouseEvent('mouseup', how));
      there.dispatchEvent(new MouseEvent('click', how));
    },
    isSeen: (one: Element) => one.checkVisibility({ visibilityProperty: true }),
    /** Past what React keeps of it, as the browser does. */
    set(prototype: object, one: Element, value: string): void {
      Reflect.set(prototype, 'value', value, one);
      for (const type of ['input', 'change']) one.dispatchEvent(new Event(type, { bubbles: true }));
    },
  };
  function found(): Element | string {
    const root = document.querySelector('dialog[open]') ?? document.querySelector('main');
    const all = [...(root?.querySelectorAll(selector) ?? [])].filter(
      (one) => words === null || (on.isSeen(one) && on.nameOf(one) === words),
    );
    const one = all.at(of === 'last' ? -1 : 0);
    if (!one) return 'it is not there';
    return of === null && all.length > 1 ? `there are ${all.length} of it` : one;
  }
  function isAsWanted(one: Element): boolean {
    return isChecked !== null && one instanceof HTMLInputElement && one.checked === isChecked;
  }
  /** What a finger meets at its middle: itself, what stands in it, or its label. */
  function met(one: Element): Element | string {
    if (!on.isSeen(one)) return 'it cannot be seen';
    if (one.matches(':disabled, [aria-disabled="true"]')) return 'it is disabled';
    if (text !== null) return one.matches('[readonly]') ? 'it is only read' : one;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : [];
    const isOwn = (there: Element | null) => [one, ...labels].some((own) => own.contains(there));
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (there && isOwn(there)) return there;
    // What is scrolled beneath a part that stays in sight is brought to the middle, as a hand would.
    one.scrollIntoView({ block: 'center', inline: 'nearest' });
    const moved = one.getBoundingClientRect();
    const under = document.elementFromPoint(
      moved.left + moved.width / 2,
      moved.top + moved.height / 2,
    );
    return under && isOwn(under) ? under : `it lies under ${under?.outerHTML.slice(0, 80)}`;
  }
  /** As typed over what stands there; a day and a place on a range are set, as the browser's own helper does. */
  function type(one: Element, words: string): void {
    if (one instanceof HTMLElement) one.focus({ preventScroll: true });
    if (one instanceof HTMLSelectElement) on.set(HTMLSelectElement.prototype, one, words);
    else if (one instanceof HTMLInputElement && ['date', 'range'].includes(one.type)) {
      on.set(HTMLInputElement.prototype, one, words);
    } else {
      const isField = one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement;
      if (isField) one.select();
      document.execCommand(words === '' ? 'delete' : 'insertText', false, words);
    }
  }
  let one = found();
  let there: Element | string = 'it is not there';
  for (let left = frames; left >= 0; left -= 1) {
    if (typeof one !== 'string' && isAsWanted(one)) return null;
    there = typeof one === 'string' ? one : met(one);
    if (typeof there !== 'string') break;
    await on.frame();
    one = found();
  }
  if (typeof one === 'string') return one;
  if (typeof there === 'string') return there;
  if (text !== null) {
    type(one, text);
    return null;
  }
  on.hit(there, one);
  if (isChecked === null) return null;
  for (let left = 30; left > 0 && !isAsWanted(one); left -= 1) await on.frame();
  return isAsWanted(one) ? null : 'it stays as it was';
}
