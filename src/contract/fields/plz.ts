import { fehlerListe } from './feldfehler.ts';
import { textmuster } from './textmuster.ts';

const texte = {
  PFLICHT: 'Geben Sie Ihre Postleitzahl ein.',
  FORMAT: 'Geben Sie die 5\u00A0Ziffern der Postleitzahl ein, zum Beispiel 01067.',
};

/** Every error of the field. */
export const fehler = fehlerListe(texte);

/** Postcode: exactly 5 digits, leading zeros kept (`specification §5`). */
export const plz = textmuster(/^\d{5}$/, texte);
