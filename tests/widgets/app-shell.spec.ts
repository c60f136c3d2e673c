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

test('A customer at a desk sees nothing float beside what she reads and fills in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  for (const zustand of ['offen', 'angemeldet']) {
    await openSample(page, 'app-shell', zustand);
    const floating = await page.locator('body').evaluate((body) =>
      [...body.querySelectorAll('*')].flatMap((element) =>
        ['::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .filter(({ content, position }) => content !== 'none' && position === 'fixed')
          .map(() => element.className),
      ),
    );
    expect(floating, zustand).toEqual([]);
  }
});
