import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'assumption-row'));

test('A customer changes an assumption where she reads it, with the keyboard alone', async ({
  page,
}) => {
  const row = state(page, 'zu').getByRole('listitem').first();
  const change = row.getByRole('button', { name: 'ändern' });
  await expect(change).toHaveAccessibleDescription('Sie wohnen in einer Wohnung.');
  await change.press('Enter');
  await expect(row.getByRole('button', { expanded: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(row.getByText('Sie wohnen in einem Haus.')).toBeVisible();
  await row.getByRole('button', { name: 'schließen' }).press('Enter');
  await expect(row.getByRole('radio')).toHaveCount(0);
});

test('A customer whose row closes under her finds the focus where she opened it', async ({
  page,
}) => {
  const row = state(page, 'zu').getByRole('listitem').nth(1);
  await row.getByRole('button', { name: 'ändern' }).press('Enter');
  await row.getByRole('button', { name: 'Das stimmt nicht' }).press('Enter');
  await expect(row.getByRole('button', { name: 'ändern' })).toBeFocused();
});
