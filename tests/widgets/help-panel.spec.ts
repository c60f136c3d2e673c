import { expect, type Page, test } from '@playwright/test';
import { openSample } from './muster.ts';

const panel = (page: Page) => page.getByRole('dialog');
const opener = (page: Page) => page.getByRole('button', { name: 'Hilfe' });

test('A customer who needs help reads it beside the page and can do nothing else meanwhile', async ({
  page,
}) => {
  await openSample(page, 'help-panel', 'geschlossen');
  await opener(page).click();
  await expect(panel(page).getByRole('heading', { name: 'Hinweis' })).toBeFocused();
  await expect(panel(page)).toHaveAccessibleName('Hinweis');
  expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  const box = await panel(page).boundingBox();
  expect(box?.y).toBe(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1280);
});

test('A customer with a keyboard opens the help, closes it and is back at its button', async ({
  page,
}) => {
  await openSample(page, 'help-panel', 'geschlossen');
  await page.keyboard.press('Tab');
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Schließen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

for (const [how, close] of [
  ['presses Esc', (page: Page) => page.keyboard.press('Escape')],
  ['clicks beside it', (page: Page) => page.mouse.click(40, 400)],
] as const) {
  test(`A customer who ${how} has closed the help and is back at its button`, async ({ page }) => {
    await openSample(page, 'help-panel', 'geschlossen');
    await opener(page).click();
    await expect(panel(page)).toBeVisible();
    await close(page);
    await expect(panel(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
}

test('A customer who clicks into the help goes on reading', async ({ page }) => {
  await openSample(page, 'help-panel', 'offen');
  await page.mouse.click(1100, 700);
  await expect(panel(page)).toBeVisible();
});

test('A customer on a phone reads the help on the whole screen and always sees how to close it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 560 });
  await openSample(page, 'help-panel', 'lang');
  expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 560 });
  await panel(page).getByText('Sind Sie unsicher?').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Schließen' })).toBeInViewport({ ratio: 1 });
});

test('A Swiss customer closes the help with ss', async ({ page }) => {
  await page.goto('/muster/help-panel/offen/?nackt&brand=protect-ch');
  await expect(page.getByRole('button', { name: 'Schliessen' })).toBeVisible();
});
