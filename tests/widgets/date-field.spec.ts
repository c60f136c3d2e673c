import { expect, type Page, test } from '@playwright/test';
import { accessibilityOf } from '#tests/support/axe.ts';
import { expectNoSidewaysScroll, openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'date-field'));

test('A customer types a day with the keyboard alone', async ({ page }) => {
  const leer = state(page, 'leer');
  const field = leer.getByLabel('Geburtsdatum', { exact: true });
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('1.3.65');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('01.03.1965');
  await expect(leer.locator('output')).toHaveText('1965-03-01');
});

test('A customer may write the month as a word', async ({ page }) => {
  const hinweis = state(page, 'hinweis');
  const field = hinweis.getByLabel('Anzeige am', { exact: true });
  await field.fill('1. März 2027');
  await field.blur();
  await expect(field).toHaveValue('01.03.2027');
});

test('What is no day counts as empty and stays as the customer wrote it', async ({ page }) => {
  const gefuellt = state(page, 'gefuellt');
  const field = gefuellt.getByLabel('Kaufdatum', { exact: true });
  await field.fill('31.2.2026');
  await field.blur();
  await expect(field).toHaveValue('31.2.2026');
  await expect(gefuellt.locator('output')).toHaveText('');
});

test('A day that does not exist, typed without dots, stays as it was typed and is not put in words', async ({
  page,
}) => {
  const worte = state(page, 'in-worten');
  const field = worte.getByLabel('Gewünschter Beginn', { exact: true });
  await field.fill('29022023');
  await field.blur();
  await expect(field).toHaveValue('29022023');
  await expect(worte.getByRole('status').first()).toBeEmpty();
});

test('A customer reads the day in words as soon as it is whole', async ({ page }) => {
  const worte = state(page, 'in-worten');
  const field = worte.getByLabel('Gewünschter Beginn', { exact: true });
  await expect(worte.getByRole('status').first()).toHaveText('Montag, 1. März 2027');
  await field.fill('');
  await field.pressSequentially('3.4.202');
  await expect(worte.getByRole('status').first()).toHaveText('');
  await field.pressSequentially('7');
  await field.blur();
  await expect(worte.getByRole('status').first()).toHaveText('Samstag, 3. April 2027');
});

test('A customer types a day where the calendar cannot be fetched', async ({ page }) => {
  let asked = 0;
  await page.route(/CalendarDialog[^/]*\.js$/, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.reload();
  await opener(page).click();
  await field(page).fill('3.4.2027');
  await field(page).blur();
  await expect(field(page)).toHaveValue('03.04.2027');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(asked).toBeGreaterThan(0);
});

test('A customer reads at the field what is wrong', async ({ page }) => {
  const field = state(page, 'fehler').getByLabel('Wann ist der Schaden passiert?', { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(
    'Geben Sie ein gültiges Datum ein, zum Beispiel 31.01.2027.',
  );
});

test('A customer sees which day she may leave out and which is fixed', async ({ page }) => {
  await expect(page.getByLabel('Geburtsdatum des Hundes (optional)')).toBeVisible();
  const gesperrt = state(page, 'gesperrt');
  await expect(gesperrt.getByLabel('Ablauf')).toBeDisabled();
  await expect(gesperrt.getByRole('button')).toHaveCount(0);
});

test.describe('In the calendar a customer', () => {
  test('finds the day of the field and chooses another with the keyboard alone', async ({
    page,
  }) => {
    const calendar = await openCalendar(page);
    await expect(calendar.getByRole('button', { name: 'Montag, 1. März 2027' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('PageDown');
    await expect(calendar.getByRole('button', { name: 'Freitag, 9. April 2027' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(field(page)).toHaveValue('09.04.2027');
    await expect(opener(page)).toBeFocused();
  });

  test('closes it with Esc and finds everything as before', async ({ page }) => {
    const calendar = await openCalendar(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(field(page)).toHaveValue('01.03.2027');
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(calendar).toBeVisible();
    await calendar.getByRole('button', { name: 'Schließen' }).click();
    await expect(calendar).toBeHidden();
  });

  test('reads Swiss spelling where the brand is Swiss', async ({ page }) => {
    await page.goto('/muster/date-field/?nackt&brand=protect-ch');
    const calendar = await openCalendar(page);
    await expect(calendar.getByRole('button', { name: 'Schliessen' })).toBeVisible();
  });

  test('closes it with a click beside it', async ({ page }) => {
    const calendar = await openCalendar(page);
    await page.mouse.click(1200, 700);
    await expect(calendar).toBeHidden();
  });

  test('chooses month and year from lists and leafs with the arrows', async ({ page }) => {
    const calendar = await openCalendar(page);
    await calendar.getByLabel('Jahr', { exact: true }).selectOption('2029');
    await calendar.getByLabel('Monat', { exact: true }).selectOption('Februar');
    await expect(calendar.getByRole('grid', { name: 'Februar 2029' })).toBeVisible();
    await calendar.getByRole('button', { name: 'Nächster Monat' }).click();
    await calendar.getByRole('button', { name: 'Donnerstag, 15. März 2029' }).click();
    await expect(field(page)).toHaveValue('15.03.2029');
  });

  test('cannot choose a day before the first one and not leaf beyond it', async ({ page }) => {
    const calendar = await openCalendar(page);
    const back = calendar.getByRole('button', { name: 'Vorheriger Monat' });
    await back.click();
    await expect(calendar.getByRole('grid', { name: 'Februar 2027' })).toBeVisible();
    const early = calendar.getByRole('button', { name: 'Dienstag, 9. Februar 2027' });
    await expect(early).toHaveAttribute('aria-disabled', 'true');
    await early.click({ force: true });
    await expect(calendar).toBeVisible();
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await back.click({ force: true });
    await expect(calendar.getByRole('grid', { name: 'Februar 2027' })).toBeVisible();
  });

  test('finds today marked when nothing is chosen yet', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T23:30:00Z');
    const hinweis = state(page, 'hinweis');
    await hinweis.getByRole('button', { name: 'Kalender öffnen: Anzeige am' }).click();
    const today = page.getByRole('button', { name: 'Samstag, 21. November 2026' });
    await expect(today).toBeFocused();
    await expect(today).toHaveAttribute('aria-current', 'date');
  });

  test('has it at the bottom of a phone, within the window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 560 });
    const calendar = await openCalendar(page);
    await expectNoSidewaysScroll(page);
    const { y, height, width } = (await calendar.boundingBox()) ?? { y: 0, height: 0, width: 0 };
    expect(width).toBe(320);
    expect(y + height).toBeCloseTo(560, 0);
    const day = await calendar.getByRole('button', { name: 'Montag, 1. März 2027' }).boundingBox();
    expect(Math.min(day?.width ?? 0, day?.height ?? 0)).toBeGreaterThanOrEqual(40);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`meets nothing that shuts her out, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const calendar = await openCalendar(page);
      await expect(calendar).toBeVisible();
      expect(await accessibilityOf(page)).toEqual([]);
    });
  }
});

async function openCalendar(page: Page) {
  await opener(page).click();
  const calendar = page.getByRole('dialog', { name: 'Kalender: Gewünschter Beginn' });
  await expect(calendar).toBeVisible();
  return calendar;
}

function opener(page: Page) {
  return state(page, 'in-worten').getByRole('button', { name: /^Kalender öffnen/ });
}

function field(page: Page) {
  return state(page, 'in-worten').getByLabel('Gewünschter Beginn', { exact: true });
}
