import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'checkbox'));

test('A customer agrees with the keyboard alone', async ({ page }) => {
  const box = state(page, 'leer').getByLabel('Meine Angaben sind vollständig und wahr.');
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await page.keyboard.press('Space');
  await expect(box).not.toBeChecked();
});

test('A checkbox is required and says nothing of it; an optional one says so', async ({ page }) => {
  const box = state(page, 'leer').getByRole('checkbox');
  await expect(box).toHaveAttribute('aria-required', 'true');
  await expect(box).toHaveAccessibleName('Meine Angaben sind vollständig und wahr.');
  const optional = state(page, 'optional').getByRole('checkbox');
  await expect(optional).toHaveAttribute('aria-required', 'false');
  await expect(optional).toHaveAccessibleName('Mein Schutz soll später beginnen (optional)');
});

test('A customer who overlooked it reads at the box what to do', async ({ page }) => {
  const box = state(page, 'fehler').getByRole('checkbox');
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveAccessibleDescription(
    'Bestätigen Sie, dass Sie die Hinweise gelesen haben.',
  );
});

test('A customer opens the link in a long consent without agreeing to it', async ({ page }) => {
  const lang = state(page, 'lang');
  await lang.getByRole('link', { name: /Hinweisen zur Einwilligung/ }).click();
  await expect(page).toHaveURL(/#einwilligung$/);
  await expect(lang.getByRole('checkbox')).not.toBeChecked();
  await lang.getByText('Ich willige ein').click({ position: { x: 20, y: 10 } });
  await expect(lang.getByRole('checkbox')).toBeChecked();
});

test('A customer hears the hint and cannot change what is fixed', async ({ page }) => {
  await expect(state(page, 'hinweis').getByRole('checkbox')).toHaveAccessibleDescription(
    'Sie haben dafür 14 Tage Zeit.',
  );
  const fest = state(page, 'gesperrt').getByRole('checkbox');
  await expect(fest).toBeDisabled();
  await expect(fest).toBeChecked();
});

test('On a phone a thumb beside the box is enough', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const box = state(page, 'leer').getByRole('checkbox');
  const { x, y, height } = (await box.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.click(x - 6, y + height / 2 + 18);
  await expect(box).toBeChecked();
});
