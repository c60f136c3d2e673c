import { fehlerListe } from './feldfehler.ts';
import { textmuster } from './textmuster.ts';

const texte = {
  PFLICHT: 'Geben Sie Ihre Hausnummer ein.',
  FORMAT: 'Geben Sie die Hausnummer mit Ziffern ein, zum Beispiel 12, 12a oder 12-14.',
};

/** Every error of the field. */
export const fehler = fehlerListe(texte);

/** Street number: digits, optional letter, optional range (`specification §5`). */
export const hausnummer = textmuster(
  /^\d{1,5}(?: ?[A-Za-z])?(?: ?- ?\d{1,5}(?: ?[A-Za-z])?)?$/,
  texte,
);
