import { allgemeinerFehler } from '#contract/constants.ts';
import { texte } from '../../texte.ts';

/** What every application says, whatever it insures. */
export const t = texte('antrag', {
  weiter: 'Weiter',
  warumNicht: 'Warum kann ich nicht weiter?',
  adresse: 'Adresse',
  keine: 'Keine',
  ja: 'Ja',
  nein: 'Nein',
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

  anzeigepflicht: 'Bitte antworten Sie vollständig und richtig',
  anzeigepflichtText: 'Sonst kann Ihr Schutz gefährdet sein (§\u00A019 Abs.\u00A05 VVG).',
  anzeigepflichtMehr: 'Was das heißt',
  anzeigepflichtLang:
    'Wir fragen nach Umständen, die für unsere Entscheidung wichtig sind. Ist eine Antwort falsch oder unvollständig, können wir vom Vertrag zurücktreten, ihn kündigen oder ändern. Im Schadenfall zahlen wir dann vielleicht nicht. Die Mitteilung bekommen Sie vor dem Abschluss noch einmal als Dokument.',

  schonAngekommen:
    'Ihr Antrag ist angekommen, so wie Sie ihn zuerst eingereicht haben. Alles dazu haben wir Ihnen per E-Mail geschickt. Möchten Sie etwas ändern, melden Sie sich bei uns.',

  bekannt: 'Das wissen wir schon von Ihnen',
  bekanntText: 'Stimmt alles, gehen Sie einfach weiter.',
  bekanntAendern: 'Angaben ändern',
});
