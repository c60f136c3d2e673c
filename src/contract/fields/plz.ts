import { fehlerListe } from './feldfehler.ts';
import { textmuster } from './textmuster.ts';

const texte = {
  PFLICHT: 'Geben Sie Ihre Postleitzahl ein.',
  FORMAT: 'Geben Sie die 5\u00A0Ziffern der Postleitzahl ein, zum Beispiel 01067.',
};

/** Every error of the field. */
export const fehler = fehlerListe(texte);

/** Postcode: exactly 5 digits, leading zeros kept (`specification §5`). */
export const plz = textmuster(/^\d{5}$/, texte);

/** Postcode of Switzerland: 4 digits, none of which begins with a zero (`domain/offen.md` P1). */
export const plzSchweiz = textmuster(/^[1-9]\d{3}$/, {
  PFLICHT: texte.PFLICHT,
  FORMAT: 'Geben Sie die 4\u00A0Ziffern der Postleitzahl ein, zum Beispiel 8001.',
});

/** Postcode of either country, where nobody says which it is: kept addresses, and what is opened with one. */
export const plzUeberall = textmuster(/^(?:\d{5}|[1-9]\d{3})$/, {
  PFLICHT: texte.PFLICHT,
  FORMAT: 'Geben Sie die Postleitzahl mit 5\u00A0Ziffern ein, in der Schweiz mit 4.',
});

/** Whether a postcode is one of Switzerland: it alone has four digits of the countries we insure in. */
export function istSchweizer(postleitzahl: string): boolean {
  return plzSchweiz.safeParse(postleitzahl).success;
}
