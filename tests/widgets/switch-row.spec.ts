import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'switch-row'));

test('A customer adds cover with the keyboard alone', async ({ page }) => {
  const glass = state(page, 'liste').getByRole('switch', { name: 'Fahrraddiebstahl' });
  await glass.focus();
  await page.keyboard.press('Space');
  await expect(glass).toBeChecked();
  await page.keyboard.press('Space');
  await expect(glass).not.toBeChecked();
});

test('A customer hears what a switch covers and costs before she touches it', async ({ page }) => {
  await expect(
    state(page, 'liste').getByRole('switch', { name: 'Glasbruch' }),
  ).toHaveAccessibleDescription(
    'Fenster, Türen, Duschwand, Kochfeld. +\u00A01,88\u00A0EUR im Monat',
  );
});

test('A customer taps the row anywhere, on a phone too, and its second act is its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const list = state(page, 'liste');
  const row = list.getByRole('listitem').filter({ hasText: 'Fahrraddiebstahl' });
  const wanted = row.getByRole('switch');
  await row.getByRole('button', { name: 'Andere Summe' }).click();
  await expect(wanted).not.toBeChecked();
  await row.click({ position: { x: 8, y: 8 } });
  await expect(wanted).toBeChecked();
});

test('A customer on a phone finds the price below the words, on a wide screen beside the switch', async ({
  page,
}) => {
  const row = state(page, 'liste').getByRole('listitem').first();
  const words = row.getByText('Hochwasser');
  const price = row.getByText('1,07');
  await page.setViewportSize({ width: 375, height: 800 });
  const bottom = async (of: typeof words) => {
    const { y = 0, height = 0 } = (await of.boundingBox()) ?? {};
    return y + height;
  };
  expect((await price.boundingBox())?.y).toBeGreaterThanOrEqual(await bottom(words));
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await price.boundingBox())?.y).toBeLessThan(await bottom(words));
});

test('A customer reaches what she cannot choose and hears why', async ({ page }) => {
  const closed = state(page, 'nicht-waehlbar').getByRole('switch', { name: 'Elementarschutz' });
  await closed.focus();
  await expect(closed).toBeFocused();
  await expect(closed).toHaveAccessibleDescription(/An dieser Adresse gab es .* Hochwasser\.$/);
  await closed.press('Space');
  await expect(closed).not.toBeChecked();
});

test('A customer whose price could not be calculated reads in the row what still holds', async ({
  page,
}) => {
  const failed = state(page, 'fehler');
  await expect(failed.getByRole('alert')).toContainText('Es bleibt bei 7,09\u00A0EUR');
  await expect(failed.getByRole('switch', { name: 'Glasbruch' })).toHaveAccessibleDescription(
    /Es bleibt bei 7,09\u00A0EUR ohne Glasbruch\. Noch einmal$/,
  );
  await expect(failed.getByRole('button', { name: 'Noch einmal' })).toBeVisible();
});
