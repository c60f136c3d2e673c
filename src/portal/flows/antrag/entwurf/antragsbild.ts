import * as z from 'zod/mini';
import { plzUeberall as plzForm } from '#contract/fields/plz.ts';
import type { AntragKontext } from '#machines/antrag/context.ts';
import type { StepProps } from '../steps/step.ts';
import { inhaltVon, plzIn } from './inhalt.ts';

/** What the dialogs of a draft know of the step they stand on. */
export interface Entwurfsprops extends Pick<StepProps, 'actor' | 'entwurf' | 'seite'> {
  schritt: string;
  /** What stands on the page and was not sent yet. */
  offen: unknown;
}

/** The application as it stands, to be saved as it is, with the postcode in it. */
export function antragsbild(
  { seite, schritt, offen }: Pick<Entwurfsprops, 'seite' | 'schritt' | 'offen'>,
  context: AntragKontext,
) {
  const gegeben = Object.fromEntries(Object.entries({ ...context.antworten, offen }));
  return {
    inhalt: inhaltVon(seite, context, schritt, offen),
    plz: z.safeParse(plzForm, plzIn(gegeben)).data ?? null,
  };
}
