import type { Portal } from '#contract/endpoints/endpoint.ts';
import type { Eintrag } from '../repositories/journal.ts';

/** Whose repeated requests are found again: there is one desk. */
export const pult = 'sachbearbeitung';

/** Who acts where the desk does, as the journal says; `portal` is that of whoever it concerns. */
export function sachbearbeitung(portal: Portal): Eintrag['wer'] {
  return { portal, sub: pult, rolle: pult };
}
