import { expect, type Page, test } from '@playwright/test';
import { accessibilityOf } from '#tests/support/axe.ts';
import { applicant } from './applicant.ts';

const wish = 'Auf diesem Gerät merken';
const greeting = 'Weiter, wo Sie aufgehört haben?';

const box = (page: Page) => page.getByRole('checkbox', { name: wish });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What this device keeps of applications, a line for each. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('gemerkt:'))
      .map((key) => `${key} ${localStorage.getItem(key)}`),
  );

/** Has come to the price, and has her answers kept. */
async function hasThemKept(page: Page) {
  const she = applicant(page, 'merken');
  await page.goto('/hausrat/antrag');
  await she.asksForThePrice({ squareMetres: '71' });
  await she.isAt('angebot.steht');
  await expect(box(page)).not.toBeChecked();
  expect(await kept(page)).toEqual([]);
  await box(page).check();
  return she;
}

test('a customer has this device keep her answers and goes on another day where she left', async ({
  page,
  context,
}) => {
  const she = await hasThemKept(page);
  expect(await accessibilityOf(page)).toEqual([]);
  await she.takesTheOffer();
  await she.describesTheFlat({ number: '21' });
  await she.isAt('inhalt');
  await page.close();

  const later = await context.newPage();
  await later.goto('/hausrat/antrag');
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(greeting);
  expect(await accessibilityOf(later)).toEqual([]);
  await press(later, 'Weiter');
  const again = applicant(later, 'merken');
  await again.isAt('inhalt');
  await expect(later).toHaveURL(/\/hausrat\/antrag\/inhalt$/);
  await press(later, 'Zurück');
  await again.isAt('wohnung');
  await expect(later.getByLabel('Hausnummer')).toHaveValue('21');
  await press(later, 'Zurück');
  await again.isAt('angebot.steht');
  await expect(box(later)).toBeChecked();
  await press(later, 'Zurück');
  await again.isAt('einstieg');
  await expect(later.getByLabel('Wohnfläche')).toHaveValue('71');
  await later.reload();
  await again.isAt('einstieg');
  await expect(later.getByLabel('Wohnfläche')).toHaveValue('71');
});

test('a customer who takes the tick away, or throws it away at the greeting, has left nothing', async ({
  page,
  context,
}) => {
  await hasThemKept(page);
  await expect.poll(() => kept(page)).toHaveLength(1);
  await box(page).uncheck();
  expect(await kept(page)).toEqual([]);
  await page.reload();
  await expect(box(page)).not.toBeChecked();
  await box(page).check();
  await page.reload();
  await expect(box(page)).toBeChecked();

  const later = await context.newPage();
  await later.goto('/hausrat/antrag');
  await press(later, 'Löschen');
  await applicant(later, 'merken').isAt('einstieg');
  await expect(later.getByLabel('Postleitzahl')).toHaveValue('');
  expect(await kept(later)).toEqual([]);
  // Where she had it kept it is not written again.
  await expect(box(page)).not.toBeChecked();
  await later.goto('/hausrat/antrag');
  await applicant(later, 'merken').isAt('einstieg');
});

test('somebody else at the same device begins her own, and neither sees nor loses what is kept', async ({
  page,
  context,
}) => {
  await hasThemKept(page);
  const before = await kept(page);
  expect(before.join()).toContain('71');

  const other = await context.newPage();
  await other.goto('/fahrrad/antrag');
  // The page drawn ahead is hers all the same; where something is kept it would have to give way.
  await expect(other.locator('html')).toHaveAttribute('data-hydration', 'done');
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText(greeting);
  await other.goto('/hausrat/antrag');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(greeting);
  await expect(other.locator('html')).not.toHaveAttribute('data-hydration', 'done');
  await press(other, 'Neu beginnen');
  const somebody = applicant(other, 'merken');
  await somebody.asksForThePrice({ squareMetres: '44' });
  await somebody.isAt('angebot.steht');
  await expect(box(other)).not.toBeChecked();
  await other.reload();
  await somebody.isAt('angebot.steht');
  await expect(box(other)).not.toBeChecked();
  expect(await kept(other)).toEqual(before);
});

test('a customer who has concluded has left nothing on the device', async ({ page }) => {
  const she = applicant(page, `merken-${Date.now()}`);
  await she.comesBackTo('angebot');
  await she.isAt('angebot.steht');
  await box(page).check();
  await page.goto('/hausrat/antrag/kontaktZahlung');
  await she.pays();
  await she.declares();
  const before = (await kept(page)).join();
  expect(before).toMatch(/^gemerkt:\/hausrat\/antrag:andsafe .*"email"/);
  expect(before).not.toMatch(/DE02|LASTSCHRIFT/);
  await she.concludes();
  await she.hasOneContract();
  expect(await kept(page)).toEqual([]);
});

test('a customer whose browser keeps nothing reads that, and goes on as before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const she = applicant(page, 'merken');
  await page.goto('/hausrat/antrag');
  await she.asksForThePrice();
  await she.isAt('angebot.steht');
  await box(page).click();
  await expect(page.getByText('Ihr Browser hat das nicht zugelassen')).toBeVisible();
  await expect(box(page)).not.toBeChecked();
  await she.takesTheOffer();
  await she.isAt('wohnung');
});
