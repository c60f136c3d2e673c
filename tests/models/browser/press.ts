import type { Locator } from '@playwright/test';
import { patienceWith } from './inTime.ts';

/**
 * Presses what can be seen, is not disabled and lies under nothing else, as soon as it is so: done by the page itself, in
 * one message instead of a dozen. Strict: there must be one of it.
 */
export function press(target: Locator): Promise<void> {
  return act(target, null);
}

/** A box or a choice is as wanted afterwards; it is pressed on its label, only where it is not so already. */
export function setChosen(target: Locator, isChecked = true): Promise<void> {
  return act(target, isChecked);
}

async function act(target: Locator, isChecked: boolean | null): Promise<void> {
  const frames = Math.ceil(patienceWith(target.page()) / frameMs);
  const wrong = await target.evaluate(pressed, { isChecked, frames });
  if (wrong !== null) throw new Error(`${String(target)} cannot be pressed: ${wrong}`);
}

const frameMs = 16;

interface Wanted {
  /** Null where it is no box. */
  readonly isChecked: boolean | null;
  /** So many frames it may take. */
  readonly frames: number;
}

/** Runs in the page; what is wrong with it in the end, null if nothing. */
async function pressed(element: Element, { isChecked, frames }: Wanted): Promise<string | null> {
  const box = element instanceof HTMLInputElement && isChecked !== null ? element : null;
  const isDone = () => box !== null && box.checked === isChecked;
  const on = {
    frame(): Promise<unknown> {
      return new Promise((resolve) => requestAnimationFrame(resolve));
    },
  };
  /** What a finger meets at its middle: itself, what stands in it, or its label. */
  function met(): Element | string {
    if (!element.isConnected) return 'it is gone';
    if (!element.checkVisibility({ visibilityProperty: true })) return 'it cannot be seen';
    if (element.matches(':disabled, [aria-disabled="true"]')) return 'it is disabled';
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const isOwn = (one: Element | null) =>
      [element, ...(box?.labels ?? [])].some((own) => own.contains(one));
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (there && isOwn(there)) return there;
    // What is scrolled beneath a part that stays in sight is brought to the middle, as a hand would.
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const moved = element.getBoundingClientRect();
    const under = document.elementFromPoint(
      moved.left + moved.width / 2,
      moved.top + moved.height / 2,
    );
    return under && isOwn(under) ? under : `it lies under ${under?.outerHTML.slice(0, 80)}`;
  }
  function hit(it: Element): void {
    const how = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1 };
    const isPrimary = { ...how, isPrimary: true, pointerType: 'mouse', button: 0 };
    it.dispatchEvent(new PointerEvent('pointerdown', { ...isPrimary, buttons: 1 }));
    const isTaken = !it.dispatchEvent(new MouseEvent('mousedown', { ...how, buttons: 1 }));
    if (!isTaken && element instanceof HTMLElement) element.focus({ preventScroll: true });
    it.dispatchEvent(new PointerEvent('pointerup', isPrimary));
    it.dispatchEvent(new MouseEvent('mouseup', how));
    it.dispatchEvent(new MouseEvent('click', how));
  }
  if (isDone()) return null;
  let there = met();
  for (let left = frames; left > 0 && typeof there === 'string'; left -= 1) {
    await on.frame();
    if (isDone()) return null;
    there = met();
  }
  if (typeof there === 'string') return there;
  hit(there);
  if (box === null) return null;
  for (let left = 30; left > 0 && !isDone(); left -= 1) await on.frame();
  return isDone() ? null : 'it stays as it was';
}
