import { expect, type Locator, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'radio-group'));

test('A customer answers with the keyboard alone', async ({ page }) => {
  const group = state(page, 'leer').getByRole('radiogroup', { name: 'Halten Sie einen Hund?' });
  await page.keyboard.press('Tab');
  await expect(group.getByLabel('Ja')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(group.getByLabel('Nein')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(group.getByLabel('Ja')).toBeChecked();
});

test('A customer can hit the whole box', async ({ page }) => {
  const option = state(page, 'leer').getByLabel('Nein').locator('..');
  const { width, height } = (await option.boundingBox()) ?? { width: 0, height: 0 };
  expect(height).toBeGreaterThanOrEqual(48);
  await option.click({ position: { x: width - 8, y: height - 8 } });
  await expect(state(page, 'leer').getByLabel('Nein')).toBeChecked();
});

test('Short answers stand side by side, more than four or long ones one per row', async ({
  page,
}) => {
  expect(await rows(state(page, 'leer'))).toBe(1);
  expect(await rows(state(page, 'gefuellt'))).toBe(1);
  expect(await rows(state(page, 'viele'))).toBe(5);
  expect(await rows(state(page, 'lang'))).toBe(2);
});

test('On a phone no third answer is left alone in a row', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await rows(state(page, 'leer'))).toBe(1);
  expect(await rows(state(page, 'gefuellt'))).toBe(3);
  expect(await rows(state(page, 'unterzeile'))).toBe(2);
});

test('A customer hears what an answer means', async ({ page }) => {
  await expect(state(page, 'unterzeile').getByLabel('250 EUR')).toHaveAccessibleDescription(
    'Diesen Teil zahlen Sie selbst.',
  );
});

test('A customer reaches an answer she cannot choose and hears why', async ({ page }) => {
  const group = state(page, 'nicht-waehlbar');
  const ja = group.getByLabel('Ja');
  await group.getByLabel('Nein').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(ja).toBeFocused();
  await expect(ja).toHaveAttribute('aria-disabled', 'true');
  await expect(ja).toHaveAccessibleDescription('Erst nach 30 Tagen möglich.');
  await expect(ja).not.toBeChecked();
  await expect(group.getByLabel('Nein')).toBeChecked();
});

test('A customer cannot change an answer that is fixed', async ({ page }) => {
  const group = state(page, 'gesperrt');
  await expect(group.getByRole('radiogroup')).toHaveAttribute('aria-disabled', 'true');
  await group.getByLabel('Frau').click({ force: true });
  await expect(group.getByLabel('Herr')).toBeChecked();
});

test('A customer who gave no answer reads at the question what to do', async ({ page }) => {
  const group = state(page, 'fehler').getByRole('radiogroup');
  await expect(group).toHaveAttribute('aria-invalid', 'true');
  await expect(group).toHaveAccessibleDescription('Wählen Sie Ja oder Nein.');
  await expect(group).toHaveAttribute('aria-required', 'true');
});

test('A customer sees which question she may skip', async ({ page }) => {
  const group = state(page, 'optional').getByRole('radiogroup');
  await expect(group).toHaveAccessibleName('Anrede (optional)');
  await expect(group).toHaveAttribute('aria-required', 'false');
});

/** Different heights at which the answers of a state stand. */
async function rows(place: Locator): Promise<number> {
  const tops = await place
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.parentElement?.offsetTop));
  return new Set(tops).size;
}

test('A customer reads four amounts in a row, none of them broken', async ({ page }) => {
  const labels = state(page, 'hervorgehoben').locator('label');
  await expect(labels).toHaveCount(4);
  const lines = await labels.evaluateAll((all) =>
    all.map((label) => {
      const words = document.createRange();
      words.selectNodeContents(label);
      return words.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1]);
});
