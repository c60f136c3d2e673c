import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules whose verdict hangs on colours: all that another brand or scheme can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

interface Options {
  /** Only what colours can break, where the same page was asked everything before. */
  coloursOnly?: boolean;
  /** Address at which the page's own server has the source: a browser that has read it once keeps it. */
  source?: string;
}

/** What axe finds (WCAG 2.2 A and AA and the best practices), one sentence each. */
export async function accessibilityOf(page: Page, options: Options = {}): Promise<string[]> {
  const asked: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(options.coloursOnly ? { runOnly: { type: 'rule', values: rulesOfColour } } : {}),
  };
  // The source is large: a page gets it once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await (options.source === undefined
      ? page.evaluate(axe.source)
      : page.evaluate(load, options.source));
  }
  return page.evaluate(ask, asked);
}

/** Runs in the page, which is afterwards as it was. */
async function load(src: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src });
  await new Promise<unknown>((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`${src} does not load.`)));
    document.head.append(script);
  });
  script.remove();
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
