import { fahrrad } from '../fahrrad.ts';
import type { Leistung, Leistungsbuch } from './leistung.ts';

const abschnitte = {
  versichert: 'Was versichert ist',
  diebstahl: 'Diebstahl',
  reparatur: 'Reparaturschutz',
  schutzbrief: 'Schutzbrief',
  zahlung: 'Was wir zahlen',
  ausschluss: 'Was nicht versichert ist',
  danach: 'Nach einem Diebstahl',
} as const;

/** What comes first when a bicycle is gone. */
export const diebstahlanzeige = {
  art: 'OBLIEGENHEIT',
  blatt: { verpflichtungen: 'Zeigen Sie einen Diebstahl sofort bei der Polizei an.' },
  klausel: { danach: 'Zeigen Sie den Diebstahl sofort bei der Polizei an.' },
} as const satisfies Leistung<keyof typeof abschnitte>;

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
} as const satisfies Leistung<keyof typeof abschnitte>;

/** Bicycle (`domain/antrag.md §6.1`): own short sample text. */
export const fahrradLeistungen = {
  art: 'Es handelt sich um eine Fahrradversicherung. Sie schützt Ihr Fahrrad, E-Bike oder Lastenrad.',
  abschnitte,
  leistungen: {
    neuwert: {
      art: 'DECKUNG',
      klausel: {
        zahlung:
          'Bei Diebstahl zahlen wir, was ein neues Rad gleicher Art und Güte kostet. Bei einer Reparatur zahlen wir die Rechnung der Werkstatt.',
      },
    },
    hoechstsumme: {
      art: 'GRENZE',
      blatt: { einschraenkungen: 'Wir zahlen höchstens die Versicherungssumme.' },
      klausel: {
        zahlung:
          'Insgesamt zahlen wir höchstens die Versicherungssumme. Ist eine Reparatur teurer als ein gleichwertiges Rad, zahlen wir dieses.',
      },
    },
    wiedergefunden: {
      art: 'DECKUNG',
      klausel: {
        zahlung: 'Wird das Rad wiedergefunden, wählen Sie: Sie behalten das Rad oder das Geld.',
      },
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
      klausel: {
        diebstahl:
          'Wir zahlen, wenn das Rad oder ein fest verbundenes Teil gestohlen oder geraubt wird. Das gilt zu jeder Zeit und an jedem Ort.',
      },
    },
    schloss: {
      art: 'OBLIEGENHEIT',
      zahlen: { cent: { neupreis: fahrrad.grenzen.schloss } },
      blatt: {
        einschraenkungen: 'Das Rad muss mit einem verkehrsüblichen Schloss gesichert sein.',
        verpflichtungen: 'Schließen Sie das Rad immer ab, am besten an einem festen Gegenstand.',
      },
      klausel: {
        diebstahl:
          'Das Rad muss abgeschlossen gewesen sein. Das Schloss muss verkehrsüblich sein und neu mindestens {neupreis} gekostet haben.',
      },
    },
    akku: {
      art: 'OBLIEGENHEIT',
      klausel: {
        diebstahl:
          'Ein Akku ist versichert, wenn er am Rad gesichert war oder in einem verschlossenen Raum lag.',
      },
    },
    zubehoer: {
      art: 'DECKUNG',
      blatt: { versichert: 'fest verbundenes Zubehör, das im Kaufpreis enthalten ist' },
      klausel: {
        versichert:
          'Versichert ist das Rad, das im Versicherungsschein steht, mit allem, was fest daran verbaut ist.',
      },
    },
    leihe: {
      art: 'DECKUNG',
      klausel: {
        versichert:
          'Versichert ist es, wenn Sie selbst damit fahren oder es jemandem leihen, der kein Geld dafür zahlt.',
      },
    },
    reparatur: {
      art: 'BAUSTEIN',
      blatt: {
        waehlbar: 'Reparaturschutz bei Unfall, Sturz, Vandalismus und Schäden an Akku und Motor',
      },
      klausel: {
        reparatur: [
          'Er gilt nur, wenn er im Versicherungsschein steht. Dann zahlen wir Reparaturen nach:',
          {
            punkte: [
              'Unfall, Sturz und Fall',
              'Vandalismus',
              'Feuchtigkeit, Kurzschluss und Überspannung an Akku, Motor und Elektronik',
              'Bedienungsfehlern',
            ],
          },
        ],
      },
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
      klausel: {
        reparatur:
          'Mit dem Baustein Verschleiß zahlen wir auch, was durch normales Fahren verbraucht ist. Reifen und Bremsbeläge gehören dazu, sobald das Rad {monate} Monate versichert ist.',
      },
    },
    schutzbrief: {
      art: 'BAUSTEIN',
      zahlen: { cent: { jePanne: 500_00 }, anzahl: { kilometer: 10 } },
      blatt: { waehlbar: 'Fahrrad-Schutzbrief mit Hilfe bei Pannen' },
      klausel: {
        schutzbrief: [
          'Er gilt nur, wenn er im Versicherungsschein steht. Wir helfen ab {kilometer} Kilometern Entfernung von Ihrer Wohnung.',
          'Wir organisieren eine Reparatur vor Ort, den Transport und die Weiterfahrt. Je Panne tragen wir bis zu {jePanne}.',
        ],
      },
    },
    vorsatz: {
      art: 'AUSSCHLUSS',
      klausel: { ausschluss: { punkte: ['Schäden, die Sie vorsätzlich herbeiführen'] } },
    },
    sPedelec: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'S-Pedelecs und andere Räder mit Versicherungskennzeichen' },
    },
    lieferdienst: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Räder im Lieferdienst' },
      klausel: {
        ausschluss: {
          punkte: ['Schäden bei Rennen, im Lieferdienst oder beim Verleih gegen Geld'],
        },
      },
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
      klausel: {
        ausschluss: { punkte: ['Schäden, die der Hersteller oder Händler ersetzen muss'] },
      },
    },
    aussehen: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden, die nur das Aussehen betreffen' },
      klausel: {
        ausschluss: { punkte: ['Kratzer und Schrammen, die das Fahren nicht stören'] },
      },
    },
    krieg: {
      art: 'AUSSCHLUSS',
      klausel: { ausschluss: { punkte: ['Schäden durch Krieg oder Kernenergie'] } },
    },
    welt: {
      art: 'GELTUNGSBEREICH',
      blatt: { geltungsbereich: 'weltweit, wenn Ihr Wohnsitz in Deutschland liegt' },
    },
    anzeige: diebstahlanzeige,
    belege: {
      art: 'OBLIEGENHEIT',
      blatt: { verpflichtungen: 'Bewahren Sie Kaufbeleg und Rahmennummer auf.' },
      klausel: {
        danach: { weiter: 'Senden Sie uns die Anzeige, den Kaufbeleg und die Rahmennummer.' },
      },
    },
    rahmennummer: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen: 'Reichen Sie die Rahmennummer nach, wenn sie beim Abschluss noch fehlte.',
      },
    },
  },
} as const satisfies Leistungsbuch<keyof typeof abschnitte>;
