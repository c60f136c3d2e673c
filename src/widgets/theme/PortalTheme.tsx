import { type ReactNode, useEffect, useInsertionEffect } from 'react';
import type { Brand } from '#brands/brand.ts';
import './base.css';
import './fonts.css';
import './tokens.css';
import { BrandContext } from './brandContext.ts';
import { colourProperties } from './colourProperties.ts';
import { KeysContext } from './useWords.ts';

export interface PortalThemeProps {
  brand: Brand;
  /** Shows the keys of the widgets' own texts. */
  keys?: boolean;
  children: ReactNode;
}

/** Puts the brand's colours on the root element, its icon and language on the page, and says the brand to the widgets below. */
export function PortalTheme({ brand, keys = false, children }: PortalThemeProps) {
  // Set one by one on the element: a style tag would need `unsafe-inline` in the content security policy.
  useInsertionEffect(() => {
    const root = document.documentElement;
    root.dataset['brand'] = brand.key;
    for (const [name, value] of colourProperties(brand)) root.style.setProperty(name, value);
  }, [brand]);

  useEffect(() => brandHead(document, brand), [brand]);

  return (
    <BrandContext value={brand}>
      <KeysContext value={keys}>{children}</KeysContext>
    </BrandContext>
  );
}

/** What a browser shows around the page, as its head says: colour of the bar, icon of the tab, language. */
function brandHead(page: Document, brand: Brand): void {
  page.documentElement.lang = brand.spelling === 'de-CH' ? 'de-CH' : 'de';
  page.querySelector('link[rel="icon"]')?.setAttribute('href', brand.favicon);
  for (const scheme of ['light', 'dark'] as const) {
    page
      .querySelector(`meta[name="theme-color"][media*="${scheme}"]`)
      ?.setAttribute('content', brand.colours[scheme].background);
  }
}
