import { fehlerListe } from './feldfehler.ts';
import { vermittlerNummerMuster } from './kennziffern.ts';
import { textmuster } from './textmuster.ts';

const texte = {
  PFLICHT: 'Geben Sie die Vermittlernummer ein.',
  FORMAT: 'Geben Sie die 10-stellige Vermittlernummer ein.',
};

/** Every error of the field. */
export const fehler = fehlerListe(texte);

/** Agent id: exactly 10 digits (`specification §5`). */
export const vermittlerNummer = textmuster(vermittlerNummerMuster, texte);
