import { abschnitt, liste } from '../inhalt/bauen.ts';
import { haftpflicht } from './haftpflicht.ts';
import type { Produkttext } from './produkttext.ts';

/** Business liability (`domain/antrag.md §6.5`): own short sample text. */
export const bhv: Produkttext = {
  art: 'Es handelt sich um eine Betriebshaftpflicht. Sie schützt Ihren Betrieb, wenn andere Schadenersatz verlangen.',
  versichert: [
    'Personenschäden, zum Beispiel wenn jemand in Ihrem Betrieb stürzt',
    'Sachschäden, zum Beispiel wenn Sie beim Kunden etwas beschädigen',
    'Vermögensschäden, die aus einem solchen Schaden folgen',
    'Ihre Mitarbeitenden, wenn sie für Sie arbeiten',
    haftpflicht.abwehr,
    'Schäden an gemieteten Räumen durch Feuer und Leitungswasser',
  ],
  waehlbar: [
    'die Höhe der Versicherungssumme: 3, 5 oder 10\u00A0Mio.\u00A0EUR',
    'die Höhe der Selbstbeteiligung',
  ],
  nichtVersichert: [
    'Schäden, die Ihr Betrieb selbst erleidet',
    'die mangelhafte Leistung selbst, also Nachbesserung und Ersatz',
    'Schäden durch Autos und andere zulassungspflichtige Fahrzeuge',
    'Vertragsstrafen, Bußgelder und Geldstrafen',
    'Tätigkeiten, die nicht im Versicherungsschein stehen',
  ],
  einschraenkungen: [
    'Wir zahlen höchstens die Versicherungssumme, je Jahr höchstens das Doppelte.',
    'Von jedem Schaden ziehen wir Ihre Selbstbeteiligung ab, außer bei Personenschäden.',
    'Schäden an Sachen, an denen Sie gerade arbeiten, ersetzen wir bis 250.000,00\u00A0EUR.',
    'Verlorene fremde Schlüssel ersetzen wir bis 50.000,00\u00A0EUR.',
  ],
  geltungsbereich: [
    'in Deutschland und bei Aufträgen in der Europäischen Union',
    'auf Geschäftsreisen weltweit, ohne USA und Kanada',
  ],
  verpflichtungen: [
    'Nennen Sie uns jedes Jahr Ihren Umsatz, wenn wir danach fragen.',
    'Sagen Sie uns, wenn Sie neue Tätigkeiten beginnen.',
    'Beseitigen Sie Gefahren, auf die wir Sie hinweisen.',
    'Erkennen Sie Forderungen nicht ohne uns an.',
  ],
  bedingungen: [
    abschnitt(
      'Was versichert ist',
      'Versichert ist Ihre gesetzliche Haftpflicht aus den Tätigkeiten, die im Versicherungsschein stehen.',
      haftpflicht.schadenarten,
      'Mitversichert sind alle, die im Betrieb arbeiten, soweit sie dienstlich handeln.',
    ),
    haftpflicht.leistung,
    abschnitt(
      'Besondere Fälle',
      'Arbeiten an fremden Sachen: Versichert sind Schäden an Sachen, die Sie bearbeiten, bis 250.000,00\u00A0EUR.',
      'Mangelhafte Leistung: Versichert sind Schäden, die daraus folgen. Die Leistung selbst ist es nicht.',
      'Umwelt: Versichert sind Schäden durch Stoffe, die plötzlich und unfallartig austreten.',
      'Schlüssel: Versichert ist der Verlust fremder Schlüssel und Karten bis 50.000,00\u00A0EUR.',
      'Gemietete Räume: Versichert sind Schäden durch Feuer und Leitungswasser bis 1.000.000,00\u00A0EUR.',
    ),
    abschnitt(
      'Wie viel wir zahlen',
      'Für jeden Schaden zahlen wir höchstens die Versicherungssumme im Versicherungsschein. Für alle Schäden eines Jahres zahlen wir höchstens das Doppelte.',
      'Mehrere Schäden mit derselben Ursache zählen als einer. Ihre Selbstbeteiligung ziehen wir einmal ab, bei Personenschäden gar nicht.',
    ),
    abschnitt(
      'Was nicht versichert ist',
      liste(
        'Schäden, die jemand vorsätzlich verursacht',
        'Schäden, die Sie einem Mitversicherten oder Angehörigen im Betrieb zufügen',
        'Schäden durch den Gebrauch von Fahrzeugen, die zugelassen sein müssen',
        'Ansprüche aus Verträgen, die über das Gesetz hinausgehen',
        'Schäden durch Asbest, Kernenergie oder Krieg',
        'Ansprüche vor Gerichten der USA oder Kanadas',
      ),
    ),
    abschnitt(
      'Umsatz und Tätigkeiten',
      'Der Beitrag richtet sich nach Ihrem Jahresumsatz und Ihren Tätigkeiten. Jedes Jahr fragen wir nach dem Umsatz und berechnen den Beitrag neu.',
      'Neue Tätigkeiten sind sofort mit 500.000,00\u00A0EUR versichert, wenn Sie uns diese innerhalb von drei Monaten nennen. Nicht dazu gehören Tätigkeiten mit Pflichtversicherung.',
    ),
    haftpflicht.forderungen,
  ],
};
