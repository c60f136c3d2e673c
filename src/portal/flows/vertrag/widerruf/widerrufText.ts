import { fristen } from '#contract/zahlen.ts';
import { prosa } from '../../../pages/prosa/prosa.ts';

/** Right of withdrawal (VVG § 8 and 9, BGB § 356a). */
export const widerruf = prosa('widerruf', {
  titel: 'Vertrag widerrufen',
  einleitung: `Sie können Ihren Vertrag ${fristen.widerrufTage}\u00A0Tage lang widerrufen. Einen Grund brauchen Sie nicht.`,
  abschnitte: {
    frist: {
      titel: 'Bis wann das geht',
      absaetze: [
        `Die ${fristen.widerrufTage}\u00A0Tage beginnen am Tag, nachdem Sie Versicherungsschein, Bedingungen und Widerrufsbelehrung bekommen haben. Es genügt, wenn Sie den Widerruf rechtzeitig absenden.`,
        'Kein Widerrufsrecht gibt es, wenn der Vertrag kürzer als einen Monat läuft. Das ist bei einer einzelnen Reise meist so.',
      ],
    },
    andereWege: {
      titel: 'Lieber per E\u2011Mail oder Brief?',
      absaetze: [
        'Schreiben Sie uns eine E\u2011Mail an {email} oder einen Brief an {versicherer}, {anschrift}. Ein Anruf allein genügt nicht, aber wir helfen Ihnen gern: {telefon}, {zeiten}.',
        'Das gehört hinein: Ihr Name, Ihre Anschrift, die Vertragsnummer und ein Satz wie „Ich widerrufe meinen Vertrag.“',
      ],
    },
    folgen: {
      titel: 'Was danach passiert',
      punkte: [
        'Wir bestätigen den Eingang mit Datum und Uhrzeit.',
        'Nennen Sie eine andere E\u2011Mail-Adresse als die, die wir zum Vertrag kennen? Dann bitten wir dort um Bestätigung. Es zählt der Tag, an dem Ihr Widerruf eingegangen ist.',
        'Ihr Schutz endet. Wir löschen die Erlaubnis zur Lastschrift.',
        'Haben wir noch nichts abgebucht, buchen wir auch nichts mehr ab.',
        `Sonst bekommen Sie Ihr Geld spätestens nach ${fristen.erstattungTage}\u00A0Tagen zurück. Hat der Schutz auf Ihren Wunsch vorher begonnen, behalten wir den Beitrag für diese Tage.`,
      ],
    },
    spaeter: {
      titel: `Die ${fristen.widerrufTage}\u00A0Tage sind vorbei?`,
      absaetze: [
        'Dann können Sie kündigen: im Kundenportal, per E\u2011Mail oder per Brief. Für E\u2011Mail und Brief brauchen Sie keine Anmeldung.',
      ],
    },
  },
});
