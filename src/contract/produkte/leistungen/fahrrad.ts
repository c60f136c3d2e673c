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
    },
    leihe: {
      art: 'DECKUNG',
      klausel: 'leihe',
    },
    reparatur: {
      art: 'BAUSTEIN',
      blatt: {
        waehlbar: 'Reparaturschutz bei Unfall, Sturz, Vandalismus und Schäden an Akku und Motor',
      },
      klausel: 'reparatur',
    },
    reparaturAlter,
    verschleiss: {
      art: 'BAUSTEIN',
      zahlen: { anzahl: { monate: 6 } },
      blatt: {
        waehlbar: 'Reparaturschutz mit Verschleiß',
        einschraenkungen:
          'Verschleiß ersetzen wir nur, wenn er als Baustein im Versicherungsschein steht.',
      },
      klausel: 'verschleiss',
    },
    schutzbrief: {
      art: 'BAUSTEIN',
      zahlen: { cent: { jePanne: 500_00 }, anzahl: { kilometer: 10 } },
      blatt: { waehlbar: 'Fahrrad-Schutzbrief mit Hilfe bei Pannen' },
      klausel: 'schutzbrief',
    },
    vorsatz: {
      art: 'AUSSCHLUSS',
      klausel: 'vorsatz',
    },
    sPedelec: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'S-Pedelecs und andere Räder mit Versicherungskennzeichen' },
    },
    lieferdienst: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Räder im Lieferdienst' },
      klausel: 'lieferdienst',
    },
    losesZubehoer: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'loses Zubehör wie Taschen, Helm und Tacho' },
    },
    rennen: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden bei Rennen und beim Training dafür' },
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
    },
    anzeige: diebstahlanzeige,
    belege: {
      art: 'OBLIEGENHEIT',
      blatt: { verpflichtungen: 'Bewahren Sie Kaufbeleg und Rahmennummer auf.' },
      klausel: 'belege',
    },
    rahmennummer: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen: 'Reichen Sie die Rahmennummer nach, wenn sie beim Abschluss noch fehlte.',
      },
    },
  },
} as const satisfies Leistungsbuch;
