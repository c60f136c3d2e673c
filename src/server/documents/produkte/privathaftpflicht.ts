import { abschnitt, liste } from '../inhalt/bauen.ts';
import { haftpflicht } from './haftpflicht.ts';
import type { Produkttext } from './produkttext.ts';

/** Private liability (`domain/antrag.md §6.3`): own short sample text. */
export const privathaftpflicht: Produkttext = {
  art: 'Es handelt sich um eine Privathaftpflicht. Sie schützt Sie, wenn Sie im Alltag anderen einen Schaden zufügen.',
  versichert: [
    'Personenschäden, zum Beispiel wenn Sie mit dem Rad jemanden anfahren',
    'Sachschäden, zum Beispiel wenn Ihnen ein fremdes Handy herunterfällt',
    'Vermögensschäden, die aus einem solchen Schaden folgen',
    'Schäden an der Wohnung, die Sie gemietet haben',
    'Schäden durch zahme Kleintiere wie Katzen und Kaninchen',
    haftpflicht.abwehr,
  ],
  waehlbar: [
    'wer mitversichert ist: nur Sie, Sie mit Kind, Paar oder Familie',
    'die Höhe der Versicherungssumme: 10, 20 oder 50\u00A0Mio.\u00A0EUR',
    'der Tarif und die Höhe der Selbstbeteiligung',
    'Diensthaftpflicht, wenn Sie im öffentlichen Dienst arbeiten',
  ],
  nichtVersichert: [
    'Schäden, die Sie selbst erleiden',
    'Schäden, die Mitversicherte einander zufügen',
    'Schäden durch Autos und andere zulassungspflichtige Fahrzeuge',
    'Schäden durch Hunde und Pferde, die Ihnen gehören',
    'Schäden aus Ihrem Beruf, außer mit Diensthaftpflicht',
    'Vertragsstrafen, Bußgelder und Geldstrafen',
  ],
  einschraenkungen: [
    'Wir zahlen höchstens die Versicherungssumme.',
    'Von jedem Schaden ziehen wir Ihre Selbstbeteiligung ab, außer bei Personenschäden.',
    'Verlorene fremde Schlüssel und geliehene Sachen ersetzen wir bis zur Grenze Ihres Tarifs.',
    'Abnutzung an gemieteten Räumen und Sachen ersetzen wir nicht.',
  ],
  geltungsbereich: [
    'in Deutschland und der Europäischen Union ohne zeitliche Grenze',
    'weltweit auf Reisen und bei Aufenthalten bis zu drei Jahre',
  ],
  verpflichtungen: [
    'Sagen Sie uns, wenn Sie heiraten, zusammenziehen, sich trennen oder ein Kind bekommen.',
    'Beseitigen Sie Gefahren, auf die wir Sie hinweisen.',
    'Erkennen Sie Forderungen nicht ohne uns an.',
  ],
  bedingungen: [
    abschnitt(
      'Was versichert ist',
      'Versichert ist Ihre gesetzliche Haftpflicht als Privatperson: im Haushalt, in der Familie, in der Freizeit und beim Sport.',
      haftpflicht.schadenarten,
    ),
    abschnitt(
      'Wer versichert ist',
      'Wer mitversichert ist, steht im Versicherungsschein.',
      liste(
        'Ich allein: nur Sie',
        'Ich mit Kind: Sie und Ihre Kinder',
        'Paar: Sie und die Person, mit der Sie zusammenleben',
        'Familie: Sie, diese Person und Ihre Kinder',
      ),
      'Kinder sind bis zum Ende der Schule oder der ersten Ausbildung versichert, solange sie nicht verheiratet sind.',
      'Trennen Sie sich, endet der Schutz der anderen Person an dem Tag, zu dem Sie den Vertrag ändern.',
    ),
    haftpflicht.leistung,
    abschnitt(
      'Besondere Fälle',
      'Gemietete Wohnung: Versichert sind Schäden an Wänden, Böden, Türen und festen Einbauten. Abnutzung ist es nicht.',
      'Kinder: Ein Kind unter sieben Jahren haftet nicht. Wir zahlen auf Ihren Wunsch trotzdem, bis 10.000,00\u00A0EUR.',
      'Gefälligkeit: Helfen Sie jemandem ohne Lohn, zahlen wir auch, wenn Sie deshalb nicht haften müssten.',
      'Schlüssel: Versichert ist der Verlust fremder Schlüssel, im Tarif Basis bis 10.000,00\u00A0EUR, sonst bis 50.000,00\u00A0EUR.',
      'Internet: Versichert sind Schäden, wenn Sie ohne Absicht Schadprogramme weitergeben.',
      'Diensthaftpflicht: Sie gilt nur, wenn sie im Versicherungsschein steht. Dann sind Schäden versichert, die Sie im Dienst verursachen.',
    ),
    abschnitt(
      'Ihr Tarif',
      'Welchen Tarif Sie haben, steht im Versicherungsschein.',
      liste(
        'Basis: ohne geliehene Sachen',
        'Komfort: geliehene Sachen bis 10.000,00\u00A0EUR',
        'Premium und Plus: geliehene Sachen bis 50.000,00\u00A0EUR und Ausfall von Forderungen',
      ),
      'Ausfall von Forderungen heißt: Jemand schuldet Ihnen Schadenersatz und kann nicht zahlen. Dann zahlen wir, wenn ein Gericht die Forderung bestätigt hat.',
    ),
    haftpflicht.jeSchaden,
    abschnitt(
      'Was nicht versichert ist',
      liste(
        'Schäden, die jemand vorsätzlich verursacht',
        'Schäden von Mitversicherten und von Angehörigen, die mit Ihnen zusammenleben',
        'Schäden durch den Gebrauch von Fahrzeugen, die zugelassen sein müssen',
        'Schäden durch Hunde, Pferde und Tiere, die einem Gewerbe dienen',
        'Ansprüche aus Verträgen, die über das Gesetz hinausgehen',
        'Schäden durch Asbest, Kernenergie oder Krieg',
      ),
    ),
    abschnitt(
      'Wenn sich etwas ändert',
      'Neue Risiken Ihres Alltags sind sofort mitversichert. Nennen Sie uns diese, wenn wir danach fragen.',
      'Nicht dazu gehören ein Beruf, Fahrzeuge, Hunde und Pferde.',
    ),
    haftpflicht.forderungen,
  ],
};
