import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

const colours = [
  'gray',
  'primary',
  'primaryGhost',
  'secondaryGhost',
  'highlight',
  'warning',
  'white',
  'transparent',
];

test.beforeEach(({ page }) => openSample(page, 'button'));

test('Every button colour of the specification exists, no two look alike', async ({ page }) => {
  const looks = new Set<string>();
  for (const name of colours) {
    const button = state(page, 'farben').getByRole('button', { name, exact: true });
    const look = await button.evaluate((element) => {
      const { backgroundColor, borderTopColor, color } = getComputedStyle(element);
      return [backgroundColor, borderTopColor, color].join(' ');
    });
    looks.add(look);
  }
  expect(looks.size).toBe(colours.length);
});

test('A customer with big fingers hits every button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const boxes = await page
    .getByRole('button')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(48);
});

test('A customer whose change is being saved still finds the button at its place', async ({
  page,
}) => {
  const idle = state(page, 'farben').getByRole('button', { name: 'primary', exact: true });
  const busy = state(page, 'laedt').getByRole('button', { name: 'primary', exact: true });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toBeEnabled();
  await busy.focus();
  await expect(busy).toBeFocused();
  expect((await busy.boundingBox())?.width).toBe((await idle.boundingBox())?.width);
});

test('A way to another page is a link, also when it looks like a button', async ({ page }) => {
  await expect(state(page, 'verweise').getByRole('link')).toHaveCount(colours.length);
  await expect(state(page, 'verweise').getByRole('button')).toHaveCount(0);
});
