import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'step-progress'));

test('A customer reads which step she is at, of how many', async ({ page }) => {
  const text = state(page, 'mitte').locator('[aria-current="step"]');
  await expect(text).toHaveText('Schritt 2 von 5: Preis');
});

test('A customer is promised no number of steps while her answers still decide it', async ({
  page,
}) => {
  const text = state(page, 'offen').locator('[aria-current="step"]');
  await expect(text).toHaveText('Schritt 3: Vorschäden');
});
