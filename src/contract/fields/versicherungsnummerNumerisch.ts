import { fehlerListe } from './feldfehler.ts';
import { textmuster } from './textmuster.ts';

const texte = {
  PFLICHT: 'Geben Sie die Versicherungsnummer ein.',
  FORMAT: 'Bitte geben Sie 9 bis 10\u00A0Ziffern ein.',
};

/** Every error of the field. */
export const fehler = fehlerListe(texte);

/** Insurance number: 9 to 10 digits without letters (`specification §5`); not the contract id. */
export const versicherungsnummerNumerisch = textmuster(/^\d{9,10}$/, texte);
