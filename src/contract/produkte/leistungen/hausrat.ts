import { fristen } from '../../zahlen.ts';
import { hausrat } from '../hausrat.ts';
import { elementarAdresse, elementarSelbstbeteiligung, elementarWartezeit } from './elementar.ts';
import type { Leistung, Leistungsbuch } from './leistung.ts';

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
  klausel: 'wertsachen',
} as const satisfies Leistung;

export const grobeFahrlaessigkeit = {
  art: 'DECKUNG',
  zahlen: { cent: { ab: 5_000_00 } },
  karte: {
    KOMFORT: 'Auch bei grober Fahrlässigkeit zahlen wir voll.',
    PLUS: 'Auch bei grober Fahrlässigkeit zahlen wir voll.',
  },
  klausel: 'grobeFahrlaessigkeit',
} as const satisfies Leistung;

export const unterversicherung = {
  art: 'GRENZE',
  zahlen: { ganzeEuro: { jeQuadratmeter: hausrat.grenzen.summeJeQuadratmeter } },
  hinweis: 'Bei dieser Summe besteht kein Unterversicherungsverzicht.',
  blatt: {
    einschraenkungen:
      'Ist die Versicherungssumme zu niedrig, können wir die Leistung kürzen. Ab {jeQuadratmeter} je Quadratmeter verzichten wir darauf.',
  },
  klausel: 'unterversicherung',
} as const satisfies Leistung;

/** Home contents (`domain/antrag.md §6.4`): own short sample text. */
export const hausratLeistungen = {
  art: 'Es handelt sich um eine Hausratversicherung. Sie ersetzt Ihnen, was in Ihrer Wohnung zerstört, beschädigt oder gestohlen wird.',
  leistungen: {
    wohnung: {
      art: 'GELTUNGSBEREICH',
      blatt: { geltungsbereich: 'in der Wohnung, die im Versicherungsschein steht' },
      klausel: 'wohnung',
    },
    sachen: {
      art: 'DECKUNG',
      blatt: {
        versichert: 'Möbel, Kleidung, Geräte und alles andere, was Sie im Haushalt gebrauchen',
      },
      klausel: 'sachen',
    },
    feuer: {
      art: 'DECKUNG',
      blatt: { versichert: 'Schäden durch Feuer, Blitz und Explosion' },
      klausel: 'feuer',
    },
    leitungswasser: {
      art: 'DECKUNG',
      blatt: { versichert: 'Schäden durch Leitungswasser' },
      klausel: 'leitungswasser',
    },
    sturm: {
      art: 'DECKUNG',
      zahlen: { windstaerke: { ab: 8 } },
      blatt: { versichert: 'Schäden durch Sturm ab Windstärke\u00A0{ab} und Hagel' },
      klausel: 'sturm',
    },
    einbruch: {
      art: 'DECKUNG',
      blatt: { versichert: 'Einbruchdiebstahl, Raub und Vandalismus nach einem Einbruch' },
      klausel: 'einbruch',
    },
    neuwert: {
      art: 'DECKUNG',
      klausel: 'neuwert',
    },
    hoechstsumme: {
      art: 'GRENZE',
      klausel: 'hoechstsumme',
    },
    kosten: {
      art: 'DECKUNG',
      zahlen: { prozent: { grenze: 10 } },
      blatt: { versichert: 'Kosten nach einem Schaden, zum Beispiel für Aufräumen und Hotel' },
      klausel: 'kosten',
    },
    wertsachen,
    grobeFahrlaessigkeit,
    bausteine: {
      art: 'BAUSTEIN',
      klausel: 'bausteine',
    },
    glasbruch: {
      art: 'BAUSTEIN',
      blatt: { waehlbar: 'Glasbruch' },
      klausel: 'glasbruch',
    },
    elementar: {
      art: 'BAUSTEIN',
      blatt: {
        waehlbar: 'Elementarschäden, zum Beispiel durch Überschwemmung, Rückstau oder Erdbeben',
      },
      klausel: 'elementar',
    },
    elementarSelbstbeteiligung,
    fahrrad: {
      art: 'BAUSTEIN',
      blatt: { waehlbar: 'Fahrraddiebstahl, auch außerhalb der Wohnung' },
      klausel: 'fahrrad',
    },
    schutzbrief: {
      art: 'BAUSTEIN',
      zahlen: { cent: { jeNotfall: 500_00 } },
      blatt: { waehlbar: 'Haus- und Wohnungsschutzbrief für Notfälle' },
      klausel: 'schutzbrief',
    },
    unbenannteGefahren: {
      art: 'BAUSTEIN',
      blatt: { waehlbar: 'Unbenannte Gefahren, also Schäden durch andere plötzliche Ursachen' },
      klausel: 'unbenannteGefahren',
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
      klausel: 'vorsatz',
    },
    krieg: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden durch Krieg oder Kernenergie' },
      klausel: 'krieg',
    },
    weitereAusschluesse: {
      art: 'AUSSCHLUSS',
      klausel: 'weitereAusschluesse',
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
      klausel: 'umzug',
    },
    leerstand: {
      art: 'OBLIEGENHEIT',
      zahlen: { tage: { leer: 60 } },
      blatt: {
        verpflichtungen: 'Sagen Sie uns, wenn die Wohnung länger als {leer}\u00A0Tage leer steht.',
      },
    },
  },
} as const satisfies Leistungsbuch;
