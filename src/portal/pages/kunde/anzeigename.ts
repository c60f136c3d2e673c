import type * as z from 'zod/mini';
import type { partner } from '#contract/entities/partner.ts';

/** What a page about a customer calls her. */
export function anzeigename(wer: z.output<typeof partner>): string {
  if (wer.art === 'FIRMA') return wer.firmenname;
  return [wer.titel, wer.vorname, wer.nachname].filter((teil) => teil !== null).join(' ');
}
