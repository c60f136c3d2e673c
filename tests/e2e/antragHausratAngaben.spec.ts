import { expect, test } from '@playwright/test';
import { applicant } from './applicant.ts';

test('a customer who types the worth of her belongings in euros is insured for that', async ({
  page,
}) => {
  const anna = applicant(page, 'summe-getippt');
  await anna.comesBackTo('versicherungssumme');
  await anna.isAt('versicherungssumme');
  const sum = page.getByLabel('Versicherungssumme: Wert eingeben');
  for (const [typed, read] of [
    ['20000', '20.000\u00A0EUR'],
    ['30.000', '30.000\u00A0EUR'],
    ['60.000 EUR', '60.000\u00A0EUR'],
  ] as const) {
    await sum.fill(typed);
    await sum.blur();
    await expect(sum).toHaveValue(read);
  }
  await anna.continues();
  await anna.isAt('bausteine');
  await page.goBack();
  await expect(sum).toHaveValue('60.000\u00A0EUR');
});
