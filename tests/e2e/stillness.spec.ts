import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { brandsWith } from './brands.ts';
import { bringFont, type DeviceFont, deviceFonts } from './device.ts';
import { heldBack } from './heldBack.ts';
import { openPages, shown } from './visitor.ts';

/** Pages people arrive at from outside, all of `portal/prerendered.ts` among them. */
const firstPages = [
  '/',
  '/hausrat/antrag/',
  '/fahrrad/antrag/',
  '/privathaftpflicht/antrag/',
  '/betriebshaftpflicht/antrag/',
  '/tierhalterhaftpflicht/antrag/',
  '/reise/antrag/',
  '/vermoegensschadenhaftpflicht/antrag/',
  '/sachinhalt/antrag/',
  '/sachinhalt-mehrgefahren/antrag/',
  '/kunden/login/',
  '/vermittler/login/',
] as const;
const screens = [
  { width: 375, height: 812 },
  { width: 412, height: 915 },
  { width: 1280, height: 720 },
] as const;
const [phone] = screens;

// The fonts of devices stand within the page, which its policy does not allow.
test.use({ bypassCSP: true });

/** Where a page has moved by more than one can see: how far and what, by what happened. */
type Moved = Record<string, string>;

for (const path of firstPages) {
  test(`${path} stands still while it comes, and when its font does, whatever the device has until then`, async ({
    page,
  }) => {
    // Some twenty arrivals.
    test.slow();
    const moved: Moved = {};
    const [standard, ...others] = brandsWith(path);
    for (const screen of screens) {
      const fonts = deviceFonts;
      Object.assign(moved, await watched(page, `${path}?brand=${standard}`, screen, fonts));
      // Brands differ in their marks, which count most where it is narrow, and on the start page in what they sell.
      for (const brand of others) {
        const some = path === '/' && screen === phone ? fonts : fonts.slice(-1);
        Object.assign(moved, await watched(page, `${path}?brand=${brand}`, screen, some));
      }
    }
    expect(moved).toEqual({});
  });
}

for (const path of openPages) {
  test(`${path} stands still on a phone while it comes, and when its font does`, async ({
    page,
  }) => {
    const moved = await watched(page, path, phone, [deviceFonts[0]]);
    expect(moved).toEqual({});
  });
}

test('a page of a product that comes in pieces stands still', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const line = await inPieces(`${baseURL}/privathaftpflicht/antrag/`, '<h1');
  try {
    await page.goto(line.address, { waitUntil: 'commit' });
    await expect(page.locator('main')).toBeAttached();
    await page.evaluate(aWhile);
    line.release();
    await expect(page.locator('[data-aushang]')).toBeAttached();
    expect(seen('in pieces', await page.evaluate(movedBy, null))).toEqual({});
  } finally {
    await line.close();
  }
});

test('the words of a first page are as wide in every font that may stand in as in its own', async ({
  page,
}) => {
  await page.goto('/');
  for (const font of deviceFonts) {
    await bringFont(page, font);
    for (const weight of [400, 600, 700]) {
      const ratio = await page.evaluate(widthIn, { font, weight });
      expect(Math.abs(ratio - 1), `${font} ${weight}`).toBeLessThan(0.02);
    }
  }
});

/** An arrival at a page: whoever holds something back has the browser fetch everything again, the font too. */
async function watched(
  page: Page,
  path: string,
  viewport: (typeof screens)[number],
  fonts: readonly DeviceFont[],
): Promise<Moved> {
  await page.setViewportSize(viewport);
  const ownFont = await heldBack(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await shown(page);
  const where = `${path} at ${viewport.width} px`;
  const moved = seen(`${where}, as it comes`, await page.evaluate(movedBy, null));
  expect(await page.evaluate(isOnItsWay), `${where}: a font is on its way`).toBe(true);
  ownFont.release();
  await page.evaluate(() => document.fonts.ready);
  for (const font of fonts) {
    await bringFont(page, font);
    Object.assign(moved, seen(`${where}, after ${font}`, await page.evaluate(movedBy, font)));
  }
  // What this brand has left is none of the next one's business.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.unrouteAll();
  return moved;
}

/** A document that stops before these words until it is let go on; nothing else is there. */
async function inPieces(address: string, stop: string) {
  const html = await (await fetch(address)).text();
  const at = html.indexOf(stop);
  const waiting: (() => void)[] = [];
  const server = createServer(({ url }, response) => {
    if (url !== '/') return response.writeHead(404).end();
    response.setHeader('content-type', 'text/html; charset=utf-8').write(html.slice(0, at));
    return waiting.push(() => response.end(html.slice(at)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    release: () => waiting.forEach((go) => go()),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** As long as a browser takes to draw, if it draws: two frames, or the time of many. Runs in the page. */
function aWhile(): Promise<unknown> {
  return Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    new Promise((resolve) => setTimeout(resolve, 500)),
  ]);
}

/** What can be seen of it; nothing of what cannot. */
function seen(when: string, { shift, parts }: Shift): Moved {
  return shift <= 0.02 ? {} : { [when]: `${shift.toFixed(3)}: ${parts.join('; ')}` };
}

interface Shift {
  /** Share of the window, by the way it went. */
  shift: number;
  /** "main 24 120 640 80 → 24 200 640 80": what, and where it was and is, as left, top, width, height. */
  parts: string[];
}

/** Runs in the page. */
function isOnItsWay(): boolean {
  return document.fonts.status === 'loading';
}

/**
 * How far what is in sight moves (cumulative layout shift): since the page was opened, or when this font of a device
 * gives way to the portal's own. Runs in the page.
 */
async function movedBy(font: string | null): Promise<Shift> {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  const { style } = document.documentElement;
  if (font !== null) style.setProperty('--font', `"Brought ${font}", sans-serif`);
  for (const act of [
    () => observer.observe({ type: 'layout-shift', buffered: font === null }),
    () => style.removeProperty('--font'),
    () => undefined,
  ]) {
    // Drawn, and told to whoever watches.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    });
    act();
  }
  observer.disconnect();
  type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
  const parts = entries.flatMap((entry) =>
    (Reflect.get(entry, 'sources') as Source[]).map(({ node, previousRect, currentRect }) => {
      const words = node?.textContent?.trim().slice(0, 30) ?? '';
      const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
        [x, y, width, height].map(Math.round).join(' '),
      );
      return `${node?.nodeName} "${words}" ${from} → ${to}`;
    }),
  );
  return {
    shift: entries.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
    parts,
  };
}

/** The page's words in the portal's font, as a share of their width in this one. Runs in the page. */
function widthIn({ font, weight }: { font: string; weight: number }): number {
  const line = document.createElement('span');
  line.style.cssText = `position: absolute; white-space: nowrap; font-weight: ${weight}`;
  line.textContent = document.body.innerText;
  document.body.append(line);
  const own = line.getBoundingClientRect().width;
  line.style.fontFamily = `"Brought ${font}"`;
  const brought = line.getBoundingClientRect().width;
  line.remove();
  return own / brought;
}
