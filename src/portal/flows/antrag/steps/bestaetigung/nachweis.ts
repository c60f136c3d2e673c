import * as z from 'zod/mini';
import { abschluss } from '#contract/endpoints/antrag/aufrufe.ts';
import type { Abschluss } from '#machines/antrag/context.ts';
import { rechtSchluessel } from '../../../zugangsrecht.ts';
import { gemerkt } from '../../../../speicher.ts';

const form = z.object({
  abschluss,
  einleitung: z.string(),
  versicherung: z.string(),
  beginn: z.string(),
  beitrag: z.nullable(z.string()),
  /** What happens now, and what is left to her. */
  punkte: z.array(z.string()),
});
/** The end as it is shown; nothing in it says who she is. */
export type Nachweis = Omit<z.infer<typeof form>, 'abschluss'> & { readonly abschluss: Abschluss };

/** Kept in this tab until another application is begun, so that a reload loses nothing. */
export function merkeNachweis(
  speicher: Pick<Storage, 'setItem'>,
  flow: string,
  nachweis: Nachweis,
): void {
  speicher.setItem(schluessel(flow), JSON.stringify(nachweis));
}

/** What the tab kept; null where no application was concluded. */
export function gemerkterNachweis(
  speicher: Pick<Storage, 'getItem'>,
  flow: string,
): Nachweis | null {
  return gemerkt(speicher, schluessel(flow), form);
}

/** Another application is begun. */
export function vergissNachweis(speicher: Pick<Storage, 'removeItem'>, flow: string): void {
  speicher.removeItem(schluessel(flow));
  // It may be that of another customer.
  speicher.removeItem(rechtSchluessel);
}

/** With the drafts, so that signing out takes it along. */
function schluessel(flow: string): string {
  return `entwurf:${flow}:nachweis`;
}
