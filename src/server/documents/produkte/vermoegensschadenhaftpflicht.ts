import { abschnitt, liste } from '../inhalt/bauen.ts';
import { haftpflicht } from './haftpflicht.ts';
import type { Produkttext } from './produkttext.ts';

/** Professional indemnity (`domain/antrag.md §6.10`): own short sample text. */
export const vermoegensschadenhaftpflicht: Produkttext = {
  art: 'Es handelt sich um eine Vermögensschadenhaftpflicht. Sie schützt Sie, wenn ein Fehler in Ihrem Beruf andere Geld kostet.',
  versichert: [
    'Vermögensschäden durch Fehler in Beratung, Planung und Verwaltung',
    'versäumte Fristen, Rechenfehler und verlorene Unterlagen',
    'Fehler Ihrer Mitarbeitenden, wenn sie für Sie arbeiten',
    'frühere Fehler, von denen Sie bei Abschluss nichts wussten',
    haftpflicht.abwehr,
  ],
  waehlbar: [
    'die Höhe der Versicherungssumme von 100.000,00\u00A0EUR bis 2\u00A0Mio.\u00A0EUR',
    'die Höhe der Selbstbeteiligung',
    'Bürohaftpflicht für Personenschäden und Sachschäden',
    'Privathaftpflicht für bis zu drei Personen',
  ],
  nichtVersichert: [
    'Personenschäden und Sachschäden, außer mit Bürohaftpflicht',
    'Fehler, von denen Sie bei Abschluss wussten',
    'wissentliche Verstöße gegen Gesetz oder Auftrag',
    'Ihr Honorar und die Nachbesserung Ihrer Leistung',
    'Tätigkeiten, die nicht im Versicherungsschein stehen',
  ],
  einschraenkungen: [
    'Wir zahlen höchstens die Versicherungssumme, je Jahr höchstens das Doppelte.',
    'Von jedem Schaden ziehen wir Ihre Selbstbeteiligung ab.',
    'Nach dem Ende des Vertrags können Sie uns Schäden noch fünf Jahre lang melden.',
  ],
  geltungsbereich: [
    'weltweit für Ihre Arbeit von Deutschland aus, nach dem Recht der Europäischen Union',
    'nicht vor Gerichten der USA oder Kanadas',
  ],
  verpflichtungen: [
    'Nennen Sie uns jedes Jahr Ihren Umsatz, wenn wir danach fragen.',
    'Sagen Sie uns, wenn Sie neue Tätigkeiten beginnen.',
    'Erkennen Sie Forderungen nicht ohne uns an.',
  ],
  bedingungen: [
    abschnitt(
      'Was versichert ist',
      'Versichert ist Ihre gesetzliche Haftpflicht für Vermögensschäden aus den Tätigkeiten, die im Versicherungsschein stehen.',
      'Ein Vermögensschaden liegt vor, wenn jemand Geld verliert und weder ein Mensch noch eine Sache zu Schaden kam.',
      'Mitversichert sind alle, die für Sie arbeiten, soweit sie beruflich handeln.',
    ),
    abschnitt(
      'Welche Zeit zählt',
      'Es zählt der Tag, an dem der Fehler geschehen ist. Er muss in die Laufzeit des Vertrags fallen.',
      'Frühere Fehler sind versichert, wenn Sie bei Abschluss nichts davon wussten.',
      'Nach dem Ende des Vertrags können Sie uns Schäden noch fünf Jahre lang melden.',
    ),
    haftpflicht.leistung,
    abschnitt(
      'Bürohaftpflicht und Privathaftpflicht',
      'Beide gelten nur, wenn sie im Versicherungsschein stehen.',
      'Bürohaftpflicht: Versichert sind Personenschäden und Sachschäden aus dem Betrieb Ihres Büros.',
      'Privathaftpflicht: Versichert ist die gesetzliche Haftpflicht der genannten Personen im Alltag.',
    ),
    abschnitt(
      'Wie viel wir zahlen',
      'Für jeden Schaden zahlen wir höchstens die Versicherungssumme im Versicherungsschein. Für alle Schäden eines Jahres zahlen wir höchstens das Doppelte.',
      'Mehrere Schäden mit derselben Ursache zählen als einer. Ihre Selbstbeteiligung ziehen wir einmal ab.',
    ),
    abschnitt(
      'Was nicht versichert ist',
      liste(
        'Schäden, die jemand vorsätzlich oder durch einen wissentlichen Verstoß verursacht',
        'Ansprüche aus Garantien und Verträgen, die über das Gesetz hinausgehen',
        'Schäden, die Sie einem Mitversicherten oder Angehörigen zufügen',
        'Schäden durch Anlagen, deren Ertrag Sie zugesagt haben',
        'Vertragsstrafen, Bußgelder und Geldstrafen',
        'Ansprüche vor Gerichten der USA oder Kanadas',
      ),
    ),
    abschnitt(
      'Umsatz und Tätigkeiten',
      'Der Beitrag richtet sich nach Ihrem Jahresumsatz und Ihren Tätigkeiten. Jedes Jahr fragen wir nach dem Umsatz und berechnen den Beitrag neu.',
      'Neue Tätigkeiten sind sofort mit 100.000,00\u00A0EUR versichert, wenn Sie uns diese innerhalb von drei Monaten nennen. Nicht dazu gehören Tätigkeiten mit Pflichtversicherung.',
    ),
    haftpflicht.forderungen,
  ],
};
