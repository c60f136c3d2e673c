import { fehlerListe } from './feldfehler.ts';
import { textmuster } from './textmuster.ts';

const hsnTexte = {
  PFLICHT: 'Geben Sie die Herstellerschlüsselnummer (HSN) ein.',
  FORMAT: 'Geben Sie die 4\u00A0Ziffern der HSN ein, zum Beispiel 0603.',
};

const tsnTexte = {
  PFLICHT: 'Geben Sie die Typschlüsselnummer (TSN) ein.',
  FORMAT: 'Geben Sie die ersten 3\u00A0Zeichen der TSN ein, zum Beispiel BLL.',
};

/** Every error of the maker's key. */
export const hsnFehler = () => fehlerListe(hsnTexte);

/** Every error of the type's key. */
export const tsnFehler = () => fehlerListe(tsnTexte);

/** Key of the maker: 4 digits (`domain/antrag.md §6.11`). */
export const hsn = textmuster(/^\d{4}$/, hsnTexte);

/** Key of the type: 3 letters or digits; small letters are forgiven. */
export const tsn = textmuster(/^[A-Z\d]{3}$/, tsnTexte, (text) => text.trim().toUpperCase());
