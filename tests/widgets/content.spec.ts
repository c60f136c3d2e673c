import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test('A customer opens a contract with a click anywhere on its card, but its button is its own', async ({
  page,
}) => {
  await openSample(page, 'card');
  const card = state(page, 'mitSchalter').getByRole('article');
  await card.getByRole('link', { name: 'Zahlungsweise ändern' }).click();
  await expect(page).toHaveURL(/#zahlungsweise$/);
  // The link lies over the card: that is what is tested.
  await card.getByText('PH250000101').click({ force: true });
  await expect(page).toHaveURL(/#haftpflicht$/);
});

test('A customer with a keyboard sees which card she is at', async ({ page }) => {
  await openSample(page, 'card');
  const card = state(page, 'verweis').getByRole('article');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link', { name: 'Hausratversicherung' })).toBeFocused();
  await expect(card).toHaveCSS('outline-width', '3px');
});

test('A customer who sees no colours reads the state of a contract', async ({ page }) => {
  await openSample(page, 'badge');
  await expect(state(page, 'positive')).toContainText('Aktiv');
  await expect(state(page, 'error')).toContainText('Storniert');
});

test('A blind customer hears names and values as pairs', async ({ page }) => {
  await openSample(page, 'fact-list');
  const list = state(page, 'kurz');
  await expect(list.getByRole('term')).toHaveText([
    'Vertragsnummer',
    'Beginn',
    'Selbstbeteiligung',
  ]);
  await expect(list.getByRole('definition').first()).toHaveText('PH250000101');
});

test('A customer with a keyboard unfolds an explanation and folds it again', async ({ page }) => {
  await openSample(page, 'disclosure');
  const text = state(page, 'zu').getByText('Alle Räume der Wohnung');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(text).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(text).toBeHidden();
});

test('A blind customer hears nothing of the drawings beside the words', async ({ page }) => {
  await openSample(page, 'icon');
  const drawings = state(page, 'alle').locator('svg');
  await expect(drawings.first()).toBeVisible();
  await expect(state(page, 'alle').locator('svg:not([aria-hidden="true"])')).toHaveCount(0);
});
