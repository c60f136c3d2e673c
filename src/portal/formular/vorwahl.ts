import { nachE164 } from '#contract/fields/e164.ts';
import { hausmarke, marken } from '#contract/marken.ts';
import { aufruf } from '../aufruf.ts';

/** Market of the brand of this tab. */
export function markt() {
  return marken[aufruf.brand ?? hausmarke].land;
}

/** A number that names no country is one of the brand's; the shapes know Germany alone. */
export function mitVorwahl(getippt: string): string {
  return markt() === 'DE' ? getippt : nachE164(getippt, markt());
}

/** How a mobile number looks there; nothing where the field shows it anyway. */
export function telefonmuster(): string | undefined {
  return markt() === 'CH' ? '+41 79 123 45 67' : undefined;
}
