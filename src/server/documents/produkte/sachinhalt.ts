import { abschnitt, liste } from '../inhalt/bauen.ts';
import type { Produkttext } from './produkttext.ts';

/** Contents of a business, against all risks or those chosen (`domain/antrag.md §6.8`, §6.9): own short sample text. */
export const sachinhalt: Produkttext = {
  art: 'Es handelt sich um eine Inhaltsversicherung. Sie ersetzt, was in Ihrem Betrieb zerstört, beschädigt oder gestohlen wird.',
  versichert: [
    'Einrichtung, Maschinen, Waren und Vorräte',
    'fremde Sachen, für deren Schutz Sie verantwortlich sind',
    'Mehrgefahren: Schäden durch Feuer und durch die anderen Gefahren, die Sie wählen',
    'Allgefahren: Schäden durch jede plötzliche Ursache, die nicht ausgeschlossen ist',
    'Ertragsausfall nach einem versicherten Schaden, bis zu zwölf Monate',
  ],
  waehlbar: [
    'Mehrgefahren oder Allgefahren, dort die Tarife Basis und Plus',
    'Elementarschäden, zum Beispiel durch Überschwemmung und Rückstau',
    'bei Mehrgefahren Einbruchdiebstahl, Leitungswasser, Sturm und Hagel, Glasbruch',
    'die Versicherungssumme und die Höhe der Selbstbeteiligung',
  ],
  nichtVersichert: [
    'das Gebäude selbst und was fest eingebaut ist',
    'Fahrzeuge, die zugelassen sein müssen',
    'Schäden durch Abnutzung, Alterung oder Verderb ohne versicherten Schaden',
    'Fehlmengen, die erst bei einer Inventur auffallen',
    'Schäden durch Krieg oder Kernenergie',
  ],
  einschraenkungen: [
    'Wir zahlen höchstens die Versicherungssumme.',
    'Von jedem Schaden ziehen wir Ihre Selbstbeteiligung ab.',
    'Für Elementarschäden gilt eine Wartezeit von 30\u00A0Tagen. Sie entfällt, wenn Sie vorher schon so versichert waren.',
    'Ist die Versicherungssumme zu niedrig, können wir die Leistung kürzen.',
    'Bargeld ersetzen wir bis 1.500,00\u00A0EUR, im verschlossenen Tresor bis 10.000,00\u00A0EUR.',
  ],
  geltungsbereich: [
    'in den Räumen und auf dem Grundstück, die im Versicherungsschein stehen',
    'anderswo in Deutschland bis 10\u00A0% der Versicherungssumme',
  ],
  verpflichtungen: [
    'Verschließen Sie Türen und Fenster, wenn niemand im Betrieb ist.',
    'Schalten Sie eine vereinbarte Einbruchmeldeanlage ein und halten Sie diese instand.',
    'Beheizen Sie die Räume im Winter, oder sperren und leeren Sie die Leitungen.',
    'Sagen Sie uns, wenn sich Tätigkeit, Betriebsort oder Wert der Sachen ändern.',
  ],
  bedingungen: [
    abschnitt(
      'Was versichert ist',
      'Versichert ist der Inhalt Ihres Betriebs am Ort, der im Versicherungsschein steht. Dazu gehören Einrichtung, Maschinen, Waren und Vorräte.',
      'Fremde Sachen sind versichert, wenn Sie für deren Schutz verantwortlich sind.',
    ),
    abschnitt(
      'Gegen welche Gefahren',
      'Im Versicherungsschein steht, ob Sie Mehrgefahren oder Allgefahren gewählt haben. Mehrgefahren versichert die Gefahren, die dort genannt sind:',
      liste(
        'Feuer: Brand, Blitzschlag, Explosion und Überspannung durch Blitz',
        'Einbruchdiebstahl, Raub und Vandalismus nach einem Einbruch',
        'Leitungswasser: Wasser, das unbeabsichtigt aus Rohren, Geräten oder Heizungen austritt',
        'Sturm ab Windstärke\u00A08 und Hagel',
        'Glasbruch: Scheiben von Fenstern, Türen, Möbeln und Schildern',
      ),
      'Allgefahren versichert jede plötzliche Ursache, die nicht ausgeschlossen ist. Im Tarif Plus sind auch Bedienfehler versichert.',
      'Elementarschäden sind versichert, wenn sie im Versicherungsschein stehen: Überschwemmung, Starkregen, Rückstau, Erdbeben, Erdrutsch, Schneedruck und Lawinen.',
    ),
    abschnitt(
      'Ertragsausfall',
      'Steht Ihr Betrieb nach einem versicherten Schaden still, ersetzen wir entgangenen Gewinn und laufende Kosten.',
      'Wir zahlen dafür bis zur Versicherungssumme und höchstens zwölf Monate lang.',
    ),
    abschnitt(
      'Was wir zahlen',
      'Wir zahlen, was eine neue Sache gleicher Art und Güte kostet. Ist sie weniger als 40\u00A0% davon wert, zahlen wir den Zeitwert.',
      'Waren ersetzen wir zu dem Preis, den ein neuer Einkauf kostet. Lässt sich eine Sache reparieren, zahlen wir die Reparatur.',
      'Nötige Kosten zum Aufräumen und Lagern zahlen wir zusätzlich, bis zu 10\u00A0% der Versicherungssumme.',
    ),
    abschnitt(
      'Unterversicherung',
      'Die Versicherungssumme soll dem Neuwert aller Sachen entsprechen. Ist sie niedriger, zahlen wir im gleichen Verhältnis weniger.',
      'Bei Schäden bis 5.000,00\u00A0EUR kürzen wir nicht.',
    ),
    abschnitt(
      'Was nicht versichert ist',
      liste(
        'Schäden, die Sie oder Ihre leitenden Angestellten vorsätzlich herbeiführen',
        'Schäden durch Abnutzung, Alterung, Rost oder Schimmel',
        'Schäden durch Grundwasser, das nicht an die Oberfläche gelangt ist',
        'Verlust von Daten, der nicht aus einem versicherten Schaden am Gerät folgt',
        'Schäden durch Krieg, Aufruhr oder Kernenergie',
      ),
    ),
    abschnitt(
      'Sicherheit im Betrieb',
      'Halten Sie alle Sicherungen ein, die im Versicherungsschein vereinbart sind. Melden Sie uns, wenn eine davon ausfällt.',
      'Sichern Sie Ihre Daten mindestens einmal in der Woche. Bewahren Sie die Sicherung getrennt auf.',
    ),
    abschnitt(
      'Umzug und Änderungen',
      'Ziehen Sie um, sind beide Orte bis zu zwei Monate lang versichert. Danach gilt der Vertrag für den neuen Ort.',
      'Teilen Sie uns die neue Anschrift und neue Tätigkeiten vorher mit.',
    ),
  ],
};
