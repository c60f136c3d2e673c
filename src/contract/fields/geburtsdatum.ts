import * as z from 'zod/mini';
import { alterAm, heuteInBerlin, liesDatum } from '../tag.ts';
import { texte as datumTexte } from './datum.ts';
import { ersterFehler, fehlerListe } from './feldfehler.ts';

/** Ages at which a contract may be concluded (`domain/antrag.md §5.1`), in completed years. */
const mindestalter = 18;
const hoechstalter = 100;

const texte = {
  ...datumTexte,
  ZU_JUNG: `Sie müssen mindestens ${mindestalter}\u00A0Jahre alt sein.`,
  HOECHSTALTER: 'Bitte prüfen Sie Ihr Geburtsdatum.',
};

/** Every error of the field. */
export const fehler = fehlerListe(texte);

/** Date of birth of a policyholder: at least 18, at most 100 years old today (`specification §5`). */
export function geburtsdatum(jetzt: () => Date) {
  return z.string({ error: texte.UNGUELTIG }).check(
    z.overwrite(liesDatum),
    ersterFehler(texte, (tag) => {
      if (tag === '') return 'UNGUELTIG';
      const alter = alterAm(tag, heuteInBerlin(jetzt()));
      if (alter < 0 || alter > hoechstalter) return 'HOECHSTALTER';
      return alter < mindestalter ? 'ZU_JUNG' : null;
    }),
  );
}
