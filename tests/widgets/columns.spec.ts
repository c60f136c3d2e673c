import { expect, type Page, test } from '@playwright/test';
import { openSample } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'columns', 'verhaeltnisse'));

for (const [ratio, first, second] of [
  ['1:1', 1, 1],
  ['2:1', 2, 1],
  ['1:2', 1, 2],
  ['3:2', 3, 2],
  ['2:3', 2, 3],
  ['3:1', 3, 1],
  ['1:3', 1, 3],
] as const) {
  test(`At a desk two columns stand side by side as ${ratio}`, async ({ page }) => {
    const [one, other] = await boxes(page, ratio);
    expect(one.width / other.width).toBeCloseTo(first / second, 1);
    expect(other.y).toBe(one.y);
  });
}

test('Below 1024 px the second column follows the first', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  const [one, other] = await boxes(page, '2:1');
  expect(other.width).toBe(one.width);
  expect(other.y).toBeGreaterThan(one.y);
});

async function boxes(page: Page, ratio: string) {
  const first = await page.getByText(`Erste Spalte ${ratio}`).boundingBox();
  const second = await page.getByText(`Zweite Spalte ${ratio}`).boundingBox();
  if (first === null || second === null) throw new Error('A column is not shown');
  return [first, second] as const;
}
