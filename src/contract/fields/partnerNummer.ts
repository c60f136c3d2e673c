import { fehlerListe } from './feldfehler.ts';
import { textmuster } from './textmuster.ts';

const texte = {
  PFLICHT: 'Geben Sie die Partnernummer ein.',
  FORMAT: 'Bitte prüfen Sie die Partnernummer.',
};

/** Every error of the field. */
export const fehler = fehlerListe(texte);

/** Number of a partner (customer) as the back office writes it: `P` and 6 digits. */
export const partnerNummer = textmuster(/^P\d{6}$/, texte);
