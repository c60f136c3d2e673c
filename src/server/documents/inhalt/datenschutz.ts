import { fristen } from '#contract/zahlen.ts';
import type { Absender } from '../daten.ts';
import { abschnitt, dokument, liste } from './bauen.ts';
import type { Dokumentinhalt } from './inhalt.ts';

/** Privacy notice of an application (GDPR Art. 13 and 14). */
export function datenschutz({ absender }: { absender: Absender }): Dokumentinhalt {
  const { versicherer, kontakt } = absender;
  return dokument({
    typ: 'DATENSCHUTZ',
    titel: 'Datenschutzhinweise',
    absender,
    abschnitte: [
      abschnitt(
        'Wer verantwortlich ist',
        `Verantwortlich ist die ${versicherer.name}, ${versicherer.anschrift}. Sie erreichen uns unter ${kontakt.telefon} und ${kontakt.email}.`,
        'Unsere Datenschutzbeauftragte erreichen Sie unter derselben Anschrift mit dem Zusatz „Datenschutz“.',
      ),
      ...wozu,
      abschnitt(
        'Wer Daten bekommt',
        liste(
          'der Vermittler, der Ihren Vertrag betreut',
          'die Auskunftei, die wir zur Bonität fragen',
          'Rückversicherer, wenn ein Risiko sehr groß ist',
          'Dienstleister, die in unserem Auftrag SMS, E-Mails und Zahlungen ausführen',
          'Behörden und Gerichte, wenn ein Gesetz uns verpflichtet',
        ),
        'Außerhalb der Europäischen Union und des Europäischen Wirtschaftsraums verarbeiten wir Ihre Daten nicht.',
      ),
      ...dauerUndRechte,
    ],
  });
}

const wozu = [
  abschnitt(
    'Antrag und Vertrag',
    'Wir verarbeiten Ihre Angaben, um das Risiko einzuschätzen, den Beitrag zu berechnen und den Vertrag zu führen (Art.\u00A06 Abs.\u00A01 Buchst.\u00A0b DSGVO). Ohne sie kommt kein Vertrag zustande.',
    'Was Sie erklären, speichern wir mit Wortlaut, Version und Uhrzeit. So können beide Seiten später nachlesen, was vereinbart war.',
  ),
  abschnitt(
    'Gespeicherte Entwürfe',
    `Speichern Sie einen Entwurf, bewahren wir Ihre Antworten ${fristen.entwurfTage}\u00A0Tage lang auf. Kontodaten sind nicht dabei. Den Entwurf öffnet nur, wer den Link und Ihre Postleitzahl kennt.`,
  ),
  abschnitt(
    'Code an Ihr Telefon',
    `Mit einem Code prüfen wir, ob die Handynummer Ihnen gehört. Dafür geben wir die Nummer an einen Dienst für SMS. Den Code speichern wir nur verschlüsselt und höchstens ${fristen.nummerncodeStunden}\u00A0Stunden.`,
  ),
  abschnitt(
    'Prüfung der Bonität',
    'Vor dem Abschluss fragen wir eine Auskunftei mit Ihrem Namen, Geburtsdatum und Ihrer Anschrift. Wir schützen uns so vor Zahlungsausfall (Art.\u00A06 Abs.\u00A01 Buchst.\u00A0b und f DSGVO).',
    'Fällt das Ergebnis schlecht aus, ist das nicht das letzte Wort. Sie können verlangen, dass ein Mensch entscheidet, und Ihre Sicht schildern (Art.\u00A022 DSGVO).',
  ),
  abschnitt(
    'Zahlung',
    'Ihre Kontodaten brauchen wir, um Beiträge abzubuchen und Leistungen zu zahlen. Wir geben sie nur an unsere Bank.',
  ),
  abschnitt(
    'Werbung',
    'Angebote per E-Mail bekommen Sie nur, wenn Sie zugestimmt haben. Die Zustimmung können Sie jederzeit widerrufen.',
  ),
];

const dauerUndRechte = [
  abschnitt(
    'Wie lange wir speichern',
    liste(
      'Vertrag und Unterlagen: bis zu zehn Jahre nach dem Ende, je nach gesetzlicher Frist',
      `vorbereiteter Antrag ohne Abschluss: ${fristen.preisTage}\u00A0Tage`,
      `Entwurf: ${fristen.entwurfTage}\u00A0Tage`,
      `Code an Ihr Telefon: ${fristen.nummerncodeStunden}\u00A0Stunden`,
      'Ergebnis der Bonitätsprüfung: gar nicht',
    ),
  ),
  abschnitt(
    'Ihre Rechte',
    'Schreiben Sie uns formlos. Wir antworten innerhalb eines Monats, ohne Kosten.',
    liste(
      'Auskunft und Kopie Ihrer Daten (Art.\u00A015 DSGVO)',
      'Berichtigung und Löschung (Art.\u00A016 und 17 DSGVO)',
      'Einschränkung der Verarbeitung (Art.\u00A018 DSGVO)',
      'Ihre Daten zum Mitnehmen (Art.\u00A020 DSGVO)',
      'Widerspruch gegen Werbung und gegen Verarbeitung aus berechtigtem Interesse (Art.\u00A021 DSGVO)',
    ),
    'Sie können sich bei jeder Aufsicht für Datenschutz beschweren, zum Beispiel an Ihrem Wohnort.',
  ),
];
