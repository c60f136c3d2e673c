import { gruppe } from '../frage.ts';

export const konto = gruppe('konto', 'Konto und Anmeldung', {
  'konto-einrichten': {
    frage: 'Wie richte ich meinen Zugang ein?',
    antwort: [
      'Sie brauchen Ihre Vertragsnummer und Ihre Postleitzahl. Stimmen sie, senden wir einen Link an die E-Mail-Adresse aus dem Vertrag. Er gilt {linkZugang}.',
      'Dann legen Sie ein Passwort fest und bestätigen Ihre Handynummer.',
    ],
    weiter: { text: 'Zugang einrichten', href: '/kunden/login/registrieren' },
    worte: 'registrieren anmelden Registrierung Account neu',
  },
  'passwort-vergessen': {
    frage: 'Ich habe mein Passwort vergessen.',
    antwort: [
      'Geben Sie Ihre E-Mail-Adresse ein. Besteht ein Konto, senden wir Ihnen einen Code. Er gilt {passwortCode}.',
      'Mit dem Code vergeben Sie ein neues Passwort. Auf allen Geräten werden Sie dabei abgemeldet.',
    ],
    weiter: { text: 'Passwort vergessen', href: '/kunden/login/passwort-vergessen' },
    worte: 'Kennwort zurücksetzen Login',
  },
  'passwort-regeln': {
    frage: 'Wie muss mein Passwort aussehen?',
    antwort: [
      'Es hat {passwortVon} bis {passwortBis}\u00A0Zeichen. Darin sind mindestens ein großer und ein kleiner Buchstabe, eine Zahl und ein Sonderzeichen.',
      'Nehmen Sie keines Ihrer letzten {fruehere}\u00A0Passwörter. Ein Passwort-Manager darf es für Sie ausfüllen.',
    ],
    worte: 'Kennwort Sonderzeichen sicher Länge',
  },
  'code-kommt-nicht': {
    frage: 'Der Code per SMS kommt nicht an.',
    antwort: [
      'Warten Sie {codeErneutSekunden}\u00A0Sekunden und wählen Sie dann „Code erneut senden“. Es zählt immer nur der neueste Code. Je Stunde sind {codesProStunde}\u00A0Codes möglich.',
      'Haben Sie eine andere Handynummer als früher? Dann ändern Sie die Nummer ohne Anmeldung.',
    ],
    weiter: { text: 'Handynummer ändern', href: '/kunden/handynummer-aendern' },
    worte: 'SMS TAN Bestätigungscode',
  },
  'handynummer-neu': {
    frage: 'Ich habe eine neue Handynummer.',
    antwort: [
      'Haben Sie die alte noch? Dann melden Sie sich an und ändern Sie die Nummer in Ihren Daten.',
      'Haben Sie die alte nicht mehr, fordern Sie einen Link per E-Mail an. Er gilt {linkHandynummer}. Wir sagen auch der alten Nummer Bescheid.',
    ],
    weiter: { text: 'Handynummer ohne Anmeldung ändern', href: '/kunden/handynummer-aendern' },
    worte: 'Telefonnummer Handy verloren gestohlen wechseln',
  },
  gesperrt: {
    frage: 'Mein Zugang ist gesperrt.',
    antwort: [
      'Nach {fehlversuche}\u00A0falschen Passwörtern ist die Anmeldung {sperreMinuten}\u00A0Minuten lang gesperrt. Danach geht sie wieder.',
      'Bleibt sie gesperrt, rufen Sie uns an: {telefon}, {zeiten}.',
    ],
    worte: 'Sperre Fehlversuche blockiert',
  },
  abgemeldet: {
    frage: 'Warum wurde ich abgemeldet?',
    antwort: [
      'Zu Ihrer Sicherheit melden wir Sie nach {untaetigKunde}\u00A0Minuten ohne Eingabe ab. Wir fragen {warnungMinuten}\u00A0Minuten vorher, ob Sie bleiben möchten.',
      'Was Sie eingegeben haben, steht nach der Anmeldung wieder da.',
    ],
    worte: 'Sitzung abgelaufen Zeit Logout',
  },
  'email-aendern': {
    frage: 'Wie ändere ich meine E-Mail-Adresse?',
    antwort: [
      'Tragen Sie die neue Adresse in Ihren Daten ein. Wir senden einen Link dorthin, der {linkEmail} gilt. Erst mit dem Klick ist sie geändert.',
    ],
    weiter: { text: 'E-Mail-Adresse ändern', href: '/kunden/kundendaten/email' },
    worte: 'Mailadresse Kontaktdaten',
  },
});
