import type { Absender } from '../daten.ts';
import { abschnitt, dokument, liste } from './bauen.ts';
import type { Dokumentinhalt } from './inhalt.ts';

/** Separate notice on the consequences of wrong answers (VVG § 19 (5)). */
export function anzeigepflicht({ absender }: { absender: Absender }): Dokumentinhalt {
  return dokument({
    typ: 'ANZEIGEPFLICHT',
    titel: 'Mitteilung nach §\u00A019 Abs.\u00A05 VVG',
    absender,
    abschnitte: [
      abschnitt(
        'Darum geht es',
        'Vor dem Abschluss stellen wir Ihnen Fragen. Wir brauchen wahre und vollständige Antworten, denn danach richten sich Beitrag und Schutz.',
        'Antworten Sie auch auf Fragen, die Ihnen unwichtig erscheinen. Fragen wir vor unserer Zusage noch einmal nach, müssen Sie auch darauf antworten.',
        'Was wir nicht in Textform fragen, müssen Sie uns nicht sagen.',
      ),
      abschnitt(
        'Was passieren kann, wenn eine Antwort falsch ist oder fehlt',
        'Die Folgen hängen davon ab, wie es dazu gekommen ist.',
      ),
      abschnitt(
        'Rücktritt',
        'Haben Sie vorsätzlich oder grob fahrlässig falsch geantwortet, können wir vom Vertrag zurücktreten. Dann besteht kein Schutz.',
        'Bei grober Fahrlässigkeit treten wir nicht zurück, wenn wir den Vertrag auch sonst geschlossen hätten, etwa zu anderen Bedingungen.',
        'Treten wir nach einem Schaden zurück, zahlen wir trotzdem, wenn die falsche Antwort mit dem Schaden nichts zu tun hatte. Das gilt nicht bei Arglist.',
      ),
      abschnitt(
        'Kündigung',
        'Haben Sie einfach fahrlässig oder ohne Schuld falsch geantwortet, können wir mit einer Frist von einem Monat kündigen.',
        'Wir kündigen nicht, wenn wir den Vertrag auch sonst geschlossen hätten.',
      ),
      abschnitt(
        'Änderung des Vertrags',
        'Hätten wir den Vertrag zu anderen Bedingungen geschlossen, werden diese auf unseren Wunsch Teil des Vertrags. Bei einfacher und grober Fahrlässigkeit gelten sie rückwirkend.',
        'Haben Sie ohne Schuld falsch geantwortet, gelten sie ab dem laufenden Versicherungsjahr.',
        'Steigt der Beitrag dadurch um mehr als 10\u00A0Prozent, können Sie kündigen. Das gilt auch, wenn wir eine Gefahr ausschließen. Sie haben dafür einen Monat Zeit, ohne Frist.',
      ),
      abschnitt(
        'Wie wir unsere Rechte ausüben',
        'Wir haben einen Monat Zeit, sobald wir von der falschen Antwort erfahren. Wir schreiben Ihnen und nennen den Grund.',
        'Wir verlieren diese Rechte, wenn wir die Wahrheit schon kannten. Sie enden außerdem fünf Jahre nach Abschluss, bei Vorsatz und Arglist nach zehn Jahren.',
        'Bei Arglist können wir den Vertrag zusätzlich anfechten.',
      ),
      abschnitt(
        'Wenn jemand anderes für Sie antwortet',
        'Dann zählt auch, was diese Person weiß und wie sie handelt. Auf Ihre Unschuld können Sie sich nur berufen, wenn auch sie keine Schuld trifft.',
      ),
      abschnitt(
        'So prüfen Sie Ihre Antworten',
        liste(
          'Auf der letzten Seite vor dem Abschluss stehen alle Antworten.',
          'Jede davon können Sie dort noch ändern.',
          'Nach dem Abschluss finden Sie sie im Dokument „Ihr Antrag“.',
        ),
      ),
    ],
  });
}
