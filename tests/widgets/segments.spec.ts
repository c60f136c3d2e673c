import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'segments'));

test('A customer chooses a segment with the arrow keys', async ({ page }) => {
  const group = state(page, 'vier').getByRole('radiogroup', { name: 'Selbstbeteiligung' });
  await group.getByLabel('Keine').focus();
  await page.keyboard.press('ArrowRight');
  await expect(group.getByLabel('250\u00A0EUR')).toBeChecked();
});

test('A customer hears what a segment saves', async ({ page }) => {
  await expect(state(page, 'vier').getByLabel('500\u00A0EUR')).toHaveAccessibleDescription(
    '−\u00A01,21',
  );
});

test('A customer taps a segment anywhere, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const choice = state(page, 'drei').getByLabel('Anderer Tag');
  const { width, height } = (await choice.boundingBox()) ?? { width: 0, height: 0 };
  expect(height).toBeGreaterThanOrEqual(48);
  await choice.locator('..').click({ position: { x: width - 4, y: height - 4 } });
  await expect(choice).toBeChecked();
});

test('A customer reaches a segment she cannot choose and reads why', async ({ page }) => {
  const closed = state(page, 'nicht-waehlbar').getByLabel('Monat');
  await expect(closed).toHaveAccessibleDescription(
    'Das geht ab einem Jahresbeitrag von 60\u00A0EUR.',
  );
  await closed.click({ force: true });
  await expect(closed).not.toBeChecked();
  await expect(state(page, 'nicht-waehlbar').getByLabel('Jahr', { exact: true })).toBeChecked();
});

test('A customer who chose nothing reads at the question what to do', async ({ page }) => {
  const group = state(page, 'fehler').getByRole('radiogroup');
  await expect(group).toHaveAttribute('aria-invalid', 'true');
  await expect(group).toHaveAccessibleDescription('Wählen Sie aus, wie Sie zahlen.');
});
