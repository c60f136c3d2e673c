import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'summary-list'));

test('A blind customer hears what each "bearbeiten" is about', async ({ page }) => {
  const links = state(page, 'verweise').getByRole('link');
  await expect(links).toHaveText([
    'Wohnfläche bearbeiten',
    'Adresse bearbeiten',
    'Beginn bearbeiten',
    'Vorversicherung bearbeiten',
  ]);
});

test('A customer sees which question she left open', async ({ page }) => {
  const row = state(page, 'verweise').getByText('keine Angabe');
  await expect(row).toBeVisible();
});

test('A customer with a keyboard corrects an answer in its row', async ({ page }) => {
  const list = state(page, 'oeffnet');
  const edit = list.getByRole('button', { name: 'Wohnfläche bearbeiten' });
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button', { name: 'Wohnfläche schließen' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.type('96');
  await page.keyboard.press('Enter');
  await expect(list.getByText('96\u00A0m²')).toBeVisible();
  await expect(list.getByRole('textbox')).toHaveCount(0);
});

test('A customer changes all answers of a page by one button that says which', async ({ page }) => {
  const block = state(page, 'block').getByRole('region', { name: 'Wohnung' });
  await expect(block.getByRole('button')).toHaveText(['Wohnung bearbeiten']);
  await expect(block.getByText('84\u00A0m²')).toBeVisible();
});
