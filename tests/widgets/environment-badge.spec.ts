import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'environment-badge'));

test('A tester sees where she is while the flag is on', async ({ page }) => {
  await expect(state(page, 'abnahme').getByRole('paragraph')).toHaveText('Umgebung: Abnahme');
  await expect(state(page, 'lokal').getByRole('paragraph')).toHaveText('Umgebung: Lokal');
});

for (const quiet of ['produktion', 'ausgeschaltet']) {
  test(`A customer sees no environment: ${quiet}`, async ({ page }) => {
    await expect(state(page, quiet)).toBeAttached();
    await expect(state(page, quiet).getByRole('paragraph')).toHaveCount(0);
  });
}
