import { fehlerListe } from './feldfehler.ts';
import { ohneLeerzeichen } from './leerzeichen.ts';
import { textmuster } from './textmuster.ts';

const texte = {
  PFLICHT: 'Geben Sie den Code aus der SMS ein.',
  FORMAT: 'Geben Sie die 6\u00A0Ziffern aus der SMS ein.',
};

/** Every error of the field. */
export const fehler = fehlerListe(texte);

/** One-time code from an SMS: 6 digits; spaces typed or pasted in between are ignored (`specification §5`). */
export const mfaCode = textmuster(/^\d{6}$/, texte, ohneLeerzeichen);
