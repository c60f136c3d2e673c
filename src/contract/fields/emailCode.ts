import { ohneLeerzeichen } from './leerzeichen.ts';
import { textmuster } from './textmuster.ts';

const texte = {
  PFLICHT: 'Geben Sie den Code aus der E\u2011Mail ein.',
  FORMAT: 'Geben Sie die 6\u00A0Ziffern aus der E\u2011Mail ein.',
};

/** One-time code from a mail: 6 digits; spaces typed or pasted in between are ignored (`domain/schaden.md §9`). */
export const emailCode = textmuster(/^\d{6}$/, texte, ohneLeerzeichen);
