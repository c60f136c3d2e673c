import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { opened, promised } from '#tests/portal/promised.ts';
import type { Rolle } from '#portal/addresses.ts';
import { customer } from './customer.ts';

const accounts = {
  benutzer: { email: 'anna.bergmann@example.org', login: '/kunden/login/' },
  vermittler: { email: 'ralf.kemper@example.org', login: '/vermittler/login/' },
} as const;

/** Somebody of a role, signed in where the role asks for it. */
export async function visitorOf(rolle: Rolle, browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  if (rolle === 'anonym') return context;
  const page = await context.newPage();
  await customer(page).signsIn(accounts[rolle].email, accounts[rolle].login);
  await page.close();
  return context;
}

/** Every path of the specification for a role, as somebody opens it. */
export function pathsFor(rolle: Rolle): string[] {
  return promised.filter((route) => route.rolle === rolle).map(({ path }) => opened(path));
}

/** Pages that are open to everybody and drawn by script from an empty one. */
export const openPages = [
  '/haeufige-fragen',
  '/quickstart',
  '/feedback/contract',
  '/kontakt',
  '/impressum',
  '/datenschutz',
  '/barrierefreiheit',
  '/vertrag-widerrufen',
] as const;

/** A skeleton's words, or their key. */
const onItsWay = /Wird geladen|^widgets\.(?:loading|skeleton)\./;

/** Opens an address and waits until its own heading stands there. */
export async function open(page: Page, path: string): Promise<string> {
  await page.goto(path);
  return shown(page);
}

/** Waits until a page's own heading stands there and nothing is on its way; answers the heading. */
export async function shown(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveText(/^(?:Einen Moment|shell\.einenMoment)$/);
  await expect(page.locator('main output', { hasText: onItsWay })).toHaveCount(0);
  return (await heading.textContent()) ?? '';
}

/** Follows a link to an address, the portal being there already; answers the heading. */
export async function openByLink(page: Page, path: string): Promise<string> {
  // From another page: two addresses may show the same heading.
  await page.evaluate(leave, path === '/impressum/' ? '/kontakt/' : '/impressum/');
  await shown(page);
  await page.evaluate(leave, path);
  return shown(page);
}

/** Runs in the page: the heading that stood there is never taken for the one that comes. */
async function leave(path: string): Promise<void> {
  const before = document.querySelector('h1');
  const text = before?.textContent;
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (heading === before && heading?.textContent === text) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { characterData: true, childList: true, subtree: true });
  });
}

/** What a page says to its reader, one entry per text node in sight. */
export function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const element = walker.currentNode.parentElement;
      const isShown = element?.checkVisibility({ visibilityProperty: true }) === true;
      if (text !== '' && isShown && !element.closest('script, style, noscript, [aria-hidden=true]'))
        texts.push(text);
    }
    return texts;
  });
}
