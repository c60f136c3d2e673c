import { fristen } from '#contract/zahlen.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import type { Grunddaten } from '../daten.ts';
import { produkttext } from '../produkte/produkttexte.ts';
import { abschnitt, dokument, liste } from './bauen.ts';
import type { Abschnitt, Dokumentinhalt } from './inhalt.ts';
import { kuendigung, laufzeit } from './pib.ts';

/** Conditions: what the product insures, then what holds for every contract; numbered through. */
export function avb(daten: Grunddaten): Dokumentinhalt {
  const { produkt, absender } = daten;
  const text = produkttext(produkt);
  const alle = [...text.bedingungen, ...allgemein(daten)];
  return dokument({
    typ: 'AVB',
    titel: absender.namen.avb,
    absender,
    kopf: [produktName(schluesselAusIdentifier(produkt)), 'Stand: November 2026'],
    abschnitte: alle.map(({ titel, bloecke }, stelle) => ({
      titel: `${stelle + 1}.\u00A0${titel}`,
      bloecke,
    })),
  });
}

function allgemein(daten: Grunddaten): Abschnitt[] {
  return [...imSchaden, ...beitragUndLaufzeit(daten), ...recht(daten)];
}

const imSchaden = [
  abschnitt(
    'Im Schadenfall',
    liste(
      'Melden Sie uns den Schaden unverzüglich.',
      'Halten Sie ihn so klein wie möglich und folgen Sie unseren Hinweisen.',
      'Zeigen Sie Diebstahl, Raub und Einbruch sofort bei der Polizei an.',
      'Geben Sie uns jede Auskunft und jeden Beleg, den wir zur Prüfung brauchen.',
      'Verändern Sie nichts, bis wir zugestimmt haben, außer um größeren Schaden zu verhindern.',
    ),
    'Verletzen Sie eine dieser Pflichten vorsätzlich, zahlen wir nicht. Bei grober Fahrlässigkeit kürzen wir so weit, wie Ihre Schuld schwer wiegt.',
    'Wir zahlen trotzdem, soweit die Verletzung keinen Einfluss auf Schaden und Prüfung hatte. Das gilt nicht bei Arglist.',
  ),
  abschnitt(
    'Wann wir zahlen',
    `Wir zahlen innerhalb von ${fristen.auszahlungTage}\u00A0Tagen, sobald Grund und Höhe feststehen. Dauert die Prüfung länger als einen Monat, können Sie einen Abschlag verlangen.`,
  ),
];

function beitragUndLaufzeit(daten: Grunddaten): Abschnitt[] {
  return [
    abschnitt(
      'Beitrag',
      `Der erste Beitrag ist ${fristen.erstbeitragTage}\u00A0Tage nach Zugang des Versicherungsscheins fällig, nicht vor dem vereinbarten Beginn. Weitere Beiträge sind am Anfang jedes Zahlungszeitraums fällig.`,
      'Zahlen Sie den ersten Beitrag nicht rechtzeitig, beginnt der Schutz erst mit der Zahlung. Das gilt nicht, wenn Sie keine Schuld trifft.',
      `Zahlen Sie einen späteren Beitrag nicht, mahnen wir mit einer Frist von ${fristen.mahnungTage}\u00A0Tagen. Danach besteht kein Schutz, und wir können kündigen.`,
      'Buchen wir ab, ist der Beitrag rechtzeitig gezahlt, wenn Ihr Konto gedeckt ist.',
    ),
    abschnitt(
      'Beginn, Dauer und Ende',
      `Der Schutz beginnt am vereinbarten Tag um 0\u00A0Uhr. ${laufzeit(daten.produkt)}`,
      ...kuendigung(daten),
      'Fällt das versicherte Risiko weg, endet der Vertrag, sobald wir davon erfahren.',
    ),
  ];
}

function recht({ absender }: Grunddaten): Abschnitt[] {
  const { kontakt, versicherer } = absender;
  return [
    abschnitt(
      'Änderungen des Risikos',
      'Sagen Sie uns, wenn sich ändert, wonach wir im Antrag gefragt haben. Steigt das Risiko, können wir Beitrag oder Bedingungen anpassen oder kündigen.',
      'Steigt der Beitrag um mehr als 10\u00A0%, können Sie innerhalb eines Monats kündigen.',
    ),
    abschnitt(
      'Mitteilungen',
      `Schreiben Sie uns per E-Mail an ${kontakt.email} oder per Brief an ${versicherer.name}, ${versicherer.anschrift}.`,
      'Teilen Sie uns mit, wenn sich Name, Anschrift oder E-Mail-Adresse ändern.',
    ),
    abschnitt(
      'Verjährung, Recht und Gericht',
      'Ansprüche aus dem Vertrag verjähren in drei Jahren. Solange wir einen gemeldeten Anspruch prüfen, läuft die Frist nicht.',
      'Es gilt deutsches Recht. Klagen können Sie an Ihrem Wohnsitz oder an unserem Sitz.',
    ),
  ];
}
