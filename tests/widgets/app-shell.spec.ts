import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, openSample } from './muster.ts';

for (const zustand of ['offen', 'angemeldet', 'eingebettet']) {
  test(`A customer can shift nothing sideways while a page slides in: ${zustand}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openSample(page, 'app-shell', zustand);
    await page.locator('main').evaluate((main) => (main.style.translate = '12px'));
    await expectNoSidewaysScroll(page);
  });
}

for (const width of [1200, 1280, 1440, 2200]) {
  test(`A customer reads no text over the brand's round in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSample(page, 'app-shell', 'offen');
    for (const pageWidth of ['text', 'list']) {
      const { content, round } = await page.locator('main').evaluate((main, wanted) => {
        main.dataset['width'] = wanted;
        const { paddingInlineEnd } = getComputedStyle(main);
        const shell = main.parentElement?.parentElement ?? main;
        const { left, width, translate } = getComputedStyle(shell, '::before');
        return {
          content: main.getBoundingClientRect().right - parseFloat(paddingInlineEnd),
          round: parseFloat(left) + (parseFloat(width) * parseFloat(translate)) / 100,
        };
      }, pageWidth);
      expect(round, pageWidth).toBeGreaterThan(content);
      expect(round, pageWidth).toBeLessThan(width);
    }
  });
}
