import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules whose verdict hangs on colours: all that another brand or scheme can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

interface Options {
  /** Only what colours can break, where the same page was asked everything before. */
  coloursOnly?: boolean;
}

/** What axe finds (WCAG 2.2 A and AA and the best practices), one sentence each. */
export async function accessibilityOf(page: Page, options: Options = {}): Promise<string[]> {
  const asked: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(options.coloursOnly ? { runOnly: { type: 'rule', values: rulesOfColour } } : {}),
  };
  // The source is large: a page gets it once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(ask, asked);
}

/** Runs in the page, which sends nothing back but what was found. */
async function ask(options: axe.RunOptions): Promise<string[]> {
  const here = globalThis as unknown as { readonly axe: typeof axe };
  const { violations } = await here.axe.run(document, options);
  return violations.map(({ id, nodes }) => {
    const all = nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`);
    return `${id}: ${all.join()}`;
  });
}
