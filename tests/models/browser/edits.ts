import type { Page } from '@playwright/test';
import { type Sign, untilShown } from './arrival.ts';

/** What a „bearbeiten“ names, by the state of the step it must lead to. */
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
    const label = `${name} bearbeiten`;
    await page.getByRole('button', { name: label, exact: true }).first().click();
    await untilShown(page, sign, step, null, `„${label}“ in ${state}`);
    await page.goBack({ waitUntil: 'commit' });
    await untilShown(page, sign, state, null, `Back from „${label}“`);
  }
  return names
    .filter((name) => told[name] === undefined)
    .map((name) => `nobody told where „${name} bearbeiten“ leads`);
}

/** Runs in the page. */
function editsOnPage(): string[] {
  return [...document.querySelectorAll('main button')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.textContent.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text.endsWith(' bearbeiten'))
    .map((text) => text.replace(/ bearbeiten$/, ''));
}
