import { textmuster } from './textmuster.ts';
import { muster, texte } from './versicherungsNummer.ts';

/** Contract id, or insurance number of 9 to 10 digits: what a customer finds on her papers (`domain/konto.md §2`). */
export const vertragskennung = textmuster(new RegExp(`${muster.source}|^\\d{9,10}$`), texte);
