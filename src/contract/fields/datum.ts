import * as z from 'zod/mini';
import { ersterFehler, fehlerListe } from './feldfehler.ts';

const texte = { UNGUELTIG: 'Geben Sie ein gültiges Datum ein, zum Beispiel 31.01.2027.' };

/** Calendar day as `yyyy-MM-dd` in Europe/Berlin; a day that does not exist is refused (`specification §5`). */
export const datum = z
  .string({ error: 'Geben Sie ein Datum ein.' })
  .check(z.refine(istDatum, texte.UNGUELTIG));

/** First and last day a field takes, both included; absent means no bound. */
export interface Rahmen<Code extends string = 'ZU_FRUEH' | 'ZU_SPAET'> {
  readonly von?: string;
  readonly bis?: string;
  /** Sentences of the field's own errors. */
  readonly texte?: Readonly<Record<Code, string>>;
}

/** Every error of a date with bounds. */
export function datumFehler(rahmen: Rahmen) {
  return fehlerListe(texteVon(rahmen));
}

/**
 * A typed day, `31.01.2027` or `2027-01-31`, as `yyyy-MM-dd`. An invalid one counts as empty
 * (`specification §5`); the bounds are asked for when it is checked, as today moves on.
 */
export function datumEingabe(rahmen: () => Rahmen = () => ({})) {
  return z.string({ error: texte.UNGUELTIG }).check(z.overwrite(liesDatum), (payload) => {
    const { von, bis, texte: eigene } = rahmen();
    const grenzen = { ...(von && { von }), ...(bis && { bis }), ...(eigene && { texte: eigene }) };
    ersterFehler(texteVon(grenzen), (tag: string) => {
      if (tag === '') return 'UNGUELTIG';
      if (von !== undefined && tag < von) return 'ZU_FRUEH';
      return bis !== undefined && tag > bis ? 'ZU_SPAET' : null;
    })(payload);
  });
}
