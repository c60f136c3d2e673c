import { abschnitt, liste } from '../inhalt/bauen.ts';
import type { Produkttext } from './produkttext.ts';

/** Home contents (`domain/antrag.md §6.4`): own short sample text. */
export const hausrat: Produkttext = {
  art: 'Es handelt sich um eine Hausratversicherung. Sie ersetzt Ihnen, was in Ihrer Wohnung zerstört, beschädigt oder gestohlen wird.',
  versichert: [
    'Möbel, Kleidung, Geräte und alles andere, was Sie im Haushalt gebrauchen',
    'Schäden durch Feuer, Blitz und Explosion',
    'Schäden durch Leitungswasser',
    'Schäden durch Sturm ab Windstärke\u00A08 und Hagel',
    'Einbruchdiebstahl, Raub und Vandalismus nach einem Einbruch',
    'Kosten nach einem Schaden, zum Beispiel für Aufräumen und Hotel',
  ],
  waehlbar: [
    'Glasbruch',
    'Elementarschäden, zum Beispiel durch Überschwemmung, Rückstau oder Erdbeben',
    'Fahrraddiebstahl, auch außerhalb der Wohnung',
    'Haus- und Wohnungsschutzbrief für Notfälle',
    'Unbenannte Gefahren, also Schäden durch andere plötzliche Ursachen',
  ],
  nichtVersichert: [
    'das Gebäude selbst und was fest eingebaut ist',
    'Autos, Motorräder und Anhänger',
    'Sachen von Untermietern',
    'Schäden durch Abnutzung oder Schimmel ohne versicherten Schaden',
    'Schäden durch Krieg oder Kernenergie',
  ],
  einschraenkungen: [
    'Wertsachen und Bargeld ersetzen wir bis zu den Grenzen in den Bedingungen.',
    'Von jedem Schaden ziehen wir Ihre Selbstbeteiligung ab.',
    'Für Elementarschäden gilt eine Wartezeit von 30\u00A0Tagen. Sie entfällt, wenn Sie vorher schon so versichert waren.',
    'Ist die Versicherungssumme zu niedrig, können wir die Leistung kürzen. Ab 650\u00A0EUR je Quadratmeter verzichten wir darauf.',
  ],
  geltungsbereich: [
    'in der Wohnung, die im Versicherungsschein steht',
    'auf Reisen weltweit bis zu drei Monate, für Sachen, die Sie mitnehmen',
  ],
  verpflichtungen: [
    'Verschließen Sie Türen und Fenster, wenn niemand zu Hause ist.',
    'Beheizen Sie die Wohnung im Winter, oder sperren und leeren Sie die Leitungen.',
    'Sagen Sie uns vorher, wenn Sie umziehen.',
    'Sagen Sie uns, wenn die Wohnung länger als 60\u00A0Tage leer steht.',
  ],
  bedingungen: [
    abschnitt(
      'Was versichert ist',
      'Versichert ist der Hausrat in der Wohnung, die im Versicherungsschein steht. Dazu gehören alle Sachen, die Sie zum Einrichten, Gebrauchen und Verbrauchen haben.',
      'Versichert ist auch, was anderen gehört und nur vorübergehend bei Ihnen ist.',
      'Mitversichert sind Sachen in Keller, Garage und auf dem Balkon, wenn die Räume zur Wohnung gehören.',
    ),
    abschnitt(
      'Gegen welche Gefahren',
      liste(
        'Feuer: Brand, Blitzschlag, Explosion und Überspannung durch Blitz',
        'Leitungswasser: Wasser, das unbeabsichtigt aus Rohren, Geräten oder Heizungen austritt',
        'Sturm ab Windstärke\u00A08 und Hagel',
        'Einbruchdiebstahl, Raub und Vandalismus nach einem Einbruch',
      ),
      'Weitere Gefahren sind versichert, wenn sie als Baustein im Versicherungsschein stehen.',
    ),
    abschnitt(
      'Bausteine',
      'Glasbruch: Wir ersetzen Scheiben von Fenstern, Türen, Möbeln und Kochfeldern, wenn sie zerbrechen.',
      'Elementarschäden: Versichert sind Überschwemmung, Starkregen, Rückstau, Erdbeben, Erdrutsch, Schneedruck und Lawinen. Die Selbstbeteiligung beträgt 10\u00A0% des Schadens, mindestens 500,00\u00A0EUR und höchstens 5.000,00\u00A0EUR.',
      'Fahrraddiebstahl: Wir ersetzen Ihr Fahrrad bis zur vereinbarten Grenze. Es muss mit einem Schloss gesichert sein.',
      'Haus- und Wohnungsschutzbrief: Wir schicken Hilfe, wenn Sie ausgesperrt sind oder ein Rohr verstopft ist. Je Notfall tragen wir bis zu 500,00\u00A0EUR.',
      'Unbenannte Gefahren: Versichert ist jede plötzliche Ursache, die nicht ausgeschlossen ist.',
    ),
    abschnitt(
      'Was wir zahlen',
      'Wir zahlen, was eine neue Sache gleicher Art und Güte kostet. Lässt sich eine Sache reparieren, zahlen wir die Reparatur und einen verbliebenen Minderwert.',
      'Insgesamt zahlen wir höchstens die Versicherungssumme. Nötige Kosten zum Aufräumen, Lagern und für ein Hotel zahlen wir zusätzlich, bis zu 10\u00A0% der Versicherungssumme.',
      'Für Wertsachen und Bargeld gelten die Grenzen Ihres Tarifs.',
    ),
    abschnitt(
      'Ihr Tarif',
      'Welchen Tarif Sie haben, steht im Versicherungsschein.',
      liste(
        'Basis: Wertsachen bis 10\u00A0% der Versicherungssumme, Bargeld außerhalb eines Tresors bis 500,00\u00A0EUR',
        'Komfort: Wertsachen bis 20\u00A0%, Bargeld bis 1.500,00\u00A0EUR',
        'Premium und Plus: Wertsachen bis 30\u00A0%, Bargeld bis 3.000,00\u00A0EUR',
      ),
      'Haben Sie einen Schaden grob fahrlässig verursacht, kürzen wir in den Tarifen Komfort, Premium und Plus nicht. Im Tarif Basis kürzen wir erst ab einem Schaden von 5.000,00\u00A0EUR.',
    ),
    abschnitt(
      'Unterversicherung',
      'Die Versicherungssumme soll dem Neuwert Ihres Hausrats entsprechen. Ist sie niedriger, zahlen wir im gleichen Verhältnis weniger.',
      'Haben Sie mindestens 650\u00A0EUR je Quadratmeter Wohnfläche gewählt, kürzen wir nicht. Die Wohnfläche muss dafür richtig angegeben sein.',
    ),
    abschnitt(
      'Was nicht versichert ist',
      liste(
        'Schäden, die Sie vorsätzlich herbeiführen',
        'Schäden durch Krieg, Aufruhr oder Kernenergie',
        'Schäden durch Grundwasser, das nicht an die Oberfläche gelangt ist',
        'Schäden an Sachen, die im Freien liegen, durch Sturm',
        'Sachen, die einem Gewerbe dienen, außer in einem Arbeitszimmer der Wohnung',
      ),
    ),
    abschnitt(
      'Umzug',
      'Ziehen Sie um, sind beide Wohnungen bis zu zwei Monate lang versichert. Danach gilt der Vertrag für die neue Wohnung.',
      'Teilen Sie uns Anschrift und Wohnfläche mit. Ändert sich dadurch der Beitrag, schreiben wir Ihnen vorher. Steigt er, können Sie innerhalb eines Monats danach kündigen.',
    ),
  ],
};
