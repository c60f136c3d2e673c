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
    await expect(ways.getByRole('link', { name: 'Schäden' })).toBeVisible();

    if (width < 1024) await ways.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await claudia.seesHeading('Anmelden');
    await expect(ways).toBeHidden();
  });
}

test('who jumps to the content of a page keeps count of the pages she has come by', async ({
  page,
}) => {
  await page.goto('/impressum/');
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#inhalt$/);
  await page.getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutz');
  // Otherwise a flow that puts an entry back would go back too far, out of itself.
  expect(await page.evaluate((): unknown => history.state)).toMatchObject({ idx: 2 });
});
