import { standardMarke } from '#brands/registry.ts';
import { colourProperties } from '#widgets/theme/colourProperties.ts';
import type { BridgeParts } from './bridge.ts';

type Theme = Parameters<BridgeParts['onTheme']>[0];

/** Draws the portal in the colours of the host: its scheme, or single tokens of it; what an earlier theme set is gone. */
export function applyTheme({ style }: Pick<HTMLElement, 'style'>, theme: Theme): void {
  style.removeProperty('color-scheme');
  for (const token of tokens) style.removeProperty(`--${token}`);
  if (typeof theme === 'object') {
    for (const [token, colour] of Object.entries(theme.tokens)) {
      style.setProperty(`--${token}`, colour);
    }
    return;
  }
  style.setProperty('color-scheme', theme);
  // Otherwise the scheme is the system's (`tokens.css`). By name: the brand may bring its colours later.
  for (const token of tokens) style.setProperty(`--${token}`, `var(--${theme}-${token})`);
}

/** Names of the colours, the same in every brand and scheme. */
const tokens = colourProperties(standardMarke).flatMap(([name]) =>
  name.startsWith('--light-') ? [name.slice('--light-'.length)] : [],
);
