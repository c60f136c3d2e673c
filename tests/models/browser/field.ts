import type { Locator, Page } from '@playwright/test';

type Kind =
  | 'amount'
  | 'checkbox'
  | 'code'
  | 'date'
  | 'file'
  | 'radio'
  | 'range'
  | 'select'
  | 'suggest'
  | 'text';

/** A field of the page as the customer meets it. */
export interface Field {
  readonly name: string;
  readonly kind: Kind;
  /** Values that can be chosen; one, of no meaning, where it is typed. */
  readonly options: readonly string[];
  /** What a person reads beside each of them. */
  readonly labels: readonly string[];
  /** What is said besides of each: what it means, what it costs. */
  readonly hints: readonly string[];
  /** Those that can be read and not chosen. */
  readonly barred: readonly string[];
  /** What stands there. */
  readonly value: string;
}

/** The field of one of these names as soon as the page has it: one answer may bring the next field. */
export async function fieldOf(page: Page, names: readonly string[]): Promise<Field> {
  const { type, role, autocomplete, inputMode, ...field } = await page.evaluate(
    controlWhenThere,
    names,
  );
  return { ...field, kind: kindOf({ type, role, autocomplete, inputMode }) };
}

/** All controls of a name: the page's, or the dialog's while one is open. */
export function controlsOf(page: Page, name: string): Locator {
  const control = `[name="${name}"]`;
  return page.locator(`dialog[open] ${control}, body:not(:has(dialog[open])) main ${control}`);
}

interface Control {
  /** `select`, `textarea`, or the type of an input. */
  readonly type: string;
  readonly role: string | null;
  readonly autocomplete: string | null;
  readonly inputMode: string | null;
}

function kindOf({ type, role, autocomplete, inputMode }: Control): Kind {
  const native = natives.find((kind) => kind === type);
  if (native) return native;
  if (autocomplete === 'one-time-code') return 'code';
  if (role === 'combobox') return 'suggest';
  return inputMode === 'decimal' && type === 'text' ? 'amount' : 'text';
}

const natives = ['checkbox', 'date', 'file', 'radio', 'range', 'select'] as const;

/** Runs in the page. */
function controlWhenThere(names: readonly string[]): Promise<Control & Omit<Field, 'kind'>> {
  const on = {
    /** The words beside a control, or those of an option. */
    labelOf(option: Element): string {
      const words = option instanceof HTMLInputElement ? option.labels?.[0] : option;
      return this.plain(words?.textContent ?? '');
    },
    hintOf(option: Element): string {
      const ids = option.getAttribute('aria-describedby')?.split(' ') ?? [];
      const words = ids.map((id) => document.getElementById(id)?.textContent ?? '');
      return this.plain(words.join(' '));
    },
    plain: (text: string) => text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim(),
  };
  function look() {
    const root = document.querySelector('dialog[open]') ?? document.querySelector('main');
    for (const name of names) {
      const found = [...(root?.querySelectorAll(`[name="${CSS.escape(name)}"]`) ?? [])];
      const [first] = found;
      if (!first) continue;
      const isSelect = first instanceof HTMLSelectElement;
      const options = isSelect ? [...first.options] : found;
      return {
        name,
        type: first instanceof HTMLInputElement ? first.type : first.localName,
        role: first.getAttribute('role'),
        autocomplete: first.getAttribute('autocomplete'),
        inputMode: first.getAttribute('inputmode'),
        value: 'value' in first ? String(first.value) : '',
        options: options.map((option) => option.getAttribute('value') ?? ''),
        labels: options.map((option) => on.labelOf(option)),
        hints: options.map((option) => on.hintOf(option)),
        barred: options
          .filter((option) => option.matches(':disabled, [aria-disabled="true"]'))
          .map((option) => option.getAttribute('value') ?? ''),
      };
    }
    return null;
  }
  return new Promise((resolve) => {
    const there = look();
    if (there) {
      resolve(there);
      return;
    }
    const observer = new MutationObserver(() => {
      const control = look();
      if (!control) return;
      observer.disconnect();
      resolve(control);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
