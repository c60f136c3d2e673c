import { texte } from '../../../texte.ts';

export const t = texte('vertrag.beendigung', {
  fehler: 'Leider ist etwas schief gelaufen. Bitte versuchen Sie es später nochmal.',
  keineVerbindung: 'Keine Verbindung. Es wurde nichts gesendet.',
  nichtsVerloren: 'Ihre Angaben sind noch da.',
});
