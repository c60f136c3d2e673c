import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'suggest-field'));

test('A customer chooses a suggestion with the keyboard alone', async ({ page }) => {
  const empty = state(page, 'leer');
  const field = empty.getByRole('combobox', { name: 'Gewerbe' });
  const list = empty.getByRole('listbox', { name: 'Vorschläge: Gewerbe' });
  await field.focus();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('Bäck');
  await expect(list.getByRole('option')).toHaveText([
    'Bäckerei',
    'Bäckerei mit Café mit Bewirtung',
  ]);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(empty.getByRole('status')).toHaveText('2 Vorschläge.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = list.getByRole('option', { name: 'Bäckerei mit Café' });
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const id = await second.getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Bäckerei mit Café');
  await expect(list).toBeHidden();
  await expect(empty.locator('output[hidden]')).toHaveText('1072');
  await expect(field).toBeFocused();
});

test('The arrows lead through the list and back to what she typed', async ({ page }) => {
  const field = state(page, 'leer').getByRole('combobox');
  await field.pressSequentially('Bäck');
  await expect(state(page, 'leer').getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowUp');
  await expect(state(page, 'leer').getByRole('option', { selected: true })).toContainText('Café');
  await page.keyboard.press('ArrowDown');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await expect(field).toHaveValue('Bäck');
});

test('A customer whose word is not suggested writes on and sends the form with Enter', async ({
  page,
}) => {
  const empty = state(page, 'leer');
  await empty.getByRole('combobox').pressSequentially('Zirkus');
  await expect(empty).toContainText(
    'Dazu haben wir keinen Vorschlag. Sie können einfach weiterschreiben.',
  );
  await page.keyboard.press('Enter');
  await expect(empty.getByRole('combobox')).toHaveValue('Zirkus');
  await expect(empty.locator('output[hidden]')).toHaveText('abgeschickt');
});

test('A customer puts the suggestions away with Esc and brings them back with the arrow', async ({
  page,
}) => {
  const empty = state(page, 'leer');
  await empty.getByRole('combobox').pressSequentially('Bäck');
  await expect(empty.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(empty.getByRole('listbox')).toBeHidden();
  await expect(empty.getByRole('combobox')).toHaveValue('Bäck');
  await page.keyboard.press('ArrowDown');
  await expect(empty.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(empty.getByRole('listbox')).toBeHidden();
});

test('A customer hears whether something is looked for, or cannot be', async ({ page }) => {
  await state(page, 'sucht').getByRole('combobox').pressSequentially('Bäck');
  await expect(state(page, 'sucht').getByText('Vorschläge werden gesucht …')).toBeVisible();
  await state(page, 'gestoert').getByRole('combobox').pressSequentially('Bäck');
  await expect(state(page, 'gestoert').getByRole('status')).toHaveText(
    'Die Vorschläge lassen sich gerade nicht laden. Sie können einfach weiterschreiben.',
  );
});

test('One letter is too little to suggest anything', async ({ page }) => {
  const empty = state(page, 'leer');
  await empty.getByRole('combobox').pressSequentially('B');
  await page.keyboard.press('ArrowDown');
  await expect(empty.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
});

test('A customer reads hint and error at the field, and which one is optional or fixed', async ({
  page,
}) => {
  const wrong = state(page, 'fehler').getByRole('combobox');
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toHaveAccessibleDescription('Geben Sie Ihr Gewerbe ein.');
  await expect(state(page, 'hinweis').getByRole('combobox')).toHaveAccessibleDescription(
    'Ein Wort genügt, zum Beispiel Bäckerei.',
  );
  await expect(state(page, 'optional').getByLabel('Gewerbe (optional)')).toBeVisible();
  await expect(state(page, 'gesperrt').getByRole('combobox')).toBeDisabled();
});

test('The list carries no style attribute that the policy would refuse', async ({ page }) => {
  await state(page, 'leer').getByRole('combobox').pressSequentially('Bäck');
  await expect(state(page, 'leer').getByRole('listbox')).toBeVisible();
  expect(await page.locator('[role="listbox"][style], [role="option"][style]').count()).toBe(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 800 } });

  test('A customer taps a suggestion, which is large enough and within the page', async ({
    page,
  }) => {
    const empty = state(page, 'leer');
    await empty.getByRole('combobox').pressSequentially('Bäck');
    const option = empty.getByRole('option', { name: 'Bäckerei mit Café' });
    const box = await option.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
    expect(box?.width).toBeLessThanOrEqual(335);
    await option.tap();
    await expect(empty.getByRole('combobox')).toHaveValue('Bäckerei mit Café');
    await expect(empty.getByRole('listbox')).toBeHidden();
  });
});
