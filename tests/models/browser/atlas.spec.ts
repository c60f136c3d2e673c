import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { charts, flows } from '#machines/registry.ts';
import { accessibilityOf } from '#tests/support/axe.ts';

const ids = Object.keys(charts);
const [ein = ''] = ids;
const ebenen = ['Hauptweg', 'Alles', 'Zurück und Ändern', 'Störungen'] as const;

test('an analyst opens the atlas without its slash and finds every flow with its picture', async ({
  page,
}) => {
  await page.goto('/ablaeufe');
  await expect(page).toHaveURL(/\/ablaeufe\/$/);
  for (const { titel } of Object.values(charts)) {
    await expect(page.getByRole('link', { name: titel, exact: true })).toBeVisible();
    // One name may end with another: that of a business holds that of a person.
    await expect(page.getByRole('img', { name: `${titel}: Hauptweg`, exact: true })).toBeVisible();
  }
  expect(await accessibilityOf(page)).toEqual([]);
});

for (const id of ids) {
  test(`an analyst reads ${id} in every layer, and its main path whole on a screen of 1280 × 720`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`/ablaeufe/${id}/`);
    const picture = page.locator('.ebene.hauptweg svg');
    const place = await picture.boundingBox();
    expect(place && place.x >= 0 && place.x + place.width <= 1280).toBe(true);
    expect(place && place.y >= 0 && place.y + place.height <= 720).toBe(true);
    expect(await picture.evaluate(smallestText)).toBeGreaterThanOrEqual(12);
    for (const ebene of ebenen) {
      await page.getByRole('radio', { name: ebene }).check();
      expect(await page.evaluate(unreadable), ebene).toEqual([]);
    }
  });
}

// One page is built like the other: of each kind of flow the first is asked whole.
const firstOfItsKind = ids.filter(
  (id, i) => ids.findIndex((other) => other.split('/')[0] === id.split('/')[0]) === i,
);

for (const id of firstOfItsKind) {
  test(`an analyst with an aid reads ${id}, light and dark, and takes it along in every format`, async ({
    page,
  }) => {
    // Axe reads a table of some hundred cells twice.
    test.slow();
    await page.goto(`/ablaeufe/${id}/`);
    expect(await accessibilityOf(page), 'the whole page').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // The same page in other colours; the rest was asked above.
    const dark = await accessibilityOf(page, { coloursOnly: true });
    expect(dark, 'the whole page, dark').toEqual([]);
    const links = page.getByRole('region', { name: 'Zum Mitnehmen' }).getByRole('link');
    const files = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    expect(files.length).toBeGreaterThanOrEqual(6);
    for (const file of files) {
      const response = await page.request.get(`/ablaeufe/${id}/${file}`);
      expect(response.status(), file).toBe(200);
      if (!/\.(?:svg|scxml)$/.test(file)) continue;
      const faults = await page.evaluate(parserErrors, await response.text());
      expect(faults, file).toEqual([]);
    }
  });
}

test('an analyst without a mouse changes the layer, meets a state and goes to its row', async ({
  page,
}) => {
  await page.goto(`/ablaeufe/${ein}/`);
  await page.getByRole('radio', { name: 'Hauptweg' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Alles' })).toBeChecked();
  await expect(page).toHaveURL(/#alles$/);
  const state = page.locator('.ebene.alles a.verweis').nth(2);
  await state.focus();
  const id = (await state.getAttribute('data-zustand')) ?? '';
  const lit = page.locator('.ebene.alles path.betont');
  expect(await lit.count()).toBeGreaterThan(0);
  for (const path of await lit.all()) {
    const ends = [await path.getAttribute('data-von'), await path.getAttribute('data-nach')];
    expect(ends).toContain(id);
  }
  await page.keyboard.press('Enter');
  await expect(page.locator(`tr[data-zustand="${id}"]`)).toBeInViewport();
});

test('an analyst without script still changes the layer', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/ablaeufe/${ein}/`);
  await expect(page.locator('.ebene.hauptweg')).toBeVisible();
  await page.locator('label', { hasText: 'Störungen' }).click();
  await expect(page.locator('.ebene.stoerungen')).toBeVisible();
  await expect(page.locator('.ebene.hauptweg')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Durchspielen' })).toBeHidden();
  await context.close();
});

test('an analyst opens the atlas from disk and plays a flow through to its end', async ({
  page,
}) => {
  const atlas = fileURLToPath(new URL('../../../dist/atlas/index.html', import.meta.url));
  test.skip(!existsSync(atlas), 'The atlas was built elsewhere.');
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(pathToFileURL(atlas).href);
  await page.getByRole('link', { name: flows['vertrag/aenderung'].titel, exact: true }).click();
  const game = page.getByRole('region', { name: 'Durchspielen' });
  const steps = [
    /^Weiter/,
    /^sonst → Zeitpunkt/,
    /^sonst → Berechnen/,
    /^✓ Beitrag berechnen/,
    /^Speichern/,
    /^Bestätigen/,
    /^✓ Änderung speichern/,
  ];
  const lit = page.locator('.ebene.hauptweg .aktiv');
  for (const name of steps) {
    await game.getByRole('button', { name }).click();
    // Also a choice and a call light the stop they stand in.
    await expect(lit).toHaveCount(1);
  }
  await expect(game.getByText('Gespeichert', { exact: true })).toBeVisible();
  await expect(game.getByText('Hier endet der Ablauf.')).toBeVisible();
  await game.getByRole('button', { name: 'Einen Schritt zurück' }).click();
  await expect(game.getByText('Speichern', { exact: true })).toBeVisible();
  await game.getByRole('button', { name: 'Von vorn' }).click();
  await expect(game.getByText('Auswahl', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Alle Abläufe' }).click();
  await expect(page.getByRole('heading', { name: 'Abläufe', level: 1 })).toBeVisible();
  expect(problems).toEqual([]);
});

test('an analyst who mistypes an address below the atlas is told so in German', async ({
  page,
}) => {
  for (const path of ['/ablaeufe/nix', '/ablaeufe/nix/', `/ablaeufe/${ein}/nix/nix.svg`]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'Diesen Ablauf gibt es nicht' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Alle Abläufe ansehen' }).click();
  await expect(page.getByRole('heading', { name: 'Abläufe', level: 1 })).toBeVisible();
});

test('an analyst on a narrow phone scrolls pictures and tables, never the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/ablaeufe/', `/ablaeufe/${ein}/`]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
  await page.getByRole('radio', { name: 'Alles' }).check();
  await expect(page.locator('.ebene.alles .start').first()).toBeInViewport();
});

/** Words are measured without a browser; in one they have to fit and keep apart all the same. */
function unreadable(): string[] {
  const picture = [...document.querySelectorAll('.ebene')]
    .find((layer) => getComputedStyle(layer).display !== 'none')
    ?.querySelector('svg');
  if (!picture) return [];
  const labels = [...picture.querySelectorAll('.schild')];
  const states = [...picture.querySelectorAll('.rahmen:not(.gruppe):not(.parallel)')];
  const tooWide = labels.flatMap((label) => {
    const room = label.querySelector('rect')?.getBoundingClientRect().width ?? 0;
    return [...label.querySelectorAll('text')].filter(
      (text) => text.getBoundingClientRect().width > room,
    );
  });
  const overflowing = [...picture.querySelectorAll('a.verweis')].flatMap((state) => {
    const room = state.querySelector('.treffer')?.getBoundingClientRect();
    return [...state.querySelectorAll('text')].filter((text) => {
      const { left, right } = text.getBoundingClientRect();
      return !room || left < room.left || right > room.right;
    });
  });
  const covered = labels.filter((label, i) => {
    const a = label.getBoundingClientRect();
    return [...labels.slice(i + 1), ...states].some((other) => {
      const b = other.getBoundingClientRect();
      const beside = a.left >= b.right - 1 || b.left >= a.right - 1;
      return !beside && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    });
  });
  return [...tooWide, ...overflowing, ...covered].map((element) => element.textContent ?? '');
}

function smallestText(picture: Element): number {
  const scale = picture.getBoundingClientRect().width / Number(picture.getAttribute('width'));
  const sizes = [...picture.querySelectorAll('text')].map((text) =>
    Number.parseFloat(getComputedStyle(text).fontSize),
  );
  return Math.min(...sizes) * scale;
}

function parserErrors(text: string): string[] {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  return [...parsed.querySelectorAll('parsererror')].map((error) => error.textContent ?? '');
}
