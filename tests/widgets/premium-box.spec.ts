import { expect, type Locator, type Page, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test('A customer sees the old price, grey, while the new one is calculated, and nothing jumps', async ({
  page,
}) => {
  await openSample(page, 'premium-box');
  const sample = state(page, 'rechnet');
  const box = sample.locator('section[data-state]');
  const next = sample.getByRole('button', { name: 'Weiter rechnen' });
  const price = box.getByText('21,40\u00A0EUR', { exact: true });
  const before = { place: await placeOf(box), colour: await colourOf(price) };

  await next.click();
  await expect(box.getByRole('status')).toHaveText('Wir berechnen Ihren neuen Beitrag …');
  expect(await colourOf(price)).not.toBe(before.colour);
  expect(await placeOf(box)).toEqual(before.place);

  await next.click();
  await expect(box.getByText('Wir bestätigen Ihren neuen Beitrag …')).toBeVisible();
  // It is read out once, when it holds.
  await expect(box.getByRole('status')).toBeEmpty();
  expect(await colourOf(box.getByText('24,10\u00A0EUR', { exact: true }))).toBe(before.colour);
  expect(await placeOf(box)).toEqual(before.place);

  await next.click();
  const fresh = box.getByText('24,10\u00A0EUR', { exact: true });
  expect(await colourOf(fresh)).toBe(before.colour);
  await expect(box.getByRole('status')).toHaveText('Ihr Beitrag: 24,10\u00A0EUR monatlich');
  await expect(box.getByText('Ab dem 1.\u00A0März 2027.')).toBeVisible();
  expect(await placeOf(box)).toEqual(before.place);
});

test('A customer reads what the price was, what changed and from when', async ({ page }) => {
  await openSample(page, 'premium-box');
  const box = state(page, 'geaendert').locator('section[data-state]');
  await expect(box).toContainText('bisher 19,90\u00A0EUR');
  await expect(box).toContainText('Ab dem 1.\u00A0März 2027, weil Ihre Wohnung größer ist.');
});

test('A customer whose answers changed is told that the price is old and can have a new one', async ({
  page,
}) => {
  await openSample(page, 'premium-box');
  const box = state(page, 'veraltet').locator('section[data-state]');
  await expect(box.getByRole('paragraph').last()).toHaveText(
    'Der Beitrag passt nicht mehr zu Ihren Angaben.',
  );
  await expect(box.getByRole('button', { name: 'Beitrag neu berechnen' })).toBeVisible();
});

test('A customer without a price reads why', async ({ page }) => {
  await openSample(page, 'premium-box');
  const box = state(page, 'nichtBerechenbar').locator('section[data-state]');
  await expect(box).toContainText('Für diese Adresse rechnen wir mit Ihnen am Telefon.');
  await expect(box).not.toContainText('EUR');
});

test('A customer on a phone has the price in sight wherever she scrolls', async ({ page }) => {
  await onPhone(page);
  const box = page.locator('section[data-state]');
  await expect(box).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 4000);
  await expect(box).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Elementar')).toBeHidden();
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByText('Elementar')).toBeInViewport();
});

test('A customer with a keyboard and a phone never types behind the price', async ({ page }) => {
  await onPhone(page);
  const bar = page.locator('section[data-state]');
  const stops = [
    page.getByRole('radio', { name: '250\u00A0EUR' }),
    page.getByRole('button', { name: 'Weiter zu den Zusatzleistungen' }),
  ];
  // What frames the page comes first with the keyboard; here it is about the question.
  await page.getByRole('heading', { level: 1 }).first().focus();
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    const [focus, price] = [await stop.boundingBox(), await bar.boundingBox()];
    expect((focus?.y ?? 0) + (focus?.height ?? 0)).toBeLessThan(price?.y ?? 0);
  }
});

test('A customer at a desk has the price beside the question, whole', async ({ page }) => {
  await openSample(page, 'page', 'mitBeitrag');
  await expect(page.getByText('Elementar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Details' })).toBeHidden();
});

async function onPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 640 });
  await openSample(page, 'page', 'mitBeitrag');
}

/** On the page, wherever it is scrolled to. */
function placeOf(box: Locator): Promise<number[]> {
  return box.evaluate((element) => {
    const next = element.nextElementSibling?.getBoundingClientRect();
    const { top, height } = element.getBoundingClientRect();
    return [top + window.scrollY, height, (next?.top ?? 0) + window.scrollY];
  });
}

function colourOf(text: Locator): Promise<string> {
  return text.evaluate((element) => getComputedStyle(element).color);
}
