import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test('A customer opens a row with a click anywhere, and sees with the keyboard where she is', async ({
  page,
}) => {
  await openSample(page, 'row-list');
  const row = state(page, 'verweise').getByRole('listitem').first();
  await row.getByText('7,90').click({ force: true });
  await expect(page).toHaveURL(/#hausrat$/);
  await page.keyboard.press('Tab');
  await expect(state(page, 'verweise').getByRole('link').nth(1)).toBeFocused();
  await expect(state(page, 'verweise').getByRole('listitem').nth(1)).toHaveCSS(
    'outline-width',
    '3px',
  );
});

test('A blind customer hears the facts of a contract as pairs below its name', async ({ page }) => {
  await openSample(page, 'head-card');
  const card = state(page, 'vertrag');
  await expect(card.getByRole('heading', { name: 'Hausrat\u00ADversicherung' })).toBeVisible();
  await expect(card.getByRole('term').first()).toHaveText('Beitrag');
  await expect(card.getByRole('definition').first()).toHaveText('7,90\u00A0EUR');
});

test('A customer on a phone sees the picture beside the state, and a name over the whole width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openSample(page, 'head-card');
  for (const name of ['vertrag', 'lang']) {
    const card = state(page, name);
    const picture = (await card.locator('[aria-hidden="true"]:has(> svg)').boundingBox()) ?? {
      y: 0,
      height: 0,
    };
    const heading = await card.getByRole('heading').last().boundingBox();
    const text = (heading?.y ?? 0) + (heading?.height ?? 0);
    expect(text, name).toBeGreaterThan(picture.y + picture.height);
  }
});
