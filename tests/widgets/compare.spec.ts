import { expect, type Locator, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'compare'));

test('A customer hears what was before what will be, each under its name', async ({ page }) => {
  const both = state(page, 'gefuellt').getByRole('region');
  await expect(both).toHaveText([
    /^Bisher238,00\u00A0EURZahlungsweisejährlich/,
    /^Neu122,57\u00A0EURZahlungsweisehalbjährlich/,
  ]);
  await expect(state(page, 'gefuellt').getByRole('region', { name: 'Bisher' })).toBeVisible();
  await expect(state(page, 'gefuellt').getByRole('region', { name: 'Neu' })).toBeVisible();
});

test('A customer reads below what the numbers do not say', async ({ page }) => {
  await expect(state(page, 'hinweis').getByText('Sie zahlen im Jahr 7,14')).toBeVisible();
});

test('A customer at a desk sees both side by side, on a phone one below the other', async ({
  page,
}) => {
  const sides = state(page, 'lang').getByRole('region');
  await page.setViewportSize({ width: 1280, height: 800 });
  const [before, after] = await places(sides);
  expect(after?.y).toBe(before?.y);
  expect(after?.x).toBeGreaterThan(before?.x ?? Infinity);
  await page.setViewportSize({ width: 375, height: 800 });
  const [above, below] = await places(sides);
  expect(below?.x).toBe(above?.x);
  expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);
});

async function places(sides: Locator) {
  return Promise.all((await sides.all()).map((side) => side.boundingBox()));
}
