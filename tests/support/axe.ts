import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules whose verdict hangs on colours: all that another brand or scheme can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

interface Options {
  /** Only what colours can break, where the same page was asked everything before. */
  coloursOnly?: boolean;
}

/** What axe finds (WCAG 2.2 A and AA and the best practices), one sentence each. */
export async function accessibilityOf(page: Page, options: Options = {}): Promise<string[]> {
  // The source is large: a page gets it once.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) })
    // Without frames there is nothing to put together from several pages.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(options.coloursOnly ? { runOnly: { type: 'rule', values: rulesOfColour } } : {}),
    });
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join()}`,
  );
}
