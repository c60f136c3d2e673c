import { fristen } from '../../zahlen.ts';
import { fahrrad } from '../fahrrad.ts';
import type { Leistung, Leistungsbuch } from './leistung.ts';

/** What comes first when a bicycle is gone. */
export const diebstahlanzeige = {
  art: 'OBLIEGENHEIT',
  blatt: { verpflichtungen: 'Zeigen Sie einen Diebstahl sofort bei der Polizei an.' },
  klausel: 'anzeige',
} as const satisfies Leistung;

/** Repairs are for bicycles that are still young. */
export const reparaturAlter = {
  art: 'GRENZE',
  zahlen: { jahre: { jahre: fahrrad.grenzen.reparaturMonate / 12 } },
  absage: {
    RAD_ZU_ALT_FUER_REPARATUR:
      'Den Reparaturschutz bieten wir nur für Räder an, die nicht älter als {jahre}\u00A0Jahre sind.',
  },
  blatt: {
    einschraenkungen:
      'Reparaturschutz gibt es für Räder, die bei Abschluss höchstens {jahre}\u00A0Jahre alt sind.',
  },
  klausel: 'reparaturAlter',
} as const satisfies Leistung;

/** What driving uses up is covered so many months after the beginning. */
export const verschleissMonate = 6;

/** Repairs, as one chooses them. */
export const reparatur = {
  art: 'BAUSTEIN',
  blatt: {
    waehlbar: 'Reparaturschutz bei Unfall, Sturz, Vandalismus und Schäden an Akku und Motor',
  },
  klausel: 'reparatur',
  schein: { name: 'Reparaturschutz', wert: 'Versichert', ohne: 'Nicht versichert' },
  karte: { OHNE_VERSCHLEISS: 'Unfall, Sturz, Vandalismus, Schäden an Akku und Motor.' },
} as const satisfies Leistung;

/** What driving uses up, on top of repairs. */
export const verschleiss = {
  art: 'BAUSTEIN',
  zahlen: { anzahl: { monate: verschleissMonate } },
  blatt: {
    waehlbar: 'Reparaturschutz mit Verschleiß',
    einschraenkungen:
      'Verschleiß ersetzen wir nur, wenn er als Baustein im Versicherungsschein steht, Reifen und Bremsbeläge erst nach {monate} Monaten.',
  },
  klausel: 'verschleiss',
  schein: {
    name: 'Verschleiß',
    wert: 'Versichert, Reifen und Bremsbeläge nach {monate} Monaten, also ab dem {ab}',
    ohne: 'Nicht versichert',
  },
  karte: {
    MIT_VERSCHLEISS:
      'Dazu, was durch Fahren verbraucht wird. Reifen und Bremsbeläge gehören nach {monate} Monaten dazu.',
  },
} as const satisfies Leistung;

/** Help on the way. */
export const schutzbrief = {
  art: 'BAUSTEIN',
  zahlen: { cent: { jePanne: 500_00 }, anzahl: { kilometer: 10 } },
  blatt: { waehlbar: 'Fahrrad-Schutzbrief mit Hilfe bei Pannen' },
  klausel: 'schutzbrief',
  schein: {
    name: 'Fahrrad-Schutzbrief',
    wert: 'Versichert bis {jePanne} je Panne, ab {kilometer} Kilometern von der Wohnung',
    ohne: 'Nicht versichert',
  },
  karte: {
    SCHUTZBRIEF:
      'Bleiben Sie mindestens {kilometer} Kilometer von zu Hause liegen, helfen wir: Reparatur vor Ort, Transport, Weiterfahrt. Je Panne bis {jePanne}.',
  },
} as const satisfies Leistung;

/** Bicycle (`domain/antrag.md §6.1`): own short sample text. */
export const fahrradLeistungen = {
  art: 'Es handelt sich um eine Fahrradversicherung. Sie schützt Ihr Fahrrad, E-Bike oder Lastenrad.',
  leistungen: {
    neuwert: {
      art: 'DECKUNG',
      klausel: 'neuwert',
    },
    hoechstsumme: {
      art: 'GRENZE',
      blatt: { einschraenkungen: 'Wir zahlen höchstens die Versicherungssumme.' },
      klausel: 'hoechstsumme',
      schein: { name: 'Versicherungssumme', wert: '{summe}' },
    },
    selbstbeteiligung: {
      art: 'GRENZE',
      klausel: 'selbstbeteiligung',
      schein: { name: 'Selbstbeteiligung', wert: 'Keine' },
    },
    wiedergefunden: {
      art: 'DECKUNG',
      klausel: 'wiedergefunden',
    },
    diebstahl: {
      art: 'DECKUNG',
      blatt: {
        versichert: [
          'Diebstahl des Rads, auch nachts und unterwegs',
          'Diebstahl von Teilen, die fest mit dem Rad verbunden sind, und des Akkus',
          'Raub und Einbruchdiebstahl',
        ],
      },
      klausel: 'diebstahl',
      schein: { name: 'Diebstahl', wert: 'Versichert', ohne: 'Nicht versichert' },
    },
    schloss: {
      art: 'OBLIEGENHEIT',
      zahlen: { cent: { neupreis: fahrrad.grenzen.schloss } },
      blatt: {
        einschraenkungen: 'Das Rad muss mit einem verkehrsüblichen Schloss gesichert sein.',
        verpflichtungen: 'Schließen Sie das Rad immer ab, am besten an einem festen Gegenstand.',
      },
      klausel: 'schloss',
    },
    akku: {
      art: 'OBLIEGENHEIT',
      klausel: 'akku',
    },
    zubehoer: {
      art: 'DECKUNG',
      blatt: { versichert: 'fest verbundenes Zubehör, das im Kaufpreis enthalten ist' },
      klausel: 'zubehoer',
      schein: [
        { name: 'Versichertes Rad', wert: '{rad}' },
        { name: 'Kaufpreis mit Zubehör', wert: '{kaufpreis}' },
        { name: 'Gekauft am', wert: '{kauf}' },
      ],
    },
    leihe: {
      art: 'DECKUNG',
      klausel: 'leihe',
    },
    reparatur,
    reparaturAlter,
    verschleiss,
    schutzbrief,
    vorsatz: {
      art: 'AUSSCHLUSS',
      klausel: 'vorsatz',
    },
    sPedelec: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'S-Pedelecs und andere Räder mit Versicherungskennzeichen' },
      klausel: 'sPedelec',
    },
    lieferdienst: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Räder im Lieferdienst' },
      klausel: 'lieferdienst',
      schein: { name: 'Nutzung', wert: '{nutzung}' },
    },
    losesZubehoer: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'loses Zubehör wie Taschen, Helm und Tacho' },
      klausel: 'losesZubehoer',
    },
    rennen: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden bei Rennen und beim Training dafür' },
      klausel: 'lieferdienst',
    },
    hersteller: {
      art: 'AUSSCHLUSS',
      klausel: 'hersteller',
    },
    aussehen: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden, die nur das Aussehen betreffen' },
      klausel: 'aussehen',
    },
    krieg: {
      art: 'AUSSCHLUSS',
      klausel: 'krieg',
    },
    welt: {
      art: 'GELTUNGSBEREICH',
      blatt: { geltungsbereich: 'weltweit, wenn Ihr Wohnsitz in Deutschland liegt' },
      klausel: 'welt',
      schein: { name: 'Standort', wert: '{ort}' },
    },
    anzeige: diebstahlanzeige,
    belege: {
      art: 'OBLIEGENHEIT',
      blatt: { verpflichtungen: 'Bewahren Sie Kaufbeleg und Rahmennummer auf.' },
      klausel: 'belege',
    },
    rahmennummer: {
      art: 'OBLIEGENHEIT',
      zahlen: { anzahl: { wochen: fristen.rahmennummerWochen } },
      blatt: {
        verpflichtungen: 'Reichen Sie die Rahmennummer nach, wenn sie beim Abschluss noch fehlte.',
      },
      klausel: 'rahmennummer',
      schein: { name: 'Rahmennummer', wert: '{nummer}', ohne: 'Wird nachgereicht' },
    },
  },
} as const satisfies Leistungsbuch;
