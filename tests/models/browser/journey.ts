import type { Page } from '@playwright/test';

/** The browser's history of a tour: where each step's address is, and how to get there. */
export class Journey {
  readonly #page: Page;
  /** Path of each step, learnt by having been there; the same for all tours of a flow. */
  readonly #paths: Map<string, string>;
  /** Key of the history entry with which the tour began. */
  #first = '';

  constructor(page: Page, paths: Map<string, string>) {
    this.#page = page;
    this.#paths = paths;
  }

  async begin(): Promise<void> {
    this.#first = await this.#page.evaluate(() => navigation.currentEntry?.key ?? '');
  }

  /** The flow is about to leave this step: by now its address is where the page is. */
  note(step: string): void {
    this.#paths.set(step, new URL(this.#page.url()).pathname.replace(/\/$/, ''));
  }

  /** Back or Forward to the step where the tour has passed it, its address otherwise. */
  async goTo(step: string): Promise<void> {
    const path = this.#paths.get(step);
    if (path === undefined) throw new Error(`No tour has been at the step ${step} yet.`);
    const by = await this.#page.evaluate(distanceTo, { path, first: this.#first });
    if (by === -1) await this.#page.goBack({ waitUntil: 'commit' });
    else if (by === 1) await this.#page.goForward({ waitUntil: 'commit' });
    else if (by === null) await this.#page.evaluate(openAddress, path);
    else await this.#page.evaluate((steps) => history.go(steps), by);
  }
}

/** Entries between here and the nearest one with the path; null where the tour has none. Runs in the page. */
function distanceTo({ path, first }: { path: string; first: string }): number | null {
  const entries = navigation.entries();
  const here = navigation.currentEntry?.index ?? 0;
  const begin = Math.max(
    0,
    entries.findIndex(({ key }) => key === first),
  );
  const distances = entries
    .filter(
      ({ index, url }) =>
        index >= begin && url !== null && new URL(url).pathname.replace(/\/$/, '') === path,
    )
    .map(({ index }) => index - here)
    .filter((distance) => distance !== 0);
  return distances.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? null;
}

/** As a link to the address does. Runs in the page. */
export function openAddress(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}
