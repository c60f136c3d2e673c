import type { Page } from '@playwright/test';
import { type Sign, untilShown } from './arrival.ts';

/** What a „bearbeiten“ names, or a way back says, by the state of the step it must lead to. */
type Edits = Readonly<Record<string, string>>;

/**
 * Follows every „bearbeiten“ of a state that was not followed yet, and goes Back: it must lead to the step it names, and
 * Back to where it was. Says which are there and told of nowhere.
 */
export async function followEdits(
  page: Page,
  sign: Sign,
  state: string,
  told: Edits,
  followed: Set<string>,
): Promise<string[]> {
  const names = await page.evaluate(editsOnPage);
  for (const name of names) {
    const step = told[name];
    if (step === undefined || followed.has(name)) continue;
    followed.add(name);
    const label = wordsOf(name);
    await page.getByRole('button', { name: label, exact: true }).first().click();
    await untilShown(page, sign, step, null, `„${label}“ in ${state}`);
    await page.goBack({ waitUntil: 'commit' });
    await untilShown(page, sign, state, null, `Back from „${label}“`);
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
function editsOnPage(): string[] {
  return [...document.querySelectorAll('main button')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.textContent.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text.endsWith(' bearbeiten') || text.startsWith('Zurück'))
    .map((text) => text.replace(/ bearbeiten$/, ''));
}
