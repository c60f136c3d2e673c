import { fehlerListe } from './feldfehler.ts';
import { textmuster } from './textmuster.ts';

const texte = {
  PFLICHT: 'Geben Sie das Kennzeichen ein.',
  FORMAT: 'Geben Sie ein deutsches Kennzeichen ein, zum Beispiel MS-AB 123.',
};

/** Every error of the field. */
export const fehler = fehlerListe(texte);

/** German number plate, "MS-AB 123"; spaces and small letters are forgiven (`domain/antrag.md §6.11`). */
export const kennzeichen = textmuster(
  /^[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} ?\d{1,4}[EH]?$/,
  texte,
  geschrieben,
);

/** As the plate reads: one hyphen behind the district, one space before the number. */
function geschrieben(text: string): string {
  const [kreis = '', ...rest] = text
    .trim()
    .toUpperCase()
    .split(/[\s-]+/);
  if (rest.length === 0) return kreis;
  const [, buchstaben, nummer] = /^([A-Z]+)(\d.*)$/.exec(rest.join('')) ?? [];
  return `${kreis}-${nummer === undefined ? rest.join('') : `${buchstaben} ${nummer}`}`;
}
