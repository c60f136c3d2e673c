import type { Browser } from '@playwright/test';

/**
 * Runs calls of which no report keeps a step: of some ten thousand in a flow's tours nobody reads them, and to make
 * them, with where each was called, and to send them to the first process is a part of each call's time.
 */
export function unreported<Value>(browser: Browser, calls: () => Promise<Value>): Promise<Value> {
  // Within one call of its own Playwright reports no other; it has no public name for that.
  const wrap: unknown = Reflect.get(browser, '_wrapApiCall');
  if (typeof wrap !== 'function') return calls();
  return new Promise((resolve, reject) => {
    Reflect.apply(wrap, browser, [() => calls().then(resolve, reject), { internal: true }]);
  });
}
