import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'choice-cards'));

test('A customer chooses a card with the keyboard alone', async ({ page }) => {
  const cards = state(page, 'leer').getByRole('radiogroup', { name: 'Wie möchten Sie zahlen?' });
  await page.keyboard.press('Tab');
  await expect(cards.getByLabel('Jährlich', { exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cards.getByLabel('Halbjährlich')).toBeChecked();
});

test('A customer hears the price and what the choice means', async ({ page }) => {
  await expect(
    state(page, 'leer').getByLabel('Jährlich', { exact: true }),
  ).toHaveAccessibleDescription('98,40 EUR 98,40 EUR im Jahr');
});

test('A customer can tap the card anywhere, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const card = state(page, 'leer').getByLabel('Monatlich').locator('..');
  const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
  expect(height).toBeGreaterThanOrEqual(48);
  await card.click({ position: { x: width - 10, y: height - 10 } });
  await expect(state(page, 'leer').getByLabel('Monatlich')).toBeChecked();
});

test('A customer reaches a card she cannot choose and hears why', async ({ page }) => {
  const cards = state(page, 'nicht-waehlbar');
  const gesperrt = cards.getByLabel('500 EUR');
  await cards.getByLabel('250 EUR').focus();
  await page.keyboard.press('ArrowDown');
  await expect(gesperrt).toBeFocused();
  await expect(gesperrt).toHaveAccessibleDescription(/erst ab einer Versicherungssumme/);
  await expect(cards.getByLabel('250 EUR')).toBeChecked();
});

test('A customer who chose nothing reads at the question what to do', async ({ page }) => {
  const cards = state(page, 'fehler').getByRole('radiogroup');
  await expect(cards).toHaveAttribute('aria-invalid', 'true');
  await expect(cards).toHaveAccessibleDescription('Wählen Sie eine Zahlweise aus.');
});

test('A customer chooses several cards and takes one back', async ({ page }) => {
  const cards = state(page, 'mehrere').getByRole('group', {
    name: 'Was möchten Sie mitversichern?',
  });
  await cards.getByLabel('Glasbruch').focus();
  await page.keyboard.press('Space');
  await expect(cards.getByLabel('Glasbruch')).toBeChecked();
  await expect(cards.getByLabel('Elementarschäden')).toBeChecked();
  await cards.getByLabel('Elementarschäden').click();
  await expect(cards.getByLabel('Elementarschäden')).not.toBeChecked();
  await expect(cards.getByLabel('Glasbruch')).toBeChecked();
});

test('A customer sees what is always included and cannot take it away', async ({ page }) => {
  const fest = state(page, 'mehrere').getByLabel('Grunddeckung');
  await fest.click({ force: true });
  await expect(fest).toBeChecked();
  await expect(fest).toHaveAccessibleDescription(/Immer enthalten\.$/);
});

test('A customer who chose none of several reads at the question what to do', async ({ page }) => {
  await expect(state(page, 'mehrere-fehler').getByRole('group')).toHaveAccessibleDescription(
    'Wählen Sie mindestens eine Antwort aus.',
  );
});
