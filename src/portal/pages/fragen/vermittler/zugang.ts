import { gruppe } from '../frage.ts';

export const zugang = gruppe('zugang', 'Zugang und Agentur', {
  'partner-werden': {
    frage: 'Wie werde ich Vertriebspartner?',
    antwort: [
      'Füllen Sie den Antrag aus. Halten Sie Ihre IHK-Nummer bereit. Danach fragen wir Sie per E-Mail nach dem Registerauszug und dem Nachweis Ihrer Vermögensschadenhaftpflicht.',
      'Wir prüfen Ihre Angaben und melden uns innerhalb von {nachweisWerktage}\u00A0Werktagen.',
    ],
    weiter: { text: 'Vertriebspartner werden', href: '/vermittler/vertriebspartner-werden' },
    braucht: '/vermittler/vertriebspartner-werden',
    worte: 'Anbindung Courtage Zusammenarbeit registrieren',
  },
  'ihk-nummer': {
    frage: 'Wie sieht die IHK-Nummer aus?',
    antwort: [
      'Sie hat 15\u00A0Zeichen im Format D-XXXX-XXXXX-NN. Sie finden sie auf Ihrem Registerauszug und im Vermittlerregister.',
    ],
    worte: 'Registernummer Vermittlerregister 34d',
  },
  'code-jedes-mal': {
    frage: 'Warum brauche ich bei jeder Anmeldung einen Code?',
    antwort: [
      'Sie sehen die Daten vieler Menschen. Deshalb bestätigen Vermittler jede Anmeldung mit einem Code per SMS.',
      'Kommt er nicht an, wählen Sie nach {codeErneutSekunden}\u00A0Sekunden „Code erneut senden“.',
    ],
    worte: 'SMS zweiter Faktor MFA TAN',
  },
  'passwort-vergessen': {
    frage: 'Ich habe mein Passwort vergessen.',
    antwort: [
      'Geben Sie Ihre E-Mail-Adresse ein. Besteht ein Zugang, senden wir Ihnen einen Code, der {passwortCode} gilt.',
      'Ist Ihr erstes Passwort älter als {erstesPasswortTage}\u00A0Tage, fordern Sie ein neues an.',
    ],
    weiter: {
      text: 'Passwort vergessen',
      href: '/vermittler/login/passwort-vergessen',
    },
    worte: 'Kennwort Initialpasswort zurücksetzen',
  },
  sitzung: {
    frage: 'Wie lange bleibe ich angemeldet?',
    antwort: [
      'Nach {untaetigVermittler}\u00A0Minuten ohne Eingabe melden wir Sie ab, spätestens nach {hoechstensStunden}\u00A0Stunden. Wir fragen {warnungMinuten}\u00A0Minuten vorher nach.',
    ],
    worte: 'abgemeldet Logout Zeit',
  },
  'untervermittler-anlegen': {
    frage: 'Wie lege ich eine Untervermittlerin oder einen Untervermittler an?',
    antwort: [
      'Öffnen Sie „Agentur“ und dann „Person einladen“. Wir senden eine Einladung per E-Mail. Sie gilt {erstesPasswortTage}\u00A0Tage und lässt sich erneut senden.',
      'Anlegen darf, wer die Agentur verwaltet. Höchstens {untervermittler}\u00A0Personen sind möglich.',
    ],
    weiter: { text: 'Person einladen', href: '/vermittler/untervermittler/anlegen' },
    braucht: '/vermittler/untervermittler/anlegen',
    worte: 'Mitarbeiter Mitarbeitende Kollegin einladen',
  },
  rechte: {
    frage: 'Welche Rechte kann ich vergeben?',
    antwort: [
      'Fünf: Kunden sehen, Verträge ändern, Anträge stellen, Schäden melden und die Agentur verwalten.',
      'Ohne „Kunden sehen“ bleibt der Bestand leer. Mindestens eine Person muss die Agentur verwalten.',
    ],
    braucht: '/vermittler/agentur',
    worte: 'Berechtigung Rolle Admin Verwaltung',
  },
  ausscheiden: {
    frage: 'Jemand verlässt die Agentur. Was muss ich tun?',
    antwort: [
      'Sperren Sie den Zugang unter „Agentur“. Offene Entwürfe gehen an die Inhaberin oder den Inhaber über. Die Kundinnen und Kunden übertragen Sie einer anderen Person.',
    ],
    weiter: { text: 'Agentur verwalten', href: '/vermittler/agentur' },
    braucht: '/vermittler/agentur',
    worte: 'kündigen löschen sperren Übergabe',
  },
  stammdaten: {
    frage: 'Unsere Anschrift oder Firma hat sich geändert.',
    antwort: [
      'Schreiben Sie uns an {email}. Stammdaten der Agentur ändern wir selbst, weil sie in Verträgen und Abrechnungen stehen.',
    ],
    worte: 'Adresse Firmenname Stammdaten Agentur Umfirmierung',
  },
});
