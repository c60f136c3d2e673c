import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'address'));

test('A customer writes her address with the keyboard alone and gets the place for it', async ({
  page,
}) => {
  const empty = state(page, 'leer');
  await page.keyboard.press('Tab');
  await expect(empty.getByLabel('Postleitzahl')).toBeFocused();
  await page.keyboard.type('20095');
  await expect(empty.getByLabel('Ort')).toHaveValue('Hamburg');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dom');
  await expect(empty.getByRole('option', { name: 'Domstraße' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(empty.getByLabel('Straße')).toHaveValue('Domstraße');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5a');
  await expect(empty.getByLabel('Hausnummer')).toHaveValue('5a');
});

test('A customer with several places for her postcode chooses, and nothing is chosen for her', async ({
  page,
}) => {
  const several = state(page, 'mehrere-orte');
  const place = several.getByLabel('Ort');
  await expect(place).toHaveValue('');
  await expect(place.locator('option')).toHaveText([
    'Bitte wählen',
    'Böhnhusen',
    'Flintbek',
    'Schönhorst',
    'Techelsdorf',
  ]);
  await place.selectOption('Flintbek');
  await several.getByLabel('Postleitzahl').fill('48143');
  await expect(several.getByLabel('Ort')).toHaveValue('Münster');
});

test('A customer who is already in the field keeps her place when it becomes a choice', async ({
  page,
}) => {
  const empty = state(page, 'leer');
  await empty.getByLabel('Postleitzahl').pressSequentially('24220');
  await page.keyboard.press('Tab');
  await expect(empty.locator('select')).toBeFocused();
});

test('A customer who writes the place while it is being looked up has it once', async ({
  page,
}) => {
  const looksUp = state(page, 'wird-nachgeschlagen');
  await looksUp.getByLabel('Postleitzahl').pressSequentially('20095');
  await page.keyboard.press('Tab');
  await expect(looksUp.getByLabel('Ort')).toBeFocused();
  await page.evaluate(() => dispatchEvent(new Event('orte-gefunden')));
  await expect(looksUp.getByLabel('Ort')).toHaveValue('Hamburg');
  await page.keyboard.type('Hamburg');
  await expect(looksUp.getByLabel('Ort')).toHaveValue('Hamburg');
});

test('A customer whose postcode is unknown is told so, and keeps what she writes', async ({
  page,
}) => {
  const unknown = state(page, 'unbekannt');
  await expect(unknown.getByRole('status').first()).toContainText(
    'Diese Postleitzahl kennen wir nicht. Bitte prüfen Sie sie.',
  );
  await unknown.getByLabel('Ort').fill('Neustadt');
  await expect(unknown.getByLabel('Ort')).toHaveValue('Neustadt');
});

test('A customer goes on where places cannot be looked up', async ({ page }) => {
  const failing = state(page, 'gestoert');
  await expect(failing.getByRole('status').first()).toHaveText(
    'Der Ort lässt sich gerade nicht nachschlagen. Bitte schreiben Sie ihn selbst.',
  );
  await failing.getByLabel('Ort').fill('Hamburg');
  await expect(failing.getByLabel('Ort')).toHaveValue('Hamburg');
});

test('A customer may write street and number in one', async ({ page }) => {
  const empty = state(page, 'leer');
  await empty.getByLabel('Straße').fill('Am Strande 3a');
  await empty.getByLabel('Postleitzahl').focus();
  await expect(empty.getByLabel('Straße')).toHaveValue('Am Strande');
  await expect(empty.getByLabel('Hausnummer')).toHaveValue('3a');
});

test('A browser that knows the address may fill it in', async ({ page }) => {
  const empty = state(page, 'leer');
  await expect(empty.getByLabel('Postleitzahl')).toHaveAttribute('autocomplete', 'postal-code');
  await expect(empty.getByLabel('Postleitzahl')).toHaveAttribute('inputmode', 'numeric');
  await expect(empty.getByLabel('Ort')).toHaveAttribute('autocomplete', 'address-level2');
  await expect(empty.getByLabel('Straße')).toHaveAttribute('autocomplete', 'address-line1');
});

test('A customer who left something out reads at each field what to do', async ({ page }) => {
  const wrong = state(page, 'fehler');
  for (const [label, text] of [
    ['Postleitzahl', 'Geben Sie die 5 Ziffern der Postleitzahl ein, zum Beispiel 01067.'],
    ['Ort', 'Geben Sie Ihren Ort ein.'],
    ['Hausnummer', 'Geben Sie Ihre Hausnummer ein.'],
  ] as const) {
    await expect(wrong.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong.getByLabel(label)).toHaveAccessibleDescription(text);
  }
  await expect(wrong.getByLabel('Straße')).not.toHaveAttribute('aria-invalid');
});

test('A customer who left something out finds the inputs still beside each other', async ({
  page,
}) => {
  const wrong = state(page, 'fehler');
  for (const [left, right] of [
    ['Postleitzahl', 'Ort'],
    ['Straße', 'Hausnummer'],
  ] as const) {
    const one = await wrong.getByLabel(left).boundingBox();
    const other = await wrong.getByLabel(right).boundingBox();
    expect(other?.y).toBeCloseTo(one?.y ?? 0, 0);
    expect(other?.x).toBeGreaterThan((one?.x ?? 0) + (one?.width ?? 0));
  }
});

test('A customer sees that an address is fixed', async ({ page }) => {
  for (const label of ['Postleitzahl', 'Ort', 'Straße', 'Hausnummer']) {
    await expect(state(page, 'gesperrt').getByLabel(label)).toBeDisabled();
  }
});

test('On a phone all four fields stand below each other in full width', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const label of ['Postleitzahl', 'Ort', 'Straße', 'Hausnummer']) {
    const box = await state(page, 'leer').getByLabel(label).boundingBox();
    expect(box?.width).toBe(335);
    expect(box?.height).toBeGreaterThanOrEqual(48);
  }
});
