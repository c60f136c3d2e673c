import { expect, test } from '@playwright/test';
import { customer } from './customer.ts';

for (const width of [1280, 375]) {
  test(`a customer has her ways as soon as she is signed in, and none once she is out, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const ways = page.getByRole('navigation', { name: 'Hauptnavigation' });
    const claudia = customer(page);
    await claudia.signsIn('claudia.weiss@example.org');
    await expect(ways.getByRole('link', { name: 'Ihre Daten' })).toBeVisible();

    if (width < 1024) await ways.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await claudia.seesHeading('Anmelden');
    await expect(ways).toBeHidden();
  });
}
