import * as z from 'zod/mini';
import { istTag, liesDatum } from '../tag.ts';
import { ersterFehler, fehlerListe } from './feldfehler.ts';

/** What to do about a day that is missing or does not exist. */
export const texte = { UNGUELTIG: 'Geben Sie ein gültiges Datum ein, zum Beispiel 31.01.2027.' };

/** Every error of a date without bounds. */
export const fehler = fehlerListe(texte);

/** Calendar day as `yyyy-MM-dd` in Europe/Berlin; a day that does not exist is refused (`specification §5`). */
export const datum = z
  .string({ error: 'Geben Sie ein Datum ein.' })
  .check(z.refine(istTag, texte.UNGUELTIG));

/** First and last day that is taken, both included; absent means no bound. */
export interface Datumsrahmen {
  readonly von?: string;
  readonly bis?: string;
}

/** What to do about a day outside its bounds. */
export interface RahmenTexte {
  readonly ZU_FRUEH: string;
  readonly ZU_SPAET: string;
}

/** What to do about a date of birth that cannot be one. */
export const geburtstexte = {
  ZU_FRUEH: 'Geben Sie ein Geburtsdatum ab dem 01.01.1900 ein.',
  ZU_SPAET: 'Geben Sie ein Geburtsdatum ein, das nicht in der Zukunft liegt.',
} as const satisfies RahmenTexte;

/** Date of birth of somebody insured along, of any age; `heute` as `yyyy-MM-dd`, without it no last day. */
export function geburtstag(heute?: string) {
  return datumImRahmen(
    () => ({ von: '1900-01-01', ...(heute !== undefined && { bis: heute }) }),
    geburtstexte,
  );
}

/** Every error of a date with bounds. */
export function rahmenFehler(eigene: RahmenTexte) {
  return fehlerListe({ ...texte, ...eigene });
}

/**
 * A typed day, `31.01.2027` or `2027-01-31`, as `yyyy-MM-dd`; an invalid one counts as empty
 * (`specification §5`). The bounds are asked for at each check, because today moves on.
 */
export function datumImRahmen(rahmen: () => Datumsrahmen, eigene: RahmenTexte) {
  return z.string({ error: texte.UNGUELTIG }).check(
    z.overwrite(liesDatum),
    ersterFehler({ ...texte, ...eigene }, (tag) => {
      const { von, bis } = rahmen();
      if (tag === '') return 'UNGUELTIG';
      if (von !== undefined && tag < von) return 'ZU_FRUEH';
      return bis !== undefined && tag > bis ? 'ZU_SPAET' : null;
    }),
  );
}
