import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'info-box'));

test('A customer is told that something went wrong even where nobody wrote a headline', async ({
  page,
}) => {
  const box = state(page, 'error').getByRole('alert');
  await expect(box).toContainText('Leider ist ein unerwarteter Fehler aufgetreten');
  await expect(box.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});

test('A customer reads the headline of this error in place of the general one', async ({
  page,
}) => {
  const box = state(page, 'eigeneUeberschrift').getByRole('alert');
  await expect(box).toContainText('Die Datei ist zu groß');
  await expect(box).not.toContainText('unerwarteter Fehler');
});

for (const [type, emoji, word] of [
  ['neutral', 'ℹ️', 'Hinweis: '],
  ['positive', '✔️', 'Erledigt: '],
  ['warning', '⚠️', 'Achtung: '],
  ['error', '😕', 'Fehler: '],
] as const) {
  test(`A customer sees ${emoji} and a blind customer hears "${word}"`, async ({ page }) => {
    const box = state(page, type);
    await expect(box.locator('[aria-hidden="true"]').first()).toHaveText(emoji);
    await expect(box.getByText(word, { exact: true })).toBeAttached();
  });
}

test('Only an error interrupts what a screen reader is saying', async ({ page }) => {
  for (const type of ['neutral', 'positive', 'warning'])
    await expect(state(page, type).getByRole('status')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(2);
});
