import type { Brand } from '#brands/brand.ts';

/** What a browser shows around the page, as its head says: colour of the bar, icon of the tab, language. */
export function brandHead(page: Document, brand: Brand): void {
  page.documentElement.lang = brand.spelling === 'de-CH' ? 'de-CH' : 'de';
  page.querySelector('link[rel="icon"]')?.setAttribute('href', brand.favicon);
  for (const scheme of ['light', 'dark'] as const) {
    page
      .querySelector(`meta[name="theme-color"][media*="${scheme}"]`)
      ?.setAttribute('content', brand.colours[scheme].background);
  }
}
