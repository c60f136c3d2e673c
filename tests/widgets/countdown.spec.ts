import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'countdown'));

test('A customer who is locked out sees each second and hears full minutes', async ({ page }) => {
  const running = state(page, 'laeuft');
  const heard = running.getByRole('status');
  const further = running.getByRole('button', { name: 'Eine Sekunde weiter' });
  await expect(running.getByText('2:02 Minuten', { exact: true })).toBeVisible();
  await expect(heard).toHaveText('Noch 3 Minuten.');
  await further.click();
  await expect(running.getByText('2:01 Minuten', { exact: true })).toBeVisible();
  await expect(heard).toHaveText('Noch 3 Minuten.');
  await further.click();
  await expect(running.getByText('2:00 Minuten', { exact: true })).toBeVisible();
  await expect(heard).toHaveText('Noch 2 Minuten.');
});

test('A customer sees the last seconds, and that the time is over', async ({ page }) => {
  await expect(state(page, 'letzte').getByText('9 Sekunden', { exact: true })).toBeVisible();
  await expect(state(page, 'letzte').getByRole('status')).toHaveText('Noch eine Minute.');
  await expect(state(page, 'abgelaufen').getByText('0 Sekunden', { exact: true })).toBeVisible();
  await expect(state(page, 'abgelaufen').getByRole('status')).toHaveText(
    'Die Zeit ist abgelaufen.',
  );
});
