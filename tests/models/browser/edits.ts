import type { Page } from '@playwright/test';
import { type Sign, untilShown } from './arrival.ts';
import { press } from './press.ts';
import { unfold } from './unfold.ts';

/** What a „bearbeiten“ names, or a way back says, by the state of the step it must lead to. */
type Edits = Readonly<Record<string, string>>;

interface Followed {
  /** What is there to be followed. */
  readonly names: readonly string[];
  readonly told: Edits;
  /** Which were followed before; whoever follows one adds it. */
  readonly followed: Set<string>;
  /** The form of the step leads back, too, where nothing was changed. */
  readonly leadsBack: boolean;
}

/**
 * Follows every „bearbeiten“ of a state that was not followed yet, and goes Back: it must lead to the step it names, and
 * Back to where it was. Says which are there and told of nowhere.
 */
export async function followEdits(
  page: Page,
  sign: Sign,
  state: string,
  { names, told, followed, leadsBack }: Followed,
): Promise<string[]> {
  for (const name of names) {
    const step = told[name];
    if (step === undefined || followed.has(name)) continue;
    followed.add(name);
    const label = wordsOf(name);
    await unfold(page);
    const edit = { selector: 'button', words: label, of: 'first' } as const;
    await press(page, edit);
    await untilShown(page, sign, step, [], `„${label}“ in ${state}`);
    await page.goBack({ waitUntil: 'commit' });
    await untilShown(page, sign, state, [], `Back from „${label}“`);
    if (!leadsBack || isBack(name)) continue;
    await unfold(page);
    await press(page, edit);
    await untilShown(page, sign, step, [], `„${label}“ in ${state}`);
    await press(page, { selector: 'form button[type="submit"]', of: 'last' });
    await untilShown(page, sign, state, [], `nothing was changed at „${label}“`);
    // The way there and back is two entries: the tour's own Back leads where it led before.
    for (const shown of [step, state]) {
      await page.goBack({ waitUntil: 'commit' });
      await untilShown(page, sign, shown, [], `Back from „${label}“, answered again`);
    }
  }
  return (
    names
      // Where a way back leads hangs on her way; it is told where that is always the same.
      .filter((name) => told[name] === undefined && !isBack(name))
      .map((name) => `nobody told where „${name} bearbeiten“ leads`)
  );
}

/** What a person reads on it. */
export function wordsOf(name: string): string {
  return isBack(name) ? name : `${name} bearbeiten`;
}

function isBack(name: string): boolean {
  return name.startsWith('Zurück');
}

/** Runs in the page. */
export function editsOnPage(): string[] {
  return [...document.querySelectorAll('main button')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.textContent.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text.endsWith(' bearbeiten') || text.startsWith('Zurück'))
    .map((text) => text.replace(/ bearbeiten$/, ''));
}
