import { expect, test } from '@playwright/test';

// The rules that turn letters into bars stand within the page, which its policy does not allow.
test.use({ bypassCSP: true });

/** Screens put together of many widgets, as a person would look at them, and each group of widgets on one page. */
const composed = [
  'app-shell/angemeldet',
  'app-shell/kopfFest',
  'app-shell/meldung',
  'app-shell/offen',
  'page/fuerKunden',
  'page/liste',
  'page/mitBeitrag',
  'page/text',
  'page/weg',
  'price-card/seite',
  'seiten/anmeldung',
  'seiten/anmeldungMitFehlern',
  'seiten/vergleich',
  'seiten/vertraege',
  'modal/frage',
  'gruppe/Eingaben',
  'gruppe/Auswahl',
  'gruppe/Handeln',
  'gruppe/Meldungen',
  'gruppe/Inhalt',
  'gruppe/Rahmen',
] as const;

/**
 * Letters as bars of their colour and width: browsers draw the same letter differently from release to release, and
 * then nothing but a picture of everything would be left to be renewed.
 */
const bars = `
*, *::before, *::after { -webkit-text-fill-color: transparent !important; text-shadow: none !important; }
body * {
  text-decoration-line: underline !important;
  text-decoration-style: solid !important;
  text-decoration-thickness: 0.5em !important;
  text-decoration-skip-ink: none !important;
  text-underline-offset: -0.5em !important;
}
`;

for (const state of composed) {
  test(`${state} looks as it did, on a wide screen and on a phone`, async ({ page }) => {
    // What a widget fetches late, as the editor, has its say in the colours too.
    await page.goto(`/muster/${state}/?nackt`, { waitUntil: 'networkidle' });
    await page.locator('#root > *').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(settled);
    await page.evaluate(keepColours);
    await page.addStyleTag({ content: bars });
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(settled);
      const picture = `${state.replace('/', '-')}-${width}.png`;
      await expect(page).toHaveScreenshot(picture, { fullPage: true });
    }
  });
}

/** What follows the width is drawn, and no colour is on its way to another. Runs in the page. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
}

/** Letters that are transparent would take their lines with them. Runs in the page. */
function keepColours(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { color } = getComputedStyle(element);
    element.style.setProperty('text-decoration-color', color, 'important');
  }
}
