import { entwurfAbgeschlossen } from '#contract/entities/abgeschlossenerEntwurf.ts';
import { fristen } from '#contract/zahlen.ts';
import { texte } from '../../../texte.ts';

export const t = texte('antrag.entwurf', {
  adresse: 'Adresse',
  aenderungen: 'Änderungen speichern',
  abbrechen: 'Abbrechen',
  titel: 'Später weitermachen',
  erklaerung: `Wir speichern Ihre Angaben ${fristen.entwurfTage}\u00A0Tage lang und schicken Ihnen einen Link. Damit machen Sie weiter, auch an einem anderen Gerät.`,
  erklaerungWieder: `Der Link aus Ihrer E-Mail bleibt derselbe und gilt wieder ${fristen.entwurfTage}\u00A0Tage.`,
  frageUnbekannt: 'Beim Öffnen fragen wir nach dieser Postleitzahl.',
  frage: 'Beim Öffnen fragen wir nach der Postleitzahl {plz}.',
  ohneFrage: 'Solange Sie angemeldet sind, öffnet er sich ohne Postleitzahl.',
  ohneBank: 'Ihre Bankdaten speichern wir nicht mit.',
  nichtAlles:
    'Diese Seite ist noch nicht vollständig. Sie speichern wir erst mit, wenn sie es ist.',
  email: 'E-Mail-Adresse',
  plz: 'Postleitzahl',
  gespeichert: 'Ihr Entwurf ist gespeichert. Der Link ist unterwegs an {email}.',
  gespeichertWieder: 'Ihr Entwurf ist gespeichert.',
  gespeichertAm: 'Zuletzt gespeichert am {datum} um {uhrzeit}\u00A0Uhr',
  loeschen: 'Entwurf löschen',
  loeschenFrage: 'Möchten Sie den Entwurf wirklich löschen?',
  loeschenText:
    'Der Link öffnet ihn dann nicht mehr. Ihre Angaben bleiben in diesem Fenster stehen.',
  geloescht: 'Ihr Entwurf ist gelöscht.',
  nichtGeloescht: 'Der Entwurf konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
  keineVerbindung: 'Keine Verbindung. Es wurde nichts gespeichert.',
  fehler: 'Ihr Entwurf konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  zuViele:
    'An diese Adresse haben wir schon mehrere Links geschickt. Bitte warten Sie eine Stunde.',
  weg: 'Ihr Entwurf wurde gelöscht oder ist abgelaufen. Speichern Sie ihn neu.',
  abgeschlossen: entwurfAbgeschlossen,
  abgeschlossenText:
    'Sie finden ihn bei Ihren Verträgen. Was Sie hier weiter ausfüllen, speichern wir nicht mehr, und es wird kein zweiter Vertrag daraus.',
  neuerAntrag: 'Neuen Antrag beginnen',
  geaendertTitel: 'Der Entwurf wurde zwischenzeitlich geändert.',
  geaendertFrage: 'Möchten Sie die neuere Version laden?',
  geaendertText:
    'Laden Sie die neuere, gelten deren Angaben. Behalten Sie Ihre, ersetzen sie die neuere.',
  laden: 'Neuere Version laden',
  behalten: 'Meine Angaben behalten',
  neuTitel: 'Seit dem Speichern hat sich hier etwas geändert',
  neuText: 'Bitte prüfen Sie: {fragen}. Ihre anderen Angaben stehen noch da.',
  beginn: 'Beginn der Versicherung',
});
