import { texte } from '../../../texte.ts';

export const t = texte('vertrag.beendigung', {
  unterbrochen: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  angabenBleiben: 'Ihre Angaben sind noch da. Nach der Anmeldung machen Sie hier weiter.',
  anmelden: 'Erneut anmelden',
  fehler: 'Leider ist etwas schief gelaufen. Bitte versuchen Sie es später nochmal.',
  keineVerbindung: 'Keine Verbindung. Es wurde nichts gesendet.',
  nichtsVerloren: 'Ihre Angaben sind noch da.',
});
