import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'value-helper'));

test('A customer counts with the keyboard alone, hears the total, and takes it over by her own act', async ({
  page,
}) => {
  const helper = state(page, 'leer');
  await helper.getByText('Summe nach Zimmern schätzen').press('Enter');
  await expect(helper.getByRole('button', { name: 'übernehmen' })).toHaveCount(0);
  await helper.getByRole('button', { name: 'Küche: eins mehr' }).press('Enter');
  await helper.getByRole('button', { name: 'Wohnzimmer: eins mehr' }).press('Enter');
  const total = helper.getByRole('status').filter({ hasText: 'EUR' });
  await expect(total).toHaveText(/^Zusammen 21\.000\sEUR\s*$/);
  await helper.getByRole('button', { name: /^21\.000\sEUR übernehmen$/ }).press('Enter');
  await expect(total).toContainText('(übernommen)');
});

test('A customer at none keeps her focus on the button that takes no more away', async ({
  page,
}) => {
  const helper = state(page, 'gezaehlt');
  await helper.getByText('Summe nach Zimmern schätzen').click();
  const less = helper.getByRole('button', { name: 'Küche: eins weniger' });
  await less.click();
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  await less.press('Enter');
  await expect(less).toBeFocused();
  await expect(helper.getByRole('group', { name: 'Küche' })).toContainText('0');
});
