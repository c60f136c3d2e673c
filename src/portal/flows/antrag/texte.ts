import { allgemeinerFehler } from '#contract/constants.ts';
import { texte } from '../../texte.ts';

/** What every application says, whatever it insures. */
export const t = texte('antrag', {
  weiter: 'Weiter',
  warumNicht: 'Warum kann ich nicht weiter?',
  adresse: 'Adresse',
  fehler: allgemeinerFehler,
  keineVerbindung: 'Keine Verbindung. Es wurde nichts gesendet.',
  nichtsVerloren: 'Ihre Angaben sind noch da.',
  nochmal: 'Noch einmal versuchen',
  nichtAngemeldet: 'Sie sind nicht mehr angemeldet.',
  nichtAngemeldetText: 'Ihr Antrag geht ohne Anmeldung weiter. Ihre Angaben bleiben stehen.',

  entwurfWeg: 'Der Entwurf wurde nicht gefunden oder ist abgelaufen.',
  entwurfAbgeschlossen: 'Aus diesem Entwurf ist schon ein Vertrag geworden.',
  entwurfAbgeschlossenText:
    'Sie finden ihn bei Ihren Verträgen. Was Sie hier eingeben, wird ein neuer Antrag.',
  zuDenVertraegen: 'Zu meinen Verträgen',
  entwurfNeuer: 'Diese Seite ist älter als Ihr Entwurf.',
  entwurfNeuerText: 'Laden Sie die Seite neu, dann öffnet er sich. Ihr Entwurf bleibt gespeichert.',
  seiteLaden: 'Seite neu laden',
  plz: 'Postleitzahl',
});
