import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessibilityOf } from '#tests/support/axe.ts';
import { axePath } from './stageServer.ts';

export const viewport = { width: 1280, height: 720 };
const phone = { width: 375, height: 812 };

/** Whoever wants to see each state: `PICTURES=all` keeps a picture of each at both widths. */
const isPainted = process.env['PICTURES'] === 'all';
/** Of so many pages one is asked at 1280 px, too; which one hangs on what it holds. */
const oneOf = 4;

/** Accessibility of a flow's screens, once per state on a phone, and pictures where they are wanted. */
export class Looks {
  readonly states = new Set<string>();
  readonly findings: string[] = [];
  /** How often axe was asked. */
  asked = 0;
  ms = 0;
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
    const isSampled = sampled(await page.evaluate(contentOf));
    if (isSampled) await this.#ask(page, `${state}, ${viewport.width} px`);
    if (isPainted) await this.picture(page, `${nameOf(state)}-${viewport.width}`);
    await page.setViewportSize(phone);
    await this.#ask(page, `${state}, ${phone.width} px`);
    if (isPainted) await this.picture(page, `${nameOf(state)}-${phone.width}`);
    await page.setViewportSize(viewport);
    this.ms += performance.now() - start;
  }

  async #ask(page: Page, where: string): Promise<void> {
    this.asked += 1;
    const findings = await accessibilityOf(page, { source: axePath });
    for (const finding of findings) this.findings.push(`${where}: ${finding}`);
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

function nameOf(state: string): string {
  return state.replaceAll(' ', '+');
}

/** What a page is made of, without the words: the same state is sampled until it is built otherwise. Runs in the page. */
function contentOf(): string {
  const all = document.querySelectorAll('main, main *, dialog[open] *');
  return [...all].map((one) => `${one.localName}.${one.getAttribute('class') ?? ''}`).join(' ');
}

function sampled(content: string): boolean {
  return (createHash('sha256').update(content).digest()[0] ?? 0) % oneOf === 0;
}
