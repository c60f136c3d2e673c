import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'password-strength'));

test('A customer reads what her new password still lacks, and hears how strong it is', async ({
  page,
}) => {
  const empty = state(page, 'leer');
  const field = empty.getByLabel('Neues Passwort');
  await expect(empty.getByRole('status')).toBeEmpty();
  await expect(empty.getByRole('listitem')).toHaveText([
    '8 bis 50 Zeichen – fehlt noch',
    'Groß- und Kleinbuchstaben – fehlt noch',
    'eine Zahl – fehlt noch',
    'ein Sonderzeichen, zum Beispiel ! oder ? – fehlt noch',
  ]);
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  for (const [typed, word] of [
    ['s', 'sehr schwach'],
    ['onne', 'sehr schwach'],
    ['2026', 'schwach'],
    ['A', 'stark'],
    ['!', 'sehr stark'],
  ] as const) {
    await page.keyboard.type(typed);
    await expect(empty.getByRole('status')).toHaveText(`Passwortstärke: ${word}`);
  }
  await expect(empty.getByText('– fehlt noch')).toHaveCount(0);
  await expect(empty.getByText('– erfüllt')).toHaveCount(4);
});

test('A customer shows and hides what she types', async ({ page }) => {
  const weak = state(page, 'schwach');
  const field = weak.getByLabel('Neues Passwort');
  await expect(field).toHaveAttribute('type', 'password');
  await weak.getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await weak.getByRole('button', { name: 'Passwort ausblenden' }).click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('A customer who sees no colours reads the strength as a word', async ({ page }) => {
  for (const [zustand, word] of [
    ['sehr-schwach', 'sehr schwach'],
    ['schwach', 'schwach'],
    ['stark', 'stark'],
    ['sehr-stark', 'sehr stark'],
  ] as const) {
    await expect(
      state(page, zustand).getByText(`Passwortstärke: ${word}`, { exact: true }),
    ).toBeVisible();
  }
});

test('On a phone the requirements stay within the page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const item of await state(page, 'leer').getByRole('listitem').all()) {
    const box = await item.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(355);
  }
});
