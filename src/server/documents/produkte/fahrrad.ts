import { abschnitt, liste } from '../inhalt/bauen.ts';
import type { Produkttext } from './produkttext.ts';

/** Bicycle (`domain/antrag.md §6.1`): own short sample text. */
export const fahrrad: Produkttext = {
  art: 'Es handelt sich um eine Fahrradversicherung. Sie schützt Ihr Fahrrad, E-Bike oder Lastenrad.',
  versichert: [
    'Diebstahl des Rads, auch nachts und unterwegs',
    'Diebstahl von Teilen, die fest mit dem Rad verbunden sind, und des Akkus',
    'Raub und Einbruchdiebstahl',
    'fest verbundenes Zubehör, das im Kaufpreis enthalten ist',
  ],
  waehlbar: [
    'Reparaturschutz bei Unfall, Sturz, Vandalismus und Schäden an Akku und Motor',
    'Reparaturschutz mit Verschleiß',
    'Fahrrad-Schutzbrief mit Hilfe bei Pannen',
  ],
  nichtVersichert: [
    'S-Pedelecs und andere Räder mit Versicherungskennzeichen',
    'Räder im Lieferdienst',
    'loses Zubehör wie Taschen, Helm und Tacho',
    'Schäden bei Rennen und beim Training dafür',
    'Schäden, die nur das Aussehen betreffen',
  ],
  einschraenkungen: [
    'Wir zahlen höchstens die Versicherungssumme.',
    'Das Rad muss mit einem verkehrsüblichen Schloss gesichert sein.',
    'Reparaturschutz gibt es für Räder, die bei Abschluss höchstens drei Jahre alt sind.',
    'Verschleiß ersetzen wir nur, wenn er als Baustein im Versicherungsschein steht.',
  ],
  geltungsbereich: ['weltweit, wenn Ihr Wohnsitz in Deutschland liegt'],
  verpflichtungen: [
    'Schließen Sie das Rad immer ab, am besten an einem festen Gegenstand.',
    'Zeigen Sie einen Diebstahl sofort bei der Polizei an.',
    'Bewahren Sie Kaufbeleg und Rahmennummer auf.',
    'Reichen Sie die Rahmennummer nach, wenn sie beim Abschluss noch fehlte.',
  ],
  bedingungen: [
    abschnitt(
      'Was versichert ist',
      'Versichert ist das Rad, das im Versicherungsschein steht, mit allem, was fest daran verbaut ist.',
      'Versichert ist es, wenn Sie selbst damit fahren oder es jemandem leihen, der kein Geld dafür zahlt.',
    ),
    abschnitt(
      'Diebstahl',
      'Wir zahlen, wenn das Rad oder ein fest verbundenes Teil gestohlen oder geraubt wird. Das gilt zu jeder Zeit und an jedem Ort.',
      'Das Rad muss abgeschlossen gewesen sein. Das Schloss muss verkehrsüblich sein und neu mindestens 49,00\u00A0EUR gekostet haben.',
      'Ein Akku ist versichert, wenn er am Rad gesichert war oder in einem verschlossenen Raum lag.',
    ),
    abschnitt(
      'Reparaturschutz',
      'Er gilt nur, wenn er im Versicherungsschein steht. Dann zahlen wir Reparaturen nach:',
      liste(
        'Unfall, Sturz und Fall',
        'Vandalismus',
        'Feuchtigkeit, Kurzschluss und Überspannung an Akku, Motor und Elektronik',
        'Bedienungsfehlern',
      ),
      'Mit dem Baustein Verschleiß zahlen wir auch, was durch normales Fahren verbraucht ist. Reifen und Bremsbeläge gehören dazu, sobald das Rad sechs Monate versichert ist.',
    ),
    abschnitt(
      'Schutzbrief',
      'Er gilt nur, wenn er im Versicherungsschein steht. Wir helfen ab zehn Kilometern Entfernung von Ihrer Wohnung.',
      'Wir organisieren eine Reparatur vor Ort, den Transport und die Weiterfahrt. Je Panne tragen wir bis zu 500,00\u00A0EUR.',
    ),
    abschnitt(
      'Was wir zahlen',
      'Bei Diebstahl zahlen wir, was ein neues Rad gleicher Art und Güte kostet. Bei einer Reparatur zahlen wir die Rechnung der Werkstatt.',
      'Insgesamt zahlen wir höchstens die Versicherungssumme. Ist eine Reparatur teurer als ein gleichwertiges Rad, zahlen wir dieses.',
      'Wird das Rad wiedergefunden, wählen Sie: Sie behalten das Rad oder das Geld.',
    ),
    abschnitt(
      'Was nicht versichert ist',
      liste(
        'Schäden, die Sie vorsätzlich herbeiführen',
        'Schäden bei Rennen, im Lieferdienst oder beim Verleih gegen Geld',
        'Schäden, die der Hersteller oder Händler ersetzen muss',
        'Kratzer und Schrammen, die das Fahren nicht stören',
        'Schäden durch Krieg oder Kernenergie',
      ),
    ),
    abschnitt(
      'Nach einem Diebstahl',
      'Zeigen Sie den Diebstahl sofort bei der Polizei an. Senden Sie uns die Anzeige, den Kaufbeleg und die Rahmennummer.',
    ),
  ],
};
