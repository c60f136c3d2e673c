import { fehlerListe } from './feldfehler.ts';
import { textmuster } from './textmuster.ts';

const texte = {
  PFLICHT: 'Geben Sie Ihre Registernummer ein.',
  FORMAT: 'Bitte geben Sie die Nummer im Format D-XXXX-XXXXX-NN ein.',
};

/** Every error of the field. */
export const fehler = fehlerListe(texte);

/** IHK register number `D-XXXX-XXXXX-NN`: capital letters and digits, two digits last (`specification §5`). */
export const ihkNummer = textmuster(/^D-[A-Z\d]{4}-[A-Z\d]{5}-\d{2}$/, texte);
