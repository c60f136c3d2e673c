import { abschnitt, liste } from '../inhalt/bauen.ts';
import { haftpflicht } from './haftpflicht.ts';
import type { Produkttext } from './produkttext.ts';

/** Dog owner's liability (`domain/antrag.md §6.2`): own short sample text. */
export const tierhalterhaftpflicht: Produkttext = {
  art: 'Es handelt sich um eine Tierhalterhaftpflicht. Sie schützt Sie, wenn Ihr Hund anderen einen Schaden zufügt.',
  versichert: [
    'Personenschäden, zum Beispiel wenn Ihr Hund jemanden beißt oder umrennt',
    'Sachschäden, zum Beispiel wenn er ein fremdes Sofa zerbeißt',
    'Vermögensschäden, die aus einem solchen Schaden folgen',
    'Schäden an der Wohnung, die Sie gemietet haben',
    'alle, die den Hund ohne Lohn für Sie hüten',
    haftpflicht.abwehr,
  ],
  waehlbar: [
    'die Höhe der Versicherungssumme: 5, 10 oder 20\u00A0Mio.\u00A0EUR',
    'die Höhe der Selbstbeteiligung',
    'bis zu fünf Hunde in einem Vertrag',
  ],
  nichtVersichert: [
    'Hunde, die nicht im Versicherungsschein stehen',
    'Schäden, die Sie selbst oder Menschen in Ihrem Haushalt erleiden',
    'Hunde, die einem Gewerbe dienen',
    'Hunde, die eine Behörde schon vor dem Vertrag als gefährlich eingestuft hat',
    'Bußgelder und Geldstrafen',
  ],
  einschraenkungen: [
    'Wir zahlen höchstens die Versicherungssumme.',
    'Von jedem Schaden ziehen wir Ihre Selbstbeteiligung ab, außer bei Personenschäden.',
    'Für manche Rassen gibt es den Vertrag nur mit 500,00\u00A0EUR Selbstbeteiligung.',
    'Schäden an der gemieteten Wohnung ersetzen wir bis 500.000,00\u00A0EUR.',
  ],
  geltungsbereich: [
    'in Deutschland und der Europäischen Union ohne zeitliche Grenze',
    'weltweit auf Reisen bis zu einem Jahr',
  ],
  verpflichtungen: [
    'Halten Sie sich an Vorschriften über Leine und Maulkorb.',
    'Sagen Sie uns, wenn ein Hund dazukommt oder nicht mehr bei Ihnen lebt.',
    'Sagen Sie uns, wenn eine Behörde Ihren Hund als gefährlich einstuft.',
    'Erkennen Sie Forderungen nicht ohne uns an.',
  ],
  bedingungen: [
    abschnitt(
      'Was versichert ist',
      'Versichert ist Ihre gesetzliche Haftpflicht als Halterin oder Halter der Hunde, die im Versicherungsschein stehen.',
      haftpflicht.schadenarten,
      'Mitversichert ist, wer den Hund ohne Lohn für Sie hütet oder ausführt.',
    ),
    haftpflicht.leistung,
    abschnitt(
      'Besondere Fälle',
      'Welpen: Junge Ihrer versicherten Hündin sind mitversichert, bis sie zwölf Monate alt sind.',
      'Deckakt: Versichert sind Schäden, wenn Ihr Hund ungewollt eine Hündin deckt.',
      'Ohne Leine: Wir zahlen auch, wenn Ihr Hund entgegen einer Vorschrift nicht angeleint war.',
      'Gemietete Wohnung: Versichert sind Schäden an Wänden, Böden und Türen bis 500.000,00\u00A0EUR. Abnutzung ist es nicht.',
      'Assistenzhunde: Sie sind versichert wie alle anderen Hunde.',
    ),
    abschnitt(
      'Neue Hunde',
      'Ein weiterer Hund ist ab dem ersten Tag mitversichert, wenn Sie ihn uns innerhalb eines Monats nennen.',
      'Das gilt nicht für Rassen, die wir nicht versichern.',
    ),
    haftpflicht.jeSchaden,
    abschnitt(
      'Was nicht versichert ist',
      liste(
        'Schäden, die jemand vorsätzlich verursacht',
        'Schäden von Menschen, die mit Ihnen im selben Haushalt leben',
        'Schäden durch Hunde, die einem Gewerbe dienen',
        'Ansprüche aus Verträgen, die über das Gesetz hinausgehen',
        'Schäden durch Kernenergie oder Krieg',
      ),
    ),
    abschnitt(
      'Pflichtversicherung',
      'In vielen Ländern ist die Versicherung für Hunde Pflicht. Einen Nachweis für Ihre Gemeinde bekommen Sie von uns.',
      'Verlangt es das Gesetz, melden wir der Behörde, wenn Ihr Vertrag endet.',
    ),
    haftpflicht.forderungen,
  ],
};
