import type { BridgeParts } from './bridge.ts';

type Theme = Parameters<BridgeParts['onTheme']>[0];

/** Draws the portal in the colours of the host: its scheme, or single tokens of it. */
export function applyTheme({ style }: HTMLElement, theme: Theme): void {
  if (typeof theme === 'object') {
    for (const [token, colour] of Object.entries(theme.tokens)) {
      style.setProperty(`--${token}`, colour);
    }
    return;
  }
  style.colorScheme = theme;
  // Otherwise the scheme is the system's (`tokens.css`); the brand's colours of both stand on the element.
  const names = Array.from({ length: style.length }, (_, index) => style.item(index));
  for (const name of names) {
    const [, token] = new RegExp(`^--${theme}-(.+)$`).exec(name) ?? [];
    if (token !== undefined) style.setProperty(`--${token}`, `var(${name})`);
  }
}
