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

test('a customer reads what her home contents insure, and unfolds the rest by keyboard', async ({
  page,
}) => {
  await customer(page).signsIn('anna.bergmann@example.org');
  await page.goto('/kunden/vertraege/HR250000102');
  const insured = page.locator('section', {
    has: page.getByRole('heading', { name: 'Was versichert ist' }),
  });
  await expect(insured.getByRole('listitem')).toHaveCount(5);
  await expect(insured).toContainText('Bis 42.250\u00A0EUR bei Feuer');
  const rest = page.getByText('Wohnfläche', { exact: true });
  await expect(rest).toBeHidden();
  await page.getByRole('link', { name: 'Daten', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Vertragsdaten' })).toBeInViewport();
  await page.locator('summary', { hasText: 'Hausrat' }).press('Enter');
  await expect(rest).toBeVisible();
});

test('whoever looks back at a contract that ended reads what it insured, and why it ended', async ({
  page,
}) => {
  await customer(page).signsIn('bernd.aust@example.org');
  await page.goto('/kunden/vertraege/HR210001102');
  await expect(page.getByRole('heading', { name: 'Was versichert war' })).toBeVisible();
  await expect(page.getByText('Dieser Vertrag endete am')).toBeVisible();
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
