import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'chat-input'));

test('A customer finds the place to write, and nothing to send yet', async ({ page }) => {
  const chat = state(page, 'leer');
  const box = chat.getByLabel('Ihre Nachricht');
  await expect(box).toHaveAttribute('placeholder', 'Nachricht schreiben');
  const send = chat.getByRole('button', { name: 'Senden' });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription('Schreiben Sie zuerst eine Nachricht.');
  await box.fill('   ');
  await expect(send).toBeDisabled();
  await send.click({ force: true });
  await expect(chat.getByText('Gesendet:')).toHaveCount(0);
  await box.fill('Hallo');
  await expect(send).toBeEnabled();
});

test('A customer writes several lines and sends them with the keyboard alone', async ({ page }) => {
  const chat = state(page, 'leer');
  const box = chat.getByLabel('Ihre Nachricht');
  await box.focus();
  await page.keyboard.type('Guten Tag');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Danke');
  await expect(box).toHaveValue('Guten Tag\nDanke');
  await page.keyboard.press('Shift+Enter');
  await expect(chat.getByText('Gesendet: Guten Tag Danke')).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
});

for (const modifier of ['Alt', 'Control', 'Meta', 'Shift']) {
  test(`A customer sends several lines with ${modifier} and Enter`, async ({ page }) => {
    const chat = state(page, 'gefuellt');
    await chat.getByLabel('Ihre Nachricht').focus();
    await page.keyboard.press(`${modifier}+Enter`);
    await expect(chat.getByText('Gesendet: Guten Tag, wann kommt der Gutachter?')).toBeVisible();
  });

  test(`A customer whose keyboard does not send makes a new line with ${modifier} and Enter`, async ({
    page,
  }) => {
    const box = state(page, 'nur-knopf').getByLabel('Ihre Nachricht');
    await box.focus();
    await page.keyboard.type('oben unten');
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press(`${modifier}+Enter`);
    await expect(box).toHaveValue('oben\n unten');
    await page.keyboard.type('!');
    await expect(box).toHaveValue('oben\n! unten');
  });
}

test('A customer sends a single line with Enter', async ({ page }) => {
  const chat = state(page, 'eine-zeile');
  await chat.getByLabel('Ihre Nachricht').fill('Hallo');
  await page.keyboard.press('Enter');
  await expect(chat.getByText('Gesendet: Hallo')).toBeVisible();
});

test('A customer who presses the button goes on writing where she was', async ({ page }) => {
  const chat = state(page, 'gefuellt');
  await chat.getByRole('button', { name: 'Senden' }).click();
  await expect(chat.getByText('Gesendet: Guten Tag, wann kommt der Gutachter?')).toBeVisible();
  await expect(chat.getByLabel('Ihre Nachricht')).toBeFocused();
});

test('A customer does not send twice while her message is on its way', async ({ page }) => {
  const chat = state(page, 'sendet');
  await chat.getByLabel('Ihre Nachricht').focus();
  await page.keyboard.press('Shift+Enter');
  await expect(chat.getByText('Gesendet:')).toHaveCount(0);
  await expect(chat.getByLabel('Ihre Nachricht')).toHaveValue('Das Foto ist dabei.');
  await expect(chat.getByRole('button', { name: 'Senden' })).toHaveAttribute('aria-busy', 'true');
});

test('A customer whose message was not sent keeps it and reads what to do', async ({ page }) => {
  const box = state(page, 'fehler').getByLabel('Ihre Nachricht');
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveAccessibleDescription(/Bitte versuchen Sie es erneut\./);
  await expect(box).toHaveValue('Das Foto ist dabei.');
});

test('A customer on a phone has room to write beside the button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const box = await state(page, 'leer').getByLabel('Ihre Nachricht').boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(180);
  expect(box?.height).toBeGreaterThanOrEqual(48);
});
