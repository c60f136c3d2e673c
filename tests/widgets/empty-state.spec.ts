import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'empty-state'));

test('A customer without claims is told so and finds the next act with the keyboard', async ({
  page,
}) => {
  const empty = state(page, 'schaeden');
  await expect(empty.getByRole('heading', { level: 2 }).last()).toHaveText(
    'Zurzeit gibt es keine Schäden',
  );
  const act = empty.getByRole('link', { name: 'Schaden melden' });
  await act.focus();
  await expect(act).toBeFocused();
});

test('A customer whose list could not be fetched can try again', async ({ page }) => {
  const failed = state(page, 'fehler');
  await expect(failed).toContainText(
    'Leider ist etwas schief gelaufen. Bitte versuchen Sie es später nochmal.',
  );
  await expect(failed.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});
