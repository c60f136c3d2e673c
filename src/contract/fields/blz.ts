import { fehlerListe } from './feldfehler.ts';
import { blzMuster } from './kennziffern.ts';
import { textmuster } from './textmuster.ts';

const texte = {
  PFLICHT: 'Geben Sie die Bankleitzahl ein.',
  FORMAT: 'Geben Sie die 8\u00A0Ziffern der Bankleitzahl ein.',
};

/** Every error of the field. */
export const fehler = fehlerListe(texte);

/** Bank code: exactly 8 digits (`specification §5`). */
export const blz = textmuster(blzMuster, texte);
