import { allgemeinerFehler } from '#contract/constants.ts';
import { texte } from '../../texte.ts';

/** What every application says, whatever it insures. */
export const t = texte('antrag', {
  weiter: 'Weiter',
  warumNicht: 'Warum kann ich nicht weiter?',
  fehler: allgemeinerFehler,
  keineVerbindung: 'Keine Verbindung. Es wurde nichts gesendet.',
  nichtsVerloren: 'Ihre Angaben sind noch da.',
  nochmal: 'Noch einmal versuchen',
  nichtAngemeldet: 'Sie sind nicht mehr angemeldet.',
  nichtAngemeldetText: 'Ihr Antrag geht ohne Anmeldung weiter. Ihre Angaben bleiben stehen.',
});
