import { fristen } from '../../zahlen.ts';
import { hausrat } from '../hausrat.ts';
import { elementarAdresse, elementarSelbstbeteiligung, elementarWartezeit } from './elementar.ts';
import type { Leistung, Leistungsbuch } from './leistung.ts';

const abschnitte = {
  versichert: 'Was versichert ist',
  gefahren: 'Gegen welche Gefahren',
  bausteine: 'Bausteine',
  zahlung: 'Was wir zahlen',
  tarif: 'Ihr Tarif',
  unterversicherung: 'Unterversicherung',
  ausschluss: 'Was nicht versichert ist',
  umzug: 'Umzug',
} as const;

type Abschnitt = keyof typeof abschnitte;

/** Percent of the sum and cents, by tariff; Plus pays as Premium does. */
export const wertsachen = {
  art: 'GRENZE',
  zahlen: {
    prozent: { wertsachen: { BASIS: 10, KOMFORT: 20, PREMIUM: 30 } },
    cent: { bargeld: { BASIS: 500_00, KOMFORT: 1_500_00, PREMIUM: 3_000_00 } },
  },
  karte: {
    BASIS: 'Wertsachen bis {wertsachen.BASIS} der Summe, Bargeld bis {bargeld.BASIS}.',
    KOMFORT: 'Wertsachen bis {wertsachen.KOMFORT}, Bargeld bis {bargeld.KOMFORT}.',
    PREMIUM:
      'Wie Komfort, mit Wertsachen bis {wertsachen.PREMIUM} und Bargeld bis {bargeld.PREMIUM}.',
    PLUS: 'Wertsachen bis {wertsachen.PREMIUM}, Bargeld bis {bargeld.PREMIUM}.',
  },
  blatt: {
    einschraenkungen: 'Wertsachen und Bargeld ersetzen wir bis zu den Grenzen in den Bedingungen.',
  },
  klausel: {
    zahlung: 'Für Wertsachen und Bargeld gelten die Grenzen Ihres Tarifs.',
    tarif: [
      'Welchen Tarif Sie haben, steht im Versicherungsschein.',
      {
        punkte: [
          'Basis: Wertsachen bis {wertsachen.BASIS} der Versicherungssumme, Bargeld außerhalb eines Tresors bis {bargeld.BASIS}',
          'Komfort: Wertsachen bis {wertsachen.KOMFORT}, Bargeld bis {bargeld.KOMFORT}',
          'Premium und Plus: Wertsachen bis {wertsachen.PREMIUM}, Bargeld bis {bargeld.PREMIUM}',
        ],
      },
    ],
  },
} as const satisfies Leistung<Abschnitt>;

export const grobeFahrlaessigkeit = {
  art: 'DECKUNG',
  zahlen: { cent: { ab: 5_000_00 } },
  karte: {
    KOMFORT: 'Auch bei grober Fahrlässigkeit zahlen wir voll.',
    PLUS: 'Auch bei grober Fahrlässigkeit zahlen wir voll.',
  },
  klausel: {
    tarif:
      'Haben Sie einen Schaden grob fahrlässig verursacht, kürzen wir in den Tarifen Komfort, Premium und Plus nicht. Im Tarif Basis kürzen wir erst ab einem Schaden von {ab}.',
  },
} as const satisfies Leistung<Abschnitt>;

export const unterversicherung = {
  art: 'GRENZE',
  zahlen: { ganzeEuro: { jeQuadratmeter: hausrat.grenzen.summeJeQuadratmeter } },
  hinweis: 'Bei dieser Summe besteht kein Unterversicherungsverzicht.',
  blatt: {
    einschraenkungen:
      'Ist die Versicherungssumme zu niedrig, können wir die Leistung kürzen. Ab {jeQuadratmeter} je Quadratmeter verzichten wir darauf.',
  },
  klausel: {
    unterversicherung: [
      'Die Versicherungssumme soll dem Neuwert Ihres Hausrats entsprechen. Ist sie niedriger, zahlen wir im gleichen Verhältnis weniger.',
      'Haben Sie mindestens {jeQuadratmeter} je Quadratmeter Wohnfläche gewählt, kürzen wir nicht. Die Wohnfläche muss dafür richtig angegeben sein.',
    ],
  },
} as const satisfies Leistung<Abschnitt>;

/** Home contents (`domain/antrag.md §6.4`): own short sample text. */
export const hausratLeistungen = {
  art: 'Es handelt sich um eine Hausratversicherung. Sie ersetzt Ihnen, was in Ihrer Wohnung zerstört, beschädigt oder gestohlen wird.',
  abschnitte,
  leistungen: {
    wohnung: {
      art: 'GELTUNGSBEREICH',
      blatt: { geltungsbereich: 'in der Wohnung, die im Versicherungsschein steht' },
      klausel: {
        versichert: 'Versichert ist der Hausrat in der Wohnung, die im Versicherungsschein steht.',
      },
    },
    sachen: {
      art: 'DECKUNG',
      blatt: {
        versichert: 'Möbel, Kleidung, Geräte und alles andere, was Sie im Haushalt gebrauchen',
      },
      klausel: {
        versichert: [
          {
            weiter:
              'Dazu gehören alle Sachen, die Sie zum Einrichten, Gebrauchen und Verbrauchen haben.',
          },
          'Versichert ist auch, was anderen gehört und nur vorübergehend bei Ihnen ist.',
          'Mitversichert sind Sachen in Keller, Garage und auf dem Balkon, wenn die Räume zur Wohnung gehören.',
        ],
      },
    },
    feuer: {
      art: 'DECKUNG',
      blatt: { versichert: 'Schäden durch Feuer, Blitz und Explosion' },
      klausel: {
        gefahren: {
          punkte: ['Feuer: Brand, Blitzschlag, Explosion und Überspannung durch Blitz'],
        },
      },
    },
    leitungswasser: {
      art: 'DECKUNG',
      blatt: { versichert: 'Schäden durch Leitungswasser' },
      klausel: {
        gefahren: {
          punkte: [
            'Leitungswasser: Wasser, das unbeabsichtigt aus Rohren, Geräten oder Heizungen austritt',
          ],
        },
      },
    },
    sturm: {
      art: 'DECKUNG',
      zahlen: { windstaerke: { ab: 8 } },
      blatt: { versichert: 'Schäden durch Sturm ab Windstärke\u00A0{ab} und Hagel' },
      klausel: { gefahren: { punkte: ['Sturm ab Windstärke\u00A0{ab} und Hagel'] } },
    },
    einbruch: {
      art: 'DECKUNG',
      blatt: { versichert: 'Einbruchdiebstahl, Raub und Vandalismus nach einem Einbruch' },
      klausel: {
        gefahren: { punkte: ['Einbruchdiebstahl, Raub und Vandalismus nach einem Einbruch'] },
      },
    },
    neuwert: {
      art: 'DECKUNG',
      klausel: {
        zahlung:
          'Wir zahlen, was eine neue Sache gleicher Art und Güte kostet. Lässt sich eine Sache reparieren, zahlen wir die Reparatur und einen verbliebenen Minderwert.',
      },
    },
    hoechstsumme: {
      art: 'GRENZE',
      klausel: { zahlung: 'Insgesamt zahlen wir höchstens die Versicherungssumme.' },
    },
    kosten: {
      art: 'DECKUNG',
      zahlen: { prozent: { grenze: 10 } },
      blatt: { versichert: 'Kosten nach einem Schaden, zum Beispiel für Aufräumen und Hotel' },
      klausel: {
        zahlung: {
          weiter:
            'Nötige Kosten zum Aufräumen, Lagern und für ein Hotel zahlen wir zusätzlich, bis zu {grenze} der Versicherungssumme.',
        },
      },
    },
    wertsachen,
    grobeFahrlaessigkeit,
    bausteine: {
      art: 'BAUSTEIN',
      klausel: {
        gefahren:
          'Weitere Gefahren sind versichert, wenn sie als Baustein im Versicherungsschein stehen.',
      },
    },
    glasbruch: {
      art: 'BAUSTEIN',
      blatt: { waehlbar: 'Glasbruch' },
      klausel: {
        bausteine:
          'Glasbruch: Wir ersetzen Scheiben von Fenstern, Türen, Möbeln und Kochfeldern, wenn sie zerbrechen.',
      },
    },
    elementar: {
      art: 'BAUSTEIN',
      blatt: {
        waehlbar: 'Elementarschäden, zum Beispiel durch Überschwemmung, Rückstau oder Erdbeben',
      },
      klausel: {
        bausteine:
          'Elementarschäden: Versichert sind Überschwemmung, Starkregen, Rückstau, Erdbeben, Erdrutsch, Schneedruck und Lawinen.',
      },
    },
    elementarSelbstbeteiligung,
    fahrrad: {
      art: 'BAUSTEIN',
      blatt: { waehlbar: 'Fahrraddiebstahl, auch außerhalb der Wohnung' },
      klausel: {
        bausteine:
          'Fahrraddiebstahl: Wir ersetzen Ihr Fahrrad bis zur vereinbarten Grenze. Es muss mit einem Schloss gesichert sein.',
      },
    },
    schutzbrief: {
      art: 'BAUSTEIN',
      zahlen: { cent: { jeNotfall: 500_00 } },
      blatt: { waehlbar: 'Haus- und Wohnungsschutzbrief für Notfälle' },
      klausel: {
        bausteine:
          'Haus- und Wohnungsschutzbrief: Wir schicken Hilfe, wenn Sie ausgesperrt sind oder ein Rohr verstopft ist. Je Notfall tragen wir bis zu {jeNotfall}.',
      },
    },
    unbenannteGefahren: {
      art: 'BAUSTEIN',
      blatt: { waehlbar: 'Unbenannte Gefahren, also Schäden durch andere plötzliche Ursachen' },
      klausel: {
        bausteine:
          'Unbenannte Gefahren: Versichert ist jede plötzliche Ursache, die nicht ausgeschlossen ist.',
      },
    },
    selbstbeteiligung: {
      art: 'GRENZE',
      blatt: { einschraenkungen: 'Von jedem Schaden ziehen wir Ihre Selbstbeteiligung ab.' },
    },
    elementarWartezeit,
    elementarAdresse,
    unterversicherung,
    gebaeude: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'das Gebäude selbst und was fest eingebaut ist' },
    },
    fahrzeuge: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Autos, Motorräder und Anhänger' },
    },
    untermieter: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Sachen von Untermietern' },
    },
    abnutzung: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden durch Abnutzung oder Schimmel ohne versicherten Schaden' },
    },
    vorsatz: {
      art: 'AUSSCHLUSS',
      klausel: { ausschluss: { punkte: ['Schäden, die Sie vorsätzlich herbeiführen'] } },
    },
    krieg: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden durch Krieg oder Kernenergie' },
      klausel: { ausschluss: { punkte: ['Schäden durch Krieg, Aufruhr oder Kernenergie'] } },
    },
    weitereAusschluesse: {
      art: 'AUSSCHLUSS',
      klausel: {
        ausschluss: {
          punkte: [
            'Schäden durch Grundwasser, das nicht an die Oberfläche gelangt ist',
            'Schäden an Sachen, die im Freien liegen, durch Sturm',
            'Sachen, die einem Gewerbe dienen, außer in einem Arbeitszimmer der Wohnung',
          ],
        },
      },
    },
    reisen: {
      art: 'GELTUNGSBEREICH',
      zahlen: { anzahl: { monate: 3 } },
      blatt: {
        geltungsbereich:
          'auf Reisen weltweit bis zu {monate} Monate, für Sachen, die Sie mitnehmen',
      },
    },
    verschliessen: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen: 'Verschließen Sie Türen und Fenster, wenn niemand zu Hause ist.',
      },
    },
    winter: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen:
          'Beheizen Sie die Wohnung im Winter, oder sperren und leeren Sie die Leitungen.',
      },
    },
    umzug: {
      art: 'OBLIEGENHEIT',
      zahlen: { anzahl: { monate: fristen.umzugMonate } },
      blatt: { verpflichtungen: 'Sagen Sie uns vorher, wenn Sie umziehen.' },
      klausel: {
        umzug: [
          'Ziehen Sie um, sind beide Wohnungen bis zu {monate} Monate lang versichert. Danach gilt der Vertrag für die neue Wohnung.',
          'Teilen Sie uns Anschrift und Wohnfläche mit. Ändert sich dadurch der Beitrag, schreiben wir Ihnen vorher. Steigt er, können Sie innerhalb eines Monats danach kündigen.',
        ],
      },
    },
    leerstand: {
      art: 'OBLIEGENHEIT',
      zahlen: { tage: { leer: 60 } },
      blatt: {
        verpflichtungen: 'Sagen Sie uns, wenn die Wohnung länger als {leer}\u00A0Tage leer steht.',
      },
    },
  },
} as const satisfies Leistungsbuch<Abschnitt>;
