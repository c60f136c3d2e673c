import { texte } from '../../../texte.ts';

export const t = texte('vertrag.widerrufslink', {
  linkPruefenTitel: 'Ihr Link wird geprüft',
  erneut: 'Noch einmal versuchen',
  linkUngueltig: 'Dieser Link ist nicht mehr gültig.',

  bestaetigenTitel: 'Widerruf bestätigen',
  bestaetigen:
    'Für Ihren Vertrag ist ein Widerruf eingegangen. Mit dem nächsten Klick bestätigen Sie, dass er von Ihnen kommt.',
  bestaetigenFolge:
    'Dann ist der Vertrag widerrufen, und Ihr Schutz endet. Es zählt der Tag, an dem der Widerruf eingegangen ist.',
  bestaetigenKnopf: 'Widerruf bestätigen',
  andererLink:
    'Kam der Widerruf nicht von Ihnen? Dann öffnen Sie in unserer E\u2011Mail den Link bei „Das war ich nicht“.',

  zuruecknehmenTitel: 'Das war ich nicht',
  zuruecknehmen: 'Jemand hat Ihren Vertrag widerrufen, und Sie waren das nicht?',
  bleibt: 'Dann führen wir diesen Widerruf nicht aus. An Ihrem Vertrag ändert sich dadurch nichts.',
  lebtAuf:
    'Dann stellen wir Ihren Vertrag wieder her, mit der Erlaubnis zur Lastschrift und allem, was vorgemerkt war.',
  zuruecknehmenKnopf: 'Das war ich nicht',

  vertragsnummer: 'Vertragsnummer',
  eingegangen: 'Widerruf eingegangen',
  eingegangenAm: '{datum} um {uhrzeit}\u00A0Uhr',

  ausgefuehrtTitel: 'Ihr Vertrag ist widerrufen',
  ausgefuehrt:
    'Der Vertrag {nummer} ist widerrufen. Eine Bestätigung ist per E\u2011Mail unterwegs.',
  schutzBis: 'Der Vertrag endet am {datum}.',
  nichtsAbgebucht:
    'Wir haben noch nichts abgebucht und buchen nichts mehr ab. Die Tage mit Schutz kosten Sie nichts.',
  erstattung: 'Wir erstatten Ihnen {betrag}, spätestens am {datum}.',

  wiederhergestelltTitel: 'Ihr Vertrag läuft weiter',
  wiederhergestellt:
    'Der Widerruf gilt nicht. Ihr Vertrag {nummer} läuft weiter. Das bestätigen wir Ihnen auch per E\u2011Mail.',
  nichtAusgefuehrtTitel: 'Dieser Widerruf gilt nicht',
  nichtAusgefuehrt:
    'Diesen Widerruf für Ihren Vertrag {nummer} führen wir nicht aus. Das bestätigen wir Ihnen auch per E\u2011Mail.',
  sicher:
    'Jemand kennt Ihren Namen und Ihre Vertragsnummer. Melden Sie sich bei uns, wenn Ihnen noch etwas auffällt.',

  abgelehntTitel: 'Das geht hier nicht mehr',
  neuGeladen:
    'Haben Sie die Seite neu geladen? Dann öffnen Sie den Link in unserer E\u2011Mail noch einmal. Ist die Zeit für die Bestätigung um, prüft jemand von uns den Widerruf.',
  hilfe: 'So erreichen Sie uns',
  start: 'Zur Startseite',
  anmelden: 'Zu meinen Verträgen',
});
