import { expect, test } from '@playwright/test';
import { feldkatalog } from '#contract/feldkatalog.ts';
import { openSample, state } from './muster.ts';

test('The gallery shows every error of every field at the field it belongs to', async ({
  page,
}) => {
  await openSample(page, 'fehlertexte');
  const shown = await page
    .locator('[data-zustand]')
    .evaluateAll((all) => all.map((section) => section.getAttribute('data-zustand')));
  expect(shown).toEqual(Object.keys(feldkatalog));

  for (const [feld, fehler] of Object.entries(feldkatalog)) {
    const texts = await state(page, feld).locator('[id$="-error"]').allTextContents();
    expect(texts, feld).toEqual(fehler.map(({ text }) => text));
    for (const { code, text } of fehler) {
      const input = page.locator(`#field-${feld}-${code}`);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(new RegExp(`${escaped(text)}$`));
    }
  }
});

test('Every field of the page has a German label', async ({ page }) => {
  await openSample(page, 'fehlertexte');
  for (const feld of Object.keys(feldkatalog)) {
    const labels = state(page, feld).locator('label, legend');
    expect(await labels.allTextContents(), feld).not.toContain(feld);
  }
});

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
