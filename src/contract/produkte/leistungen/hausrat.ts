import { fristen } from '../../zahlen.ts';
import { hausrat } from '../hausrat.ts';
import { elementarAdresse, elementarSelbstbeteiligung, elementarWartezeit } from './elementar.ts';
import { kartensatz, type Leistung, type Leistungsbuch } from './leistung.ts';

/** Percent of the sum and cents, by tariff. */
export const wertsachen = {
  art: 'GRENZE',
  zahlen: {
    prozent: { wertsachen: { BASIS: 10, KOMFORT: 20, PREMIUM: 30, PLUS: 30 } },
    cent: { bargeld: { BASIS: 500_00, KOMFORT: 1_500_00, PREMIUM: 3_000_00, PLUS: 3_000_00 } },
  },
  karte: {
    BASIS: 'Wertsachen bis {wertsachen.BASIS} der Summe, Bargeld bis {bargeld.BASIS}.',
    KOMFORT: 'Wertsachen bis {wertsachen.KOMFORT}, Bargeld bis {bargeld.KOMFORT}.',
    PREMIUM:
      'Wie Komfort, mit Wertsachen bis {wertsachen.PREMIUM} und Bargeld bis {bargeld.PREMIUM}.',
    PLUS: 'Wertsachen bis {wertsachen.PLUS}, Bargeld bis {bargeld.PLUS}.',
  },
  blatt: {
    einschraenkungen: 'Wertsachen und Bargeld ersetzen wir bis zu den Grenzen in den Bedingungen.',
  },
  klausel: 'wertsachen',
  schein: [
    { name: 'Wertsachen', wert: 'Bis {wertsachen} der Versicherungssumme, das sind {betrag}' },
    { name: 'Bargeld außerhalb eines Tresors', wert: 'Bis {bargeld}' },
  ],
} as const satisfies Leistung;

export const grobeFahrlaessigkeit = {
  art: 'DECKUNG',
  zahlen: { cent: { ab: 5_000_00 } },
  karte: {
    KOMFORT: 'Auch bei grober Fahrlässigkeit zahlen wir voll.',
    PLUS: 'Auch bei grober Fahrlässigkeit zahlen wir voll.',
  },
  klausel: 'grobeFahrlaessigkeit',
  schein: {
    name: 'Grobe Fahrlässigkeit',
    wert: {
      BASIS: 'Keine Kürzung bei Schäden bis {ab}',
      KOMFORT: 'Keine Kürzung',
      PREMIUM: 'Keine Kürzung',
      PLUS: 'Keine Kürzung',
    },
  },
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
  schein: {
    name: 'Verzicht auf Kürzung wegen Unterversicherung',
    wert: 'Vereinbart',
    ohne: 'Nicht vereinbart',
  },
} as const satisfies Leistung;

/** Panes. */
export const glasbruch = {
  art: 'BAUSTEIN',
  blatt: { waehlbar: 'Glasbruch' },
  klausel: 'glasbruch',
  schein: { name: 'Glasbruch', wert: 'Versichert', ohne: 'Nicht versichert' },
  karte: { GLASBRUCH: 'Fenster, Türen, Kochfeld und Möbelglas, auch nach einem Missgeschick.' },
} as const satisfies Leistung;

/** The elements. */
export const elementar = {
  art: 'BAUSTEIN',
  blatt: {
    waehlbar: 'Elementarschäden, zum Beispiel durch Überschwemmung, Rückstau oder Erdbeben',
  },
  klausel: 'elementar',
  schein: { name: 'Elementarschäden', wert: 'Versichert', ohne: 'Nicht versichert' },
  karte: { ELEMENTAR: 'Überschwemmung, Starkregen, Rückstau, Erdrutsch und Schneedruck.' },
} as const satisfies Leistung;

/** Bicycles, away from home too. */
export const fahrrad = {
  art: 'BAUSTEIN',
  blatt: { waehlbar: 'Fahrraddiebstahl, auch außerhalb der Wohnung' },
  klausel: 'fahrrad',
  schein: {
    name: 'Fahrraddiebstahl',
    wert: 'Versichert bis {betrag}',
    ohne: 'Nicht versichert',
  },
  karte: { FAHRRAD: 'Auch draußen und nachts, wenn das Rad angeschlossen war.' },
} as const satisfies Leistung;

/** Help at home. */
export const schutzbrief = {
  art: 'BAUSTEIN',
  zahlen: { cent: { jeNotfall: 500_00 } },
  blatt: { waehlbar: 'Haus- und Wohnungsschutzbrief für Notfälle' },
  klausel: 'schutzbrief',
  schein: {
    name: 'Haus- und Wohnungsschutzbrief',
    wert: 'Versichert bis {jeNotfall} je Notfall',
    ohne: 'Nicht versichert',
  },
  karte: { WOHNSCHUTZBRIEF: 'Schlüsseldienst, Rohrreinigung, Notheizung: Wir schicken jemanden.' },
} as const satisfies Leistung;

/** Whatever else happens. */
export const unbenannteGefahren = {
  art: 'BAUSTEIN',
  blatt: { waehlbar: 'Unbenannte Gefahren, also Schäden durch andere plötzliche Ursachen' },
  klausel: 'unbenannteGefahren',
  schein: { name: 'Unbenannte Gefahren', wert: 'Versichert', ohne: 'Nicht versichert' },
  karte: { UNBENANNTE_GEFAHREN: 'Alles, was plötzlich passiert und nicht ausgeschlossen ist.' },
} as const satisfies Leistung;

/** Home contents (`domain/antrag.md §6.4`): own short sample text. */
export const hausratLeistungen = {
  art: 'Es handelt sich um eine Hausratversicherung. Sie ersetzt Ihnen, was in Ihrer Wohnung zerstört, beschädigt oder gestohlen wird.',
  leistungen: {
    wohnung: {
      art: 'GELTUNGSBEREICH',
      blatt: { geltungsbereich: 'in der Wohnung, die im Versicherungsschein steht' },
      klausel: 'wohnung',
      schein: [
        { name: 'Versicherte Wohnung', wert: '{ort}' },
        { name: 'Wohnfläche', wert: '{flaeche}\u00A0m²' },
      ],
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
      schein: { name: 'Versicherungssumme', wert: '{summe}' },
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
      schein: {
        name: 'Versicherte Gefahren',
        wert: 'Feuer, Leitungswasser, Sturm und Hagel, Einbruchdiebstahl und Raub',
      },
    },
    glasbruch,
    elementar,
    elementarSelbstbeteiligung,
    fahrrad,
    schutzbrief,
    unbenannteGefahren,
    selbstbeteiligung: {
      art: 'GRENZE',
      blatt: { einschraenkungen: 'Von jedem Schaden ziehen wir Ihre Selbstbeteiligung ab.' },
      klausel: 'selbstbeteiligung',
      schein: { name: 'Selbstbeteiligung', wert: '{sb}', ohne: 'Keine' },
    },
    elementarWartezeit,
    elementarAdresse,
    unterversicherung,
    gebaeude: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'das Gebäude selbst und was fest eingebaut ist' },
      klausel: 'gebaeude',
    },
    fahrzeuge: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Autos, Motorräder und Anhänger' },
      klausel: 'fahrzeuge',
    },
    untermieter: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Sachen von Untermietern' },
      klausel: 'untermieter',
    },
    abnutzung: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden durch Abnutzung oder Schimmel ohne versicherten Schaden' },
      klausel: 'abnutzung',
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
      klausel: 'reisen',
    },
    verschliessen: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen: 'Verschließen Sie Türen und Fenster, wenn niemand zu Hause ist.',
      },
      klausel: 'verschliessen',
    },
    winter: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen:
          'Beheizen Sie die Wohnung im Winter, oder sperren und leeren Sie die Leitungen.',
      },
      klausel: 'winter',
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
      klausel: 'leerstand',
    },
  },
} as const satisfies Leistungsbuch;

const waehlbar = [elementar, glasbruch, schutzbrief, unbenannteGefahren, fahrrad];

/** What a cover beside the basic one is for, in a sentence. */
export const bausteinerklaerung = {
  ELEMENTAR: kartensatz(waehlbar, 'ELEMENTAR'),
  GLASBRUCH: kartensatz(waehlbar, 'GLASBRUCH'),
  WOHNSCHUTZBRIEF: kartensatz(waehlbar, 'WOHNSCHUTZBRIEF'),
  UNBENANNTE_GEFAHREN: kartensatz(waehlbar, 'UNBENANNTE_GEFAHREN'),
  FAHRRAD: kartensatz(waehlbar, 'FAHRRAD'),
} as const satisfies Record<(typeof hausrat)['grenzen']['bausteine'][number], string>;
