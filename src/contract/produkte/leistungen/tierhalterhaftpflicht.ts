import { tierhalterhaftpflicht } from '../tierhalterhaftpflicht.ts';
import { haftpflicht, haftpflichtAbschnitte, schadenarten } from './haftpflicht.ts';
import type { Leistungsbuch } from './leistung.ts';

const abschnitte = {
  versichert: 'Was versichert ist',
  leistung: haftpflichtAbschnitte.leistung,
  faelle: 'Besondere Fälle',
  neu: 'Neue Hunde',
  hoehe: haftpflichtAbschnitte.hoehe,
  ausschluss: 'Was nicht versichert ist',
  pflicht: 'Pflichtversicherung',
  forderungen: haftpflichtAbschnitte.forderungen,
} as const;

const [klein, mittel, gross] = tierhalterhaftpflicht.summe.stufen;

/** Dog owner's liability (`domain/antrag.md §6.2`): own short sample text. */
export const tierhalterhaftpflichtLeistungen = {
  art: 'Es handelt sich um eine Tierhalterhaftpflicht. Sie schützt Sie, wenn Ihr Hund anderen einen Schaden zufügt.',
  abschnitte,
  leistungen: {
    hoechstsumme: haftpflicht.hoechstsumme,
    serienschaden: haftpflicht.serienschaden,
    selbstbeteiligung: haftpflicht.selbstbeteiligung,
    summenwahl: {
      art: 'GRENZE',
      zahlen: { mio: { klein, mittel, gross } },
      blatt: {
        waehlbar:
          'die Höhe der Versicherungssumme: {klein}, {mittel} oder {gross}\u00A0Mio.\u00A0EUR',
      },
    },
    sbWahl: haftpflicht.sbWahl,
    hundezahl: {
      art: 'GRENZE',
      zahlen: { anzahl: { hunde: tierhalterhaftpflicht.grenzen.hunde.online } },
      blatt: { waehlbar: 'bis zu {hunde} Hunde in einem Vertrag' },
    },
    rassen: {
      art: 'GRENZE',
      zahlen: {
        cent: {
          selbstbeteiligung:
            Number(tierhalterhaftpflicht.grenzen.listenhundSb.replace('SB_', '')) * 100,
        },
      },
      absage: {
        LISTENHUND_NUR_MIT_SB_500:
          'Für diese Rasse ist nur eine Selbstbeteiligung von {selbstbeteiligung} möglich.',
      },
      blatt: {
        einschraenkungen:
          'Für manche Rassen gibt es den Vertrag nur mit {selbstbeteiligung} Selbstbeteiligung.',
      },
    },
    hunde: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Hunde, die nicht im Versicherungsschein stehen' },
      klausel: {
        versichert:
          'Versichert ist Ihre gesetzliche Haftpflicht als Halterin oder Halter der Hunde, die im Versicherungsschein stehen.',
      },
    },
    schadenarten: {
      art: 'DECKUNG',
      blatt: {
        versichert: [
          'Personenschäden, zum Beispiel wenn Ihr Hund jemanden beißt oder umrennt',
          'Sachschäden, zum Beispiel wenn er ein fremdes Sofa zerbeißt',
          'Vermögensschäden, die aus einem solchen Schaden folgen',
        ],
      },
      klausel: { versichert: schadenarten },
    },
    welpen: {
      art: 'DECKUNG',
      zahlen: { anzahl: { monate: 12 } },
      klausel: {
        faelle: [
          'Welpen: Junge Ihrer versicherten Hündin sind mitversichert, bis sie {monate} Monate alt sind.',
          'Deckakt: Versichert sind Schäden, wenn Ihr Hund ungewollt eine Hündin deckt.',
        ],
      },
    },
    leine: {
      art: 'OBLIEGENHEIT',
      blatt: { verpflichtungen: 'Halten Sie sich an Vorschriften über Leine und Maulkorb.' },
      klausel: {
        faelle:
          'Ohne Leine: Wir zahlen auch, wenn Ihr Hund entgegen einer Vorschrift nicht angeleint war.',
      },
    },
    mietwohnung: {
      art: 'DECKUNG',
      zahlen: { cent: { bis: 500_000_00 } },
      blatt: {
        versichert: 'Schäden an der Wohnung, die Sie gemietet haben',
        einschraenkungen: 'Schäden an der gemieteten Wohnung ersetzen wir bis {bis}.',
      },
      klausel: {
        faelle:
          'Gemietete Wohnung: Versichert sind Schäden an Wänden, Böden und Türen bis {bis}. Abnutzung ist es nicht.',
      },
    },
    assistenzhunde: {
      art: 'DECKUNG',
      klausel: { faelle: 'Assistenzhunde: Sie sind versichert wie alle anderen Hunde.' },
    },
    hueten: {
      art: 'DECKUNG',
      blatt: { versichert: 'alle, die den Hund ohne Lohn für Sie hüten' },
      klausel: {
        versichert: 'Mitversichert ist, wer den Hund ohne Lohn für Sie hütet oder ausführt.',
      },
    },
    abwehr: haftpflicht.abwehr,
    vorsatz: {
      art: 'AUSSCHLUSS',
      klausel: { ausschluss: { punkte: ['Schäden, die jemand vorsätzlich verursacht'] } },
    },
    eigenschaden: {
      art: 'AUSSCHLUSS',
      blatt: {
        nichtVersichert: 'Schäden, die Sie selbst oder Menschen in Ihrem Haushalt erleiden',
      },
      klausel: {
        ausschluss: { punkte: ['Schäden von Menschen, die mit Ihnen im selben Haushalt leben'] },
      },
    },
    gewerbe: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Hunde, die einem Gewerbe dienen' },
      klausel: { ausschluss: { punkte: ['Schäden durch Hunde, die einem Gewerbe dienen'] } },
    },
    gefaehrlich: {
      art: 'AUSSCHLUSS',
      blatt: {
        nichtVersichert:
          'Hunde, die eine Behörde schon vor dem Vertrag als gefährlich eingestuft hat',
      },
    },
    strafen: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Bußgelder und Geldstrafen' },
    },
    vertraege: {
      art: 'AUSSCHLUSS',
      klausel: {
        ausschluss: {
          punkte: [
            'Ansprüche aus Verträgen, die über das Gesetz hinausgehen',
            'Schäden durch Kernenergie oder Krieg',
          ],
        },
      },
    },
    europa: {
      art: 'GELTUNGSBEREICH',
      blatt: { geltungsbereich: 'in Deutschland und der Europäischen Union ohne zeitliche Grenze' },
    },
    welt: {
      art: 'GELTUNGSBEREICH',
      blatt: { geltungsbereich: 'weltweit auf Reisen bis zu einem Jahr' },
    },
    neueHunde: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen: 'Sagen Sie uns, wenn ein Hund dazukommt oder nicht mehr bei Ihnen lebt.',
      },
      klausel: {
        neu: [
          'Ein weiterer Hund ist ab dem ersten Tag mitversichert, wenn Sie ihn uns innerhalb eines Monats nennen.',
          'Das gilt nicht für Rassen, die wir nicht versichern.',
        ],
      },
    },
    einstufung: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen: 'Sagen Sie uns, wenn eine Behörde Ihren Hund als gefährlich einstuft.',
      },
    },
    anerkennen: haftpflicht.anerkennen,
    pflichtversicherung: {
      art: 'DECKUNG',
      klausel: {
        pflicht: [
          'In vielen Ländern ist die Versicherung für Hunde Pflicht. Einen Nachweis für Ihre Gemeinde bekommen Sie von uns.',
          'Verlangt es das Gesetz, melden wir der Behörde, wenn Ihr Vertrag endet.',
        ],
      },
    },
    forderungen: haftpflicht.forderungen,
  },
} as const satisfies Leistungsbuch<keyof typeof abschnitte>;
