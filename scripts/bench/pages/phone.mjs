// A phone that comes for the first time: empty caches, CPU at a quarter, Fast 4G.

/** Fast 4G as the browser's own tools simulate it: ms, bytes a second. */
const network = {
  offline: false,
  latency: 165,
  downloadThroughput: 8_100_000 / 8,
  uploadThroughput: 1_350_000 / 8,
};

/** A window of its own. @param {import('playwright').Browser} browser @param {{ width?: number }} [options] */
export async function phone(browser, { width = 375 } = {}) {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width, height: 812 } });
  return { context, ...(await slowPage(context)) };
}

/** A tab as slow as that, in a window there is. @param {import('playwright').BrowserContext} context */
export async function slowPage(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // What an earlier tab of the window fetched, code that was compiled for it included.
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, session };
}

/** Waits until nothing has been asked for during some time. @param {import('playwright').Page} page */
export function watchQuiet(page, quietMs = 400) {
  const asked = { open: 0, last: performance.now() };
  const change = (/** @type {number} */ by) => () => {
    asked.open += by;
    asked.last = performance.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));
  return async () => {
    // What has just been pressed or shown may be about to ask.
    asked.last = Math.max(asked.last, performance.now() - quietMs / 2);
    while (asked.open > 0 || performance.now() - asked.last < quietMs) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
}
