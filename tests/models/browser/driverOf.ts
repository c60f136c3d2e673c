import type { BrowserDriver } from './driver.ts';

/** The driver beside a flow's cases; a flow without one fails here. */
export async function driverOf(flow: string): Promise<BrowserDriver> {
  const module: unknown = await import(new URL(`../${flow}/browser.ts`, import.meta.url).href);
  if (!hasDriver(module)) throw new Error(`tests/models/${flow}/browser.ts exports no driver.`);
  return module.driver;
}

function hasDriver(module: unknown): module is { driver: BrowserDriver } {
  return typeof module === 'object' && module !== null && 'driver' in module;
}
