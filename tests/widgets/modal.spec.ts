import { expect, type Page, test } from '@playwright/test';
import { openSample } from './muster.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const opener = (page: Page) => page.getByRole('button', { name: 'Änderung verbindlich speichern' });

test('A customer is asked before something binding, in the words of the portal', async ({
  page,
}) => {
  await openSample(page, 'modal', 'geschlossen');
  await opener(page).click();
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await expect(dialog(page)).toHaveAccessibleName('Änderung speichern?');
  await expect(dialog(page)).toHaveAccessibleDescription(/halbjährlich/);
  await expect(dialog(page).getByRole('button')).toHaveText(['bestätigen', 'abbrechen', '']);
  await dialog(page).getByRole('button', { name: 'bestätigen' }).click();
  await expect(page.getByText('Bestätigt.')).toBeVisible();
  await expect(opener(page)).toBeFocused();
});

for (const [how, close] of [
  ['the X', (page: Page) => page.getByRole('button', { name: 'Schließen' }).click()],
  ['Esc', (page: Page) => page.keyboard.press('Escape')],
  ['abbrechen', (page: Page) => page.getByRole('button', { name: 'abbrechen' }).click()],
] as const) {
  test(`A customer who changes her mind leaves by ${how} and nothing happens`, async ({ page }) => {
    await openSample(page, 'modal', 'geschlossen');
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('Abgebrochen.')).toBeVisible();
    await expect(opener(page)).toBeFocused();
  });
}

test('A customer cannot leave while her change is being saved', async ({ page }) => {
  await openSample(page, 'modal', 'laedt');
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'abbrechen' }).click();
  await page.getByRole('button', { name: 'bestätigen' }).click();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByText('Noch nichts entschieden.')).toBeAttached();
});

test('A customer with a keyboard stays inside the question', async ({ page }) => {
  await openSample(page, 'modal', 'frage');
  for (const name of ['bestätigen', 'abbrechen', 'Schließen']) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(opener(page)).not.toBeFocused();
});

test('A customer reads something longer than her phone to its end and closes it there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 560 });
  await openSample(page, 'modal', 'lang');
  await dialog(page).getByRole('button', { name: 'Verstanden' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('A dialog writes no style tag', async ({ page }) => {
  await openSample(page, 'modal', 'frage');
  await expect(dialog(page)).toBeVisible();
  expect(await page.locator('style').count()).toBe(0);
});
