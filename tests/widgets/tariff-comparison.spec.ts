import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'tariff-comparison'));

test('A customer chooses a tariff with the arrow keys and hears its price', async ({ page }) => {
  const group = state(page, 'drei').getByRole('radiogroup', { name: 'Tarif' });
  await group.getByLabel('Komfort').focus();
  await page.keyboard.press('ArrowRight');
  await expect(group.getByLabel('Premium')).toBeChecked();
  await expect(group.getByLabel('Premium')).toHaveAccessibleDescription('7,21 EUR im Monat');
});

test('A customer hears which tariff is recommended and reads why', async ({ page }) => {
  const three = state(page, 'drei');
  await expect(three.getByLabel('Komfort')).toHaveAccessibleDescription(
    '6,02 EUR im Monat empfohlen',
  );
  await expect(three.getByText('Wir empfehlen Komfort.')).toBeVisible();
});

test('A blind customer hears of each value whose it is, and whether something is covered', async ({
  page,
}) => {
  const three = state(page, 'drei');
  await expect(three.getByRole('term').first()).toHaveText('Bargeld außerhalb des Tresors');
  const values = three.getByRole('definition');
  await expect(values.nth(1)).toHaveText('Komfort: 1.500\u00A0EUR');
  await expect(values.nth(10)).toHaveText('Komfort: –nicht enthalten');
  await expect(values.nth(11)).toHaveText('Premium: enthalten');
});

for (const width of [375, 1280]) {
  test(`A customer at ${width} px finds the values of a tariff below its price, without scrolling sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    const three = state(page, 'drei');
    const centre = async (of: ReturnType<typeof three.locator>) => {
      const { x = 0, width: wide = 0 } = (await of.boundingBox()) ?? {};
      return x + wide / 2;
    };
    const values = three.getByRole('definition');
    for (const [index, name] of ['Basis', 'Komfort', 'Premium'].entries()) {
      const head = await centre(three.getByLabel(name).locator('..'));
      expect(Math.abs((await centre(values.nth(index))) - head)).toBeLessThan(1.5);
      expect(Math.abs((await centre(values.nth(index + 9))) - head)).toBeLessThan(1.5);
    }
  });
}

test('A customer taps a tariff anywhere, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await state(page, 'drei').getByText('5,11').click({ force: true });
  await expect(state(page, 'drei').getByLabel('Basis')).toBeChecked();
});

test('A customer reaches a tariff she cannot choose and hears why', async ({ page }) => {
  const closed = state(page, 'nicht-waehlbar').getByLabel('Premium');
  await expect(closed).toHaveAccessibleDescription(/Den gibt es ab einer Versicherungssumme/);
  await closed.press('Space');
  await expect(closed).not.toBeChecked();
});

test('A customer who chose no tariff reads at the question what to do', async ({ page }) => {
  await expect(state(page, 'fehler').getByRole('radiogroup')).toHaveAccessibleDescription(
    'Wählen Sie einen Tarif aus.',
  );
});
