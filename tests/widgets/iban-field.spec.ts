import { expect, type Locator, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'iban-field'));

test('A customer types her IBAN and reads it in groups of four, and her bank below it', async ({
  page,
}) => {
  const empty = state(page, 'leer');
  const field = empty.getByLabel('IBAN');
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('de0212030000000020205');
  await expect(empty.getByRole('status')).toBeEmpty();
  await page.keyboard.type('1');
  await expect(field).toHaveValue('DE02 1203 0000 0000 2020 51');
  await expect(empty.locator('output[hidden]')).toHaveText('DE02120300000000202051');
  await expect(empty.getByRole('status')).toHaveText('Deutsche Kreditbank Berlin');
});

test('A customer pastes her IBAN with dashes and invisible characters', async ({ page }) => {
  const empty = state(page, 'leer');
  await empty.getByLabel('IBAN').fill('\u200BDE02-1203\u00A00000 0000\u202F2020 51');
  await expect(empty.getByLabel('IBAN')).toHaveValue('DE02 1203 0000 0000 2020 51');
});

test('A customer pastes her IBAN from a letter, with the word before it', async ({ page }) => {
  const empty = state(page, 'leer');
  await empty.getByLabel('IBAN').fill('IBAN: DE02 1203 0000 0000 2020 51');
  await expect(empty.getByLabel('IBAN')).toHaveValue('DE02 1203 0000 0000 2020 51');
  await expect(empty.locator('output[hidden]')).toHaveText('DE02120300000000202051');
});

test('The cursor stays where a customer mends a character, and steps over the gaps', async ({
  page,
}) => {
  const field = state(page, 'gefuellt').getByLabel('IBAN');
  await putCursor(field, 7);
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('DE02 1030 0000 0002 0205 1');
  await page.keyboard.type('2');
  await expect(field).toHaveValue('DE02 1203 0000 0000 2020 51');
  expect(await cursorOf(field)).toBe(7);
  await putCursor(field, 4);
  await page.keyboard.press('Delete');
  await expect(field).toHaveValue('DE02 1203 0000 0000 2020 51');
  await page.keyboard.press('Delete');
  await expect(field).toHaveValue('DE02 2030 0000 0002 0205 1');
});

test('A customer sees that the bank is looked for, not known, or cannot be asked', async ({
  page,
}) => {
  for (const [zustand, text] of [
    ['sucht', 'Die Bank wird gesucht …'],
    ['unbekannt', 'Zu dieser IBAN kennen wir keine Bank.'],
    ['gestoert', 'Die Bank lässt sich gerade nicht nachschlagen. Sie können fortfahren.'],
  ] as const) {
    await expect(state(page, zustand).getByRole('status')).toHaveText(text);
  }
});

test('A customer who changes the number no longer sees the bank of another one', async ({
  page,
}) => {
  const filled = state(page, 'gefuellt');
  await expect(filled.getByRole('status')).toHaveText('Deutsche Kreditbank Berlin');
  await filled.getByLabel('IBAN').press('End');
  await page.keyboard.press('Backspace');
  await expect(filled.getByRole('status')).toBeEmpty();
});

test('A customer reads hint and error at the field, and which one is optional or fixed', async ({
  page,
}) => {
  const wrong = state(page, 'fehler').getByLabel('IBAN');
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toHaveAccessibleDescription('Bitte geben Sie eine gültige IBAN ein.');
  await expect(state(page, 'hinweis').getByLabel('IBAN')).toHaveAccessibleDescription(
    'Steht auf Ihrer Bankkarte.',
  );
  await expect(state(page, 'optional').getByLabel('IBAN (optional)')).toBeVisible();
  await expect(state(page, 'gesperrt').getByLabel('IBAN')).toBeDisabled();
});

test('On a phone the whole IBAN can be read', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const field = state(page, 'gefuellt').getByLabel('IBAN');
  const { needed, given } = await field.evaluate(({ scrollWidth, clientWidth }) => ({
    needed: scrollWidth,
    given: clientWidth,
  }));
  expect(needed).toBeLessThanOrEqual(given);
});

async function putCursor(field: Locator, place: number): Promise<void> {
  await field.focus();
  await field.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), place);
}

function cursorOf(field: Locator): Promise<number | null> {
  return field.evaluate((input: HTMLInputElement) => input.selectionStart);
}
