import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { flows } from '#machines/registry.ts';

test('an analyst opens the atlas, finds every flow and reads each picture in either scheme', async ({
  page,
}) => {
  await page.goto('/ablaeufe/');
  for (const { titel } of Object.values(flows)) {
    await expect(page.getByRole('link', { name: titel })).toBeVisible();
    await expect(page.getByRole('img', { name: `${titel}: Hauptweg` })).toBeVisible();
  }
  for (const id of Object.keys(flows)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/ablaeufe/${id}/`);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map((violation) => violation.id),
        `${id}, ${colorScheme}`,
      ).toEqual([]);
    }
    expect(await page.evaluate(labelsWiderThanTheirPlace), id).toEqual([]);
  }
});

/** Labels are measured without a browser; in one they have to fit all the same. */
function labelsWiderThanTheirPlace(): string[] {
  return [...document.querySelectorAll('.schild')].flatMap((label) => {
    const place = label.querySelector('rect')?.getBoundingClientRect();
    return [...label.querySelectorAll('text')]
      .filter((text) => text.getBoundingClientRect().width > (place?.width ?? 0))
      .map((text) => text.textContent);
  });
}
