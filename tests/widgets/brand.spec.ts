import { expect, test } from '@playwright/test';
import { brandKeys, ladeMarke } from '#brands/registry.ts';

for (const key of brandKeys) {
  test(`A customer of ${key} sees the whole word mark, at its left edge in line with the text`, async ({
    page,
  }) => {
    const brand = await ladeMarke(key);
    await page.goto(`/muster/logo/?nackt&brand=${key}`);
    await expect(page.locator('html')).toHaveAttribute('data-brand', key);
    const drawing = await page
      .locator('[data-zustand="gross"] svg')
      .evaluate((svg: SVGSVGElement) => {
        const boxes = [...svg.querySelectorAll('path')].map((path) => {
          const half = Number(path.getAttribute('stroke-width') ?? 0) / 2;
          const { x, y, width, height } = path.getBBox();
          return [x - half, y - half, x + width + half, y + height + half] as const;
        });
        return {
          left: Math.min(...boxes.map(([left]) => left)),
          top: Math.min(...boxes.map(([, top]) => top)),
          right: Math.max(...boxes.map(([, , right]) => right)),
          bottom: Math.max(...boxes.map(([, , , bottom]) => bottom)),
        };
      });
    // Straight ends have no cap: their boxes reach half a stroke further than the ink.
    const spare = brand.logo.ends === 'round' ? 0.05 : 2.4;
    expect(drawing.left).toBeGreaterThanOrEqual(-spare);
    expect(drawing.left).toBeLessThan(1);
    expect(drawing.top).toBeGreaterThanOrEqual(-spare);
    expect(drawing.right).toBeLessThanOrEqual(brand.logo.width + spare);
    expect(drawing.right).toBeGreaterThan(brand.logo.width - 3);
    expect(drawing.bottom).toBeLessThanOrEqual(brand.logo.height + spare);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`A customer of ${key} whose system is ${colorScheme} sees the brand around the page too`, async ({
      page,
    }) => {
      const brand = await ladeMarke(key);
      await page.emulateMedia({ colorScheme });
      await page.goto(`/muster/logo/?nackt&brand=${key}`);
      await expect(page.locator('html')).toHaveAttribute('data-brand', key);
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        key === 'protect-ch' ? 'de-CH' : 'de',
      );
      await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', brand.favicon);
      await expect(
        page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`),
      ).toHaveAttribute('content', brand.colours[colorScheme].background);
      await expect(page.locator('body')).toHaveCSS(
        'background-color',
        rgb(brand.colours[colorScheme].background),
      );
      expect((await page.request.get(brand.favicon)).headers()['content-type']).toBe(
        'image/svg+xml',
      );
    });
  }
}

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    Number.parseInt(hex.slice(start, start + 2), 16),
  );
  return `rgb(${red}, ${green}, ${blue})`;
}
