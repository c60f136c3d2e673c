import * as z from 'zod/mini';
import { nachE164 } from './e164.ts';
import { ersterFehler, fehlerListe } from './feldfehler.ts';

const texte = {
  PFLICHT: 'Geben Sie Ihre Nummer ein.',
  FORMAT: 'Geben Sie die Nummer mit Vorwahl ein, zum Beispiel +49 123 4567890.',
};
const texteMobil = { ...texte, MOBIL: 'Bitte geben Sie eine Handynummer ein.' };

/** Every error of the fields; `telefon` has the first two. */
export const fehler = fehlerListe(texteMobil);

/** What the field shows where a page says nothing else (`specification §5`). */
export const telefonLabel = 'Handynummer';
export const telefonPlatzhalter = '+49 123 4567890';

/** Phone number of any kind, normalised to E.164; a number without country is German. */
export const telefon = z.string({ error: texte.PFLICHT }).check(
  z.overwrite((text) => nachE164(text)),
  ersterFehler(texte, telefonFehler),
);

/** Phone number with mobile obligation, by pattern; `handynummerGeprueft` also knows the kind of number. */
export const handynummer = z.string({ error: texteMobil.PFLICHT }).check(
  z.overwrite((text) => nachE164(text)),
  ersterFehler(texteMobil, (text) => telefonFehler(text) ?? (mobil.test(text) ? null : 'MOBIL')),
);

/** Any +country, 7 to 15 digits. */
const international = /^\+[1-9]\d{6,14}$/;
/** +491 and 4 to 12 digits, or another country with 7 to 15 digits. */
const mobil = /^\+(?:491\d{4,12}|(?!49)[1-9]\d{6,14})$/;

function telefonFehler(text: string): keyof typeof texte | null {
  if (text === '') return 'PFLICHT';
  return international.test(text) ? null : 'FORMAT';
}
