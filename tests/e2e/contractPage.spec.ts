import { expect, type Page, test } from '@playwright/test';
import { customer } from './customer.ts';

/** Pixels that may lie between two parts of a page that stand below one another. */
const room = 90;

for (const width of [1280, 375]) {
  test(`whose contract is known by its name alone finds no empty room on its page, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await customer(page).signsIn('peter.hansen@example.org');
    await page.goto('/kunden/vertraege/202312399');
    const data = page.getByRole('heading', { name: 'Vertragsdaten' });
    await areCloseBelow(page.getByText('Aktiv', { exact: true }), data);
  });
}

test('a customer finds below what she can do no empty room before her broker', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await customer(page).signsIn('bernd.aust@example.org');
  await page.goto('/kunden/vertraege/PH250001106');
  const broker = page.getByRole('heading', { name: 'Ihre Ansprechperson' });
  const act = page.getByRole('link', { name: 'Kündigung ansehen oder zurücknehmen' });
  await areCloseBelow(act, broker);
});

type Part = ReturnType<Page['locator']>;

/** The lower one begins where the upper one has ended, and not far below. */
async function areCloseBelow(upper: Part, lower: Part): Promise<void> {
  await lower.waitFor();
  const isClose = async () => {
    const gap = await between(upper, lower);
    return gap >= 0 && gap < room;
  };
  await expect.poll(isClose).toBe(true);
}

async function between(upper: Part, lower: Part): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  if (!above || !below) throw new Error('One of the two is not shown.');
  return below.y - above.y - above.height;
}
