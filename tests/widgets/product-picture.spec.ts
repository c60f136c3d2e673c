import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test('A blind customer hears nothing of a picture, because the name stands beside it', async ({
  page,
}) => {
  await openSample(page, 'product-picture');
  const pictures = state(page, 'kachel').locator('li > *');
  await expect(pictures.first().locator('svg')).toBeVisible();
  await expect(pictures.and(page.locator('[aria-hidden="true"]'))).toHaveCount(
    await pictures.count(),
  );
});
