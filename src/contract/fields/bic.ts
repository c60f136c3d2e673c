import { fehlerListe } from './feldfehler.ts';
import { ohneLeerzeichen } from './leerzeichen.ts';
import { textmuster } from './textmuster.ts';

const texte = {
  PFLICHT: 'Geben Sie den BIC Ihrer Bank ein.',
  FORMAT: 'Geben Sie die 8 oder 11\u00A0Zeichen des BIC ein, zum Beispiel WELADED1MST.',
};

/** Every error of the field. */
export const fehler = fehlerListe(texte);

/** BIC: 8 or 11 letters and digits, in capitals and without spaces (`specification §5`). */
export const bic = textmuster(/^[A-Z\d]{8}(?:[A-Z\d]{3})?$/, texte, (text) =>
  ohneLeerzeichen(text).toUpperCase(),
);
