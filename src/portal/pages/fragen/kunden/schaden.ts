import { diebstahlanzeige } from '#contract/produkte/leistungen/fahrrad.ts';
import { gruppe, verkauft } from '../frage.ts';

export const schaden = gruppe('schaden', 'Schaden', {
  'schaden-melden': {
    frage: 'Wie melde ich einen Schaden?',
    antwort: [
      'Kann es nicht warten? Unser Notfall-Telefon ist rund um die Uhr besetzt: {notfall}. Bei Gefahr für Menschen wählen Sie zuerst 112.',
      'Sonst rufen Sie uns an: {telefon}, {zeiten}. Oder schreiben Sie an {email}, was passiert ist. Fotos und Belege können Sie nachreichen.',
    ],
    weiter: { text: 'Schaden melden', href: '/schaden-melden' },
    worte: 'Unfall Notfall passiert Meldung Schadenmeldung',
  },
  'schaden-frist': {
    frage: 'Bis wann muss ich einen Schaden melden?',
    antwort: [
      'So bald wie möglich, sobald Sie davon wissen.',
      'Fordert jemand Geld von Ihnen, melden Sie das innerhalb einer Woche.',
    ],
    worte: 'Frist spät unverzüglich',
  },
  'schaden-unterlagen': {
    frage: 'Welche Unterlagen brauchen Sie?',
    antwort: [
      'Fast immer helfen Fotos und Kaufbelege. Nach Einbruch, Raub oder Diebstahl brauchen wir die Anzeige bei der Polizei und eine Liste der gestohlenen Sachen.',
      'Nach Ihrer Meldung sagen wir Ihnen, was noch fehlt. Sie laden es im Kundenportal bei Ihrem Schaden hoch, oder Sie senden es per E-Mail an {email} oder per Post.',
    ],
    worte: 'Belege Rechnung Quittung hochladen Upload Foto Dateien',
  },
  diebstahl: {
    frage: 'Mein Fahrrad ist weg. Was tue ich zuerst?',
    antwort: [
      '{zuerst} Sie brauchen dafür die Rahmennummer.',
      'Melden Sie uns danach den Schaden. Halten Sie die Kaufbelege für Rad und Schloss bereit.',
    ],
    werte: () => ({ zuerst: diebstahlanzeige.blatt.verpflichtungen }),
    weiter: { text: 'Schaden melden', href: '/schaden-melden' },
    worte: 'gestohlen geklaut Rad E-Bike Diebstahl Polizei',
    gilt: verkauft('FAHRRAD', 'HAUSRAT'),
  },
  'wasser-stoppen': {
    frage: 'Es läuft noch Wasser aus der Leitung. Was jetzt?',
    antwort: [
      'Stellen Sie das Wasser ab und bringen Sie Ihre Sachen in Sicherheit. Machen Sie Fotos, bevor Sie aufräumen.',
      'Rufen Sie uns dann an: {notfall}. Wir sagen Ihnen, was wir für Sie beauftragen.',
    ],
    worte: 'Leitungswasser Rohrbruch Keller Wasserschaden',
    gilt: verkauft('HAUSRAT', 'SI'),
  },
  'nicht-zahlen': {
    frage: 'Jemand fordert Geld von mir. Soll ich zahlen?',
    antwort: [
      'Bitte zahlen Sie nichts, bevor Sie mit uns gesprochen haben. Sagen Sie, was passiert ist, und verweisen Sie auf uns.',
      'Wir prüfen die Forderung. Ist sie berechtigt, zahlen wir. Ist sie es nicht, wehren wir sie für Sie ab.',
    ],
    worte: 'Schuld anerkennen Anspruch Forderung Anwalt Haftpflicht',
    gilt: verkauft('PRIVATHAFTPFLICHT', 'TIERHALTER', 'BHV', 'VH'),
  },
  geschaedigt: {
    frage: 'Jemand, der bei Ihnen versichert ist, hat mir geschadet. Was kann ich tun?',
    antwort: [
      'Melden Sie es uns hier, ohne Anmeldung. Sie brauchen dazu den Namen der versicherten Person und ihre Versicherungsnummer. Haben Sie die Nummer nicht, rufen Sie uns an: {telefon}, {zeiten}. Oder schreiben Sie an {email}.',
      'Wir prüfen den Anspruch und antworten Ihnen.',
    ],
    weiter: { text: 'Schaden melden', href: '/schaden-melden' },
    worte: 'Geschädigte Opfer Verursacher fremd',
    gilt: verkauft('PRIVATHAFTPFLICHT', 'TIERHALTER', 'BHV', 'VH'),
  },
  'reise-storno': {
    frage: 'Ich kann nicht reisen. Wann storniere ich?',
    antwort: [
      'Sofort, sobald Sie wissen, dass Sie nicht reisen können. Später werden die Stornokosten meist höher.',
      'Danach melden Sie uns den Schaden mit Buchung, Stornorechnung und Nachweis, zum Beispiel dem Attest.',
    ],
    weiter: { text: 'Schaden melden', href: '/schaden-melden' },
    worte: 'krank Rücktritt Urlaub absagen Attest',
    gilt: verkauft('REISE'),
  },
  'arzt-ausland': {
    frage: 'Ich bin im Ausland krank geworden. Wer hilft?',
    antwort: [
      'Rufen Sie unser Notfall-Telefon an, rund um die Uhr: {notfall}. Wir helfen bei der Suche nach Ärztin, Arzt oder Krankenhaus.',
      'Lassen Sie sich eine Rechnung mit Diagnose geben. Sie reichen sie später ein, wenn Ihre Reise diesen Schutz enthält.',
    ],
    worte: 'Krankenhaus Behandlung Notfall Unfall Auslandsreise',
    gilt: verkauft('REISE'),
  },
  'schaden-dauer': {
    frage: 'Wie lange dauert es, bis ich Geld bekomme?',
    antwort: [
      'Wir melden uns innerhalb von {antwortWerktage}\u00A0Werktagen nach Ihrer Meldung. Haben wir alle Unterlagen, entscheiden wir und zahlen aus.',
      'Dauert die Prüfung länger als einen Monat, können Sie einen Abschlag verlangen.',
    ],
    worte: 'Auszahlung Zahlung Entschädigung warten Bearbeitung',
  },
});
