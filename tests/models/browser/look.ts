import { mkdir, rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessibilityOf } from '#tests/support/axe.ts';

const widths = [1280, 375] as const;
export const viewport = { width: widths[0], height: 720 };
const phone = { width: widths[1], height: 812 };

/** Accessibility and pictures of a flow's screens, once per state. */
export class Looks {
  readonly states = new Set<string>();
  readonly findings: string[] = [];
  pictures = 0;
  axeMs = 0;
  pictureMs = 0;
  readonly #folder: URL;

  constructor(flow: string) {
    this.#folder = new URL(`../../../test-results/pictures/${flow}/`, import.meta.url);
  }

  /** Throws away what an earlier run has left of this flow. */
  async clear(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  async lookAt(page: Page, state: string): Promise<void> {
    if (this.states.has(state)) return;
    this.states.add(state);
    // What is read from the page is there before its styles are.
    await page.waitForLoadState('load');
    const start = performance.now();
    const axeBefore = this.axeMs;
    await this.#at(page, state, widths[0]);
    await page.setViewportSize(phone);
    await this.#at(page, state, widths[1]);
    await page.setViewportSize(viewport);
    this.pictureMs += performance.now() - start - (this.axeMs - axeBefore);
  }

  async #at(page: Page, state: string, width: number): Promise<void> {
    await this.picture(page, `${state.replaceAll(' ', '+')}-${width}`);
    this.pictures += 1;
    const start = performance.now();
    for (const finding of await accessibilityOf(page)) {
      this.findings.push(`${state}, ${width} px: ${finding}`);
    }
    this.axeMs += performance.now() - start;
  }

  /** The whole page as `<name>.png`. */
  async picture(page: Page, name: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    // What is fixed above the screen would show in the middle of a picture of the whole page.
    await page.evaluate(() => scrollTo(0, 0));
    const path = new URL(`${name}.png`, this.#folder).pathname;
    await page.screenshot({ path: decodeURIComponent(path), fullPage: true });
  }
}
