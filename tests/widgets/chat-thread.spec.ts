import { expect, type Locator, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'chat-thread'));

test('A customer reads who wrote what and when, day by day', async ({ page }) => {
  const log = page.getByRole('log', { name: 'Nachrichten zum Schaden' });
  await expect(log.getByRole('listitem')).toHaveText([
    /^Gestern\s*Sie 16:42\u00A0Uhr\s*Guten Tag, seit gestern/,
    /^Heute\s*Anna Sommer 09:03\u00A0Uhr\s*Guten Tag, das tut mir leid/,
    /^Sie 09:20\u00A0Uhr\s*Decke im Bad\.jpg \(2,4\u00A0MB\)$/,
    /^Schadenservice 09:20\u00A0Uhr\s*Ihre Datei ist angekommen\.$/,
    /^Anna Sommer 14:05\u00A0Uhr\s*E-Mail: Termin mit dem Gutachter\s*An: Maria Beispiel\s*Kopie: Hausverwaltung Nord\s*Der Gutachter kommt/,
  ]);
});

test('A customer unfolds a long message and folds it again', async ({ page }) => {
  const long = state(page, 'lang');
  const more = long.getByRole('button', { name: 'Mehr anzeigen von Anna Sommer' });
  await expect(long.getByText('Bitte bewahren Sie', { exact: false })).toContainText('…');
  await more.focus();
  await page.keyboard.press('Enter');
  const less = long.getByRole('button', { name: 'Weniger anzeigen von Anna Sommer' });
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  await expect(long.getByText('Bitte bewahren Sie', { exact: false })).not.toContainText('…');
  await less.click();
  await expect(more).toBeFocused();
});

test('A customer sends a message again that did not arrive', async ({ page }) => {
  const failed = state(page, 'nicht-gesendet');
  const log = failed.getByRole('log');
  await expect(log.getByText('Nicht gesendet')).toBeVisible();
  await failed.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(log.getByText('Nicht gesendet')).toHaveCount(0);
});

test('A customer without messages reads that there are none', async ({ page }) => {
  await expect(state(page, 'leer').getByText('Noch keine Nachrichten.')).toBeVisible();
});

test('A customer at the end sees each new message at once', async ({ page }) => {
  const running = state(page, 'laufend');
  const log = running.getByRole('log');
  expect(await toEnd(log)).toBeLessThanOrEqual(1);
  await running.getByRole('button', { name: 'Nachricht empfangen' }).click();
  await expect(log.getByText('Nachricht 13:')).toBeInViewport();
  expect(await toEnd(log)).toBeLessThanOrEqual(1);
});

test('A customer who reads further up stays there and is told of new messages', async ({
  page,
}) => {
  const running = state(page, 'laufend');
  const log = running.getByRole('log');
  await log.evaluate((area) => area.scrollTo({ top: 40 }));
  await expect(running.getByRole('button', { name: 'Zum Ende' })).toBeVisible();
  await running.getByRole('button', { name: 'Nachricht empfangen' }).click();
  const news = running.getByRole('button', { name: 'Neue Nachrichten' });
  await expect(news).toBeVisible();
  expect(await log.evaluate((area) => area.scrollTop)).toBe(40);
  await news.click();
  await expect(log.getByText('Nachricht 13:')).toBeInViewport();
  await expect(log).toBeFocused();
  await expect(news).toHaveCount(0);
});

test('A customer who scrolls up just as her keyboard takes room away stays where she reads', async ({
  page,
}) => {
  const running = state(page, 'laufend');
  const log = running.getByRole('log');
  await log.evaluate((area) => {
    area.scrollTo({ top: 40 });
    area.style.maxHeight = '12rem';
  });
  await expect(running.getByRole('button', { name: 'Zum Ende' })).toBeVisible();
  expect(await log.evaluate((area) => area.scrollTop)).toBe(40);
});

test('A customer follows again once she is within 20 px of the end', async ({ page }) => {
  const running = state(page, 'laufend');
  const log = running.getByRole('log');
  const receive = running.getByRole('button', { name: 'Nachricht empfangen' });
  // A late font moves the lines, and the thread follows them as long as nobody has scrolled.
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => toEnd(log)).toBeLessThanOrEqual(1);
  await log.evaluate((area) => area.scrollTo({ top: area.scrollHeight - area.clientHeight - 21 }));
  await expect(running.getByRole('button', { name: 'Zum Ende' })).toBeVisible();
  await log.evaluate((area) => area.scrollTo({ top: area.scrollHeight - area.clientHeight - 20 }));
  await expect(running.getByRole('button', { name: 'Zum Ende' })).toHaveCount(0);
  await receive.click();
  await expect(log.getByText('Nachricht 13:')).toBeInViewport();
});

test('A customer sees what she sent herself, wherever she was reading', async ({ page }) => {
  const running = state(page, 'laufend');
  const log = running.getByRole('log');
  await log.evaluate((area) => area.scrollTo({ top: 0 }));
  await expect(running.getByRole('button', { name: 'Zum Ende' })).toBeVisible();
  await running.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(log.getByText('Nachricht 13:')).toBeInViewport();
});

test('A customer scrolls through the conversation with the keyboard alone', async ({ page }) => {
  const log = state(page, 'laufend').getByRole('log');
  await log.focus();
  await page.keyboard.press('Home');
  await expect(log.getByText('Nachricht 1:')).toBeInViewport();
});

test('A customer on a phone reads a file name as long as it is', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const file = await state(page, 'gefuellt').getByRole('link').boundingBox();
  expect(file?.height).toBeGreaterThanOrEqual(48);
});

/** px between what is seen and the end. */
function toEnd(log: Locator): Promise<number> {
  return log.evaluate((area) => area.scrollHeight - area.scrollTop - area.clientHeight);
}
