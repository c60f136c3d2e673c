import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test('A customer with a keyboard opens an answer and the others stay as they are', async ({
  page,
}) => {
  await openSample(page, 'accordion');
  const list = state(page, 'zu');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(list.getByText('14\u00A0Tage')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(list.getByText('Am ersten Tag')).toBeVisible();
  await expect(list.getByText('14\u00A0Tage')).toBeVisible();
});

test('A customer who opens one of an exclusive list sees the last one close', async ({ page }) => {
  await openSample(page, 'accordion');
  const list = state(page, 'einzeln');
  await list.getByText('Wie lange kann ich widerrufen?').click();
  await list.getByText('Wann bucht').click();
  await expect(list.getByText('Am ersten Tag')).toBeVisible();
  await expect(list.getByText('14\u00A0Tage')).toBeHidden();
});

test('A customer who follows a link to an answer finds it open', async ({ page }) => {
  await page.goto('/muster/accordion/?nackt#einzeln-umzug');
  await expect(state(page, 'einzeln').getByText('Ja, bis zu zwei Monate')).toBeInViewport();
});

test('A customer who prints the page has all the answers on paper', async ({ page }) => {
  await openSample(page, 'accordion');
  const answer = state(page, 'zu').getByText('Fällt er auf ein Wochenende');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});
