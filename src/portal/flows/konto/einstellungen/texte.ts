import { texte } from '../../../texte.ts';

export const t = texte('konto.einstellungen', {
  titel: 'Einstellungen',
  mails: 'Wir schreiben Ihnen eine E-Mail',
  AUFGABE: 'Bei Aufgaben',
  AUFGABE_WANN: 'Wenn Ihr Kunde seinen Jahresumsatz bestätigen soll.',
  SCHADEN: 'Bei Schäden',
  SCHADEN_WANN: 'Wenn Ihr Kunde einen Schaden meldet.',
  KUENDIGUNG: 'Bei Kündigung und Widerruf',
  KUENDIGUNG_WANN: 'Auch wenn sie zurückgenommen werden.',
  ENTWURF: 'Bei abgeschlossenen Entwürfen',
  ENTWURF_WANN: 'Wenn jemand anderes den Antrag aus Ihrem Entwurf abschließt.',
  signatur: 'Signatur',
  signaturHinweis: 'Sie steht unter Nachrichten, die Sie uns angemeldet senden.',
  signaturBeispiel: 'Name, Agentur, Telefon',
  speichern: 'Einstellungen speichern',
  gespeichertTitel: 'Einstellungen gespeichert',
  gespeichert: 'Ihre Einstellungen gelten ab sofort.',
});
