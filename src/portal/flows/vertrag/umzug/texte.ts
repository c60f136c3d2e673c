import { allgemeinerFehler } from '#contract/constants.ts';
import { texte } from '../../../texte.ts';

export const t = texte('vertrag.umzug', {
  zurueck: 'Zurück',
  zuIhrenDaten: 'Zu Ihren Daten',
  weiter: 'Weiter',
  warumNicht: 'Warum kann ich nicht weiter?',

  neueAdresseTitel: 'Wohin ziehen Sie?',
  neueAdresseEinleitung: 'Wir ändern Ihre Postanschrift und auf Wunsch die Adresse Ihrer Verträge.',
  umzugstag: 'Umzugstag',
  umzugstagHinweis: 'Möglich ist jeder Tag vom {von} bis zum {bis}.',
  umzugstagFalsch: 'Bitte wählen Sie ein Datum zwischen {von} und {bis}.',
  ausland: 'Sie ziehen ins Ausland? Dann ändern wir Ihre Verträge persönlich.',
  schreiben: 'Nachricht schreiben',
  auslandBetreff: 'Umzug ins Ausland',
  auslandText: 'Guten Tag,\n\nich ziehe ins Ausland. Meine neue Adresse:\n\n\nFreundliche Grüße',

  vertraegeWaehlenTitel: 'Welche Verträge ziehen mit um?',
  vertraegeWaehlenEinleitung:
    'Diese Verträge gelten für eine Adresse. Ihre Postanschrift ändern wir auf jeden Fall.',
  keineVertraege:
    'Keiner Ihrer Verträge gilt für eine bestimmte Adresse. Wir ändern deshalb nur Ihre Postanschrift.',
  ohneVertraege: 'Sie haben noch keine Verträge. Wir ändern deshalb nur Ihre Postanschrift.',
  gesperrteBleiben:
    'Verträge, die Sie nicht wählen können, bleiben bei der alten Adresse. Sollen sie mit umziehen?',
  gesperrterVertrag: 'Vertrag {nummer}: {grund}',
  gesperrteText:
    'Guten Tag,\n\nich ziehe um. Umzugstag: {datum}. Meine neue Adresse: {adresse}.\nBitte ändern Sie auch diese Verträge, online geht das nicht:\n{vertraege}\n\nFreundliche Grüße',
  vertragFolge: 'Vertrag {nummer}, bisher {adresse}',
  wohnflaeche: 'Wohnfläche der neuen Wohnung',
  wohnflaecheHinweis: 'Ohne Keller, Balkon und Garage.',

  uebersichtTitel: 'Stimmt alles?',
  neueAdresse: 'Neue Adresse',
  postanschrift: 'Postanschrift',
  postanschriftAb: 'Ab dem Umzugstag schreiben wir Ihnen an die neue Adresse.',
  mitUmziehen: 'Diese Verträge ziehen mit um',
  nichtMitUmziehen: 'Diese Verträge können Sie hier nicht ändern',
  rechnet: 'Ihre neuen Beiträge werden berechnet',
  vertrag: 'Vertrag {nummer}',
  bisher: 'Bisher',
  neu: 'Neu',
  jeZahlung: '{betrag} {zahlweise}',
  neueWohnflaeche: 'Wohnfläche',
  flaecheVorher: '{neu} (bisher {bisher})',
  ausgleich: 'Bis zur nächsten Zahlung',
  ausgleichZahlen: 'Einmalig {betrag} als Ausgleich am {datum}',
  ausgleichErhalten: 'Einmalig {betrag} Gutschrift am {datum}',
  entfaellt:
    'Diese vorgemerkte Änderung zum {datum} entfällt an der neuen Adresse: {was}. {grund}',
  ohneVorgemerktes: 'Ich habe verstanden: Was vorgemerkt war und hier genannt ist, entfällt.',
  ohneVorgemerktesFehlt: 'Bestätigen Sie, dass die vorgemerkte Änderung entfällt.',
  bitteNachricht: 'Bitte senden Sie uns eine Nachricht.',
  ohneElementar: 'Ich habe verstanden: An der neuen Adresse entfällt der Elementarschutz.',
  ohneElementarFehlt: 'Bestätigen Sie, dass der Elementarschutz entfällt.',
  verbindlichSpeichern: 'Umzug verbindlich speichern',
  kostenpflichtig: 'Kostenpflichtig ändern',

  nichtBerechnet: 'Für diese Verträge konnten wir den Beitrag nicht berechnen:',
  nochmalBerechnen: 'Noch einmal berechnen',
  ohneDiese: 'Ohne diese Verträge weiter',
  fehler: allgemeinerFehler,
  keineVerbindung: 'Keine Verbindung. Es wurde nichts gespeichert.',
  nichtsVerloren: 'Ihre Angaben sind noch da.',
  nochmalSpeichern: 'Noch einmal speichern',
  abgelehnt: 'Der Umzug wurde nicht gespeichert.',
  angabenAendern: 'Angaben ändern',

  bestaetigungTitel: 'Ihr Umzug ist gespeichert',
  teilweiseTitel: 'Ihr Umzug ist zum Teil gespeichert',
  schreibenAn: 'Ab dem {datum} schreiben wir Ihnen an: {adresse}.',
  bestaetigungWeiter: 'Eine Bestätigung bekommen Sie per E\u2011Mail.',
  gespeichert: 'Gespeichert',
  gespeichertSatz: 'Ab dem {datum} zahlen Sie {zahlweise} {betrag}.',
  nichtGespeichert: 'Nicht gespeichert',
  neuBerechnen: 'Adresse dieses Vertrags ändern',
  nachrichtBetreff: 'Umzug: Vertrag {nummer}',
  nachrichtText:
    'Guten Tag,\n\nich ziehe am {datum} um. Meine neue Adresse: {adresse}.\nBitte ändern Sie auch meinen Vertrag {nummer}. Online ging das nicht: {grund}\n\nFreundliche Grüße',
  vertraegeAnsehen: 'Verträge ansehen',
  datenAnsehen: 'Ihre Daten ansehen',

  unterbrochenTitel: 'Bitte erneut anmelden',

  abgeschaltetTitel: 'Umzug melden',
  abgeschaltet: 'Den Umzug können Sie hier gerade nicht melden.',
  abgeschaltetText: 'Schreiben Sie uns bitte Ihre neue Adresse und den Umzugstag.',
  umzugBetreff: 'Umzug',
  umzugText: 'Guten Tag,\n\nich ziehe um.\nUmzugstag:\nNeue Adresse:\n\nFreundliche Grüße',
});
