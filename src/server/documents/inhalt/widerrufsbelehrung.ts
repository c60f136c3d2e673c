import { fristen } from '#contract/zahlen.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import { anteil } from '../../rules/geld.ts';
import type { Grunddaten, Preis } from '../daten.ts';
import { abschnitt, dokument, hinweis, liste } from './bauen.ts';
import type { Dokumentinhalt } from './inhalt.ts';

/** Right of withdrawal in the order of the statutory model (VVG § 8, annex), with the function of BGB § 356a. */
export function widerrufsbelehrung(daten: Grunddaten & { preis: Preis }): Dokumentinhalt {
  const { absender, produkt, preis } = daten;
  const { versicherer, kontakt } = absender;
  // By the day: 1/360 of the year's premium, as the model counts it.
  const tag = formatBetrag(anteil(preis.jahresVersicherungsPraemie, 1, 360));
  return dokument({
    typ: 'WIDERRUFSBELEHRUNG',
    titel: 'Widerrufsbelehrung',
    absender,
    kopf: [produktName(schluesselAusIdentifier(produkt))],
    abschnitte: [
      abschnitt(
        'Widerrufsrecht',
        hinweis(
          `Sie können Ihre Vertragserklärung innerhalb von ${fristen.widerrufTage}\u00A0Tagen ohne Angabe von Gründen in Textform widerrufen.`,
        ),
        'Die Frist beginnt am Tag, nachdem Ihnen alle diese Unterlagen in Textform zugegangen sind:',
        liste(
          'der Versicherungsschein',
          'die Vertragsbestimmungen mit den Versicherungsbedingungen',
          'das Produktinformationsblatt',
          'diese Belehrung',
          'die weiteren Informationen, die unten aufgezählt sind',
        ),
        'Um die Frist zu wahren, genügt es, wenn Sie den Widerruf rechtzeitig absenden.',
      ),
      abschnitt(
        'So widerrufen Sie',
        `Richten Sie den Widerruf an ${versicherer.name}, ${versicherer.anschrift}, oder per E-Mail an ${kontakt.email}.`,
        'Sie können auch unsere Widerrufsfunktion benutzen. Sie finden sie ohne Anmeldung unten auf jeder Seite des Portals unter „Vertrag widerrufen“. Mit „Widerruf bestätigen“ senden Sie den Widerruf ab. Den Eingang bestätigen wir sofort per E-Mail, mit Datum und Uhrzeit.',
      ),
      abschnitt(
        'Folgen des Widerrufs',
        'Widerrufen Sie wirksam, endet der Versicherungsschutz. Wir erstatten den Teil des Beitrags, der auf die Zeit nach dem Zugang Ihres Widerrufs entfällt.',
        `Haben Sie zugestimmt, dass der Schutz vor Ende der Frist beginnt, dürfen wir den Teil bis zum Zugang behalten. Das sind ${tag} für jeden Tag.`,
        `Hat der Schutz noch nicht begonnen, erstatten wir alles. Wir zahlen unverzüglich, spätestens ${fristen.erstattungTage}\u00A0Tage nach Zugang des Widerrufs.`,
        'Haben Sie einen zusammenhängenden Vertrag geschlossen, sind Sie auch daran nicht mehr gebunden.',
      ),
      abschnitt(
        'Besonderer Hinweis',
        'Ihr Widerrufsrecht erlischt, wenn beide Seiten den Vertrag auf Ihren Wunsch vollständig erfüllt haben, bevor Sie widerrufen.',
      ),
      abschnitt(
        'Weitere Informationen, von denen die Frist abhängt',
        liste(
          'wer der Versicherer ist, seine Anschrift und wer ihn vertritt',
          'sein Hauptgeschäft und wer ihn beaufsichtigt',
          'die wesentlichen Merkmale der Versicherung',
          'der gesamte Beitrag mit Steuern und allen weiteren Kosten',
          'wie und wann Sie zahlen und wie lange der Beitrag gilt',
          'wie der Vertrag zustande kommt und wann der Schutz beginnt',
          'das Widerrufsrecht und seine Folgen',
          'wie lange der Vertrag läuft und wie er endet',
          'welches Recht gilt, welches Gericht zuständig ist und in welcher Sprache wir schreiben',
          'wo Sie sich beschweren können',
        ),
      ),
      abschnitt(
        'Muster für Ihren Widerruf',
        `„Hiermit widerrufe ich meinen Vertrag bei der ${versicherer.name}. Versicherungsnummer, Name, Anschrift, Datum.“`,
      ),
    ],
  });
}
