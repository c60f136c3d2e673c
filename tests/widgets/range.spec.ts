import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'range'));

test('A customer goes from value to value with the arrow keys and hears each in words', async ({
  page,
}) => {
  const slider = state(page, 'stufen').getByRole('slider', { name: 'Selbstbeteiligung' });
  await slider.focus();
  await expect(slider).toHaveAttribute('aria-valuetext', '500\u00A0EUR');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '1.000\u00A0EUR');
  await page.keyboard.press('ArrowUp');
  await expect(slider).toHaveAttribute('aria-valuetext', '5.000\u00A0EUR');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '5.000\u00A0EUR');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(slider).toHaveAttribute('aria-valuetext', '500\u00A0EUR');
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Keine');
  await expect(state(page, 'stufen').getByRole('status')).toHaveText('Keine');
});

test('A customer goes to the next and the previous value with the buttons', async ({ page }) => {
  const levels = state(page, 'stufen');
  await levels.getByRole('button', { name: 'Mehr Selbstbeteiligung' }).click();
  await expect(levels.getByRole('status')).toHaveText('1.000\u00A0EUR');
  const less = levels.getByRole('button', { name: 'Weniger Selbstbeteiligung' });
  for (let press = 0; press < 3; press += 1) await less.click();
  await expect(levels.getByRole('status')).toHaveText('Keine');
  await expect(less).toBeDisabled();
  await expect(less).toBeFocused();
});

test('A customer who lets go between two values gets one of them', async ({ page }) => {
  const levels = state(page, 'stufen');
  const slider = levels.getByRole('slider');
  const box = await slider.boundingBox();
  if (box === null) throw new Error('The slider is not shown');
  const { x, y, width, height } = box;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.72, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuetext', '1.000\u00A0EUR');
});

test('A customer types a sum and gets the nearest one there is', async ({ page }) => {
  const sum = state(page, 'betrag');
  const typed = sum.getByRole('textbox', { name: 'Versicherungssumme: Wert eingeben' });
  await typed.focus();
  await page.keyboard.type('210000');
  await page.keyboard.press('Enter');
  await expect(typed).toHaveValue('200.000\u00A0EUR');
  await expect(sum.getByRole('slider')).toHaveAttribute('aria-valuetext', '200.000\u00A0EUR');
  await expect(sum.getByRole('status')).toHaveText(
    'Der nächste wählbare Wert ist 200.000\u00A0EUR.',
  );
  await typed.fill('viel');
  await typed.blur();
  await expect(typed).toHaveValue('200.000\u00A0EUR');
  await expect(sum.getByRole('status')).toContainText('Bitte geben Sie eine Zahl ein.');
});

test('A customer whose old sum is no longer sold stands at the nearest one', async ({ page }) => {
  await expect(state(page, 'daneben').getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    '100.000\u00A0EUR',
  );
});

test('A customer who chose too little reads at the slider what to do', async ({ page }) => {
  const slider = state(page, 'fehler').getByRole('slider');
  await expect(slider).toHaveAttribute('aria-invalid', 'true');
  await expect(slider).toHaveAccessibleDescription('Wählen Sie mindestens 50.000\u00A0EUR.');
});

test('A customer who may not change the value can reach it and hears why', async ({ page }) => {
  const fixed = state(page, 'gesperrt');
  const slider = fixed.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '250\u00A0EUR');
  await expect(slider).toBeDisabled();
  await expect(slider).toHaveAccessibleDescription(/erst wieder zum 1\. März 2027 ändern/);
  await expect(fixed.getByRole('button', { name: /Mehr/ })).toBeDisabled();
});

test('A customer on a phone can take hold of the thumb and of both buttons', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const sum = state(page, 'betrag');
  const slider = await sum.getByRole('slider').boundingBox();
  expect(slider?.height).toBeGreaterThanOrEqual(44);
  for (const button of await sum.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});
