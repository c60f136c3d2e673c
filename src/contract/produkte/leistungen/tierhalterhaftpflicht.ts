import { tierhalterhaftpflicht } from '../tierhalterhaftpflicht.ts';
import { haftpflicht } from './haftpflicht.ts';
import type { Leistungsbuch } from './leistung.ts';

const [klein, mittel, gross] = tierhalterhaftpflicht.summe.stufen;

/** Dog owner's liability (`domain/antrag.md §6.2`): own short sample text. */
export const tierhalterhaftpflichtLeistungen = {
  art: 'Es handelt sich um eine Tierhalterhaftpflicht. Sie schützt Sie, wenn Ihr Hund anderen einen Schaden zufügt.',
  leistungen: {
    hoechstsumme: haftpflicht.hoechstsumme,
    serienschaden: haftpflicht.serienschaden,
    selbstbeteiligung: haftpflicht.selbstbeteiligung,
    summenwahl: {
      art: 'WAHL',
      zahlen: { mio: { klein, mittel, gross } },
      blatt: {
        waehlbar:
          'die Höhe der Versicherungssumme: {klein}, {mittel} oder {gross}\u00A0Mio.\u00A0EUR',
      },
    },
    sbWahl: haftpflicht.sbWahl,
    hundezahl: {
      art: 'WAHL',
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
      klausel: 'rassen',
    },
    hunde: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Hunde, die nicht im Versicherungsschein stehen' },
      klausel: 'hunde',
      schein: { name: 'Versicherte Hunde', wert: '{hunde}' },
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
      klausel: 'schadenarten',
    },
    welpen: {
      art: 'DECKUNG',
      zahlen: { anzahl: { monate: 12 } },
      klausel: 'welpen',
    },
    leine: {
      art: 'OBLIEGENHEIT',
      blatt: { verpflichtungen: 'Halten Sie sich an Vorschriften über Leine und Maulkorb.' },
      klausel: 'leine',
    },
    mietwohnung: {
      art: 'DECKUNG',
      zahlen: { cent: { bis: 500_000_00 } },
      blatt: {
        versichert: 'Schäden an der Wohnung, die Sie gemietet haben',
        einschraenkungen: 'Schäden an der gemieteten Wohnung ersetzen wir bis {bis}.',
      },
      klausel: 'mietwohnung',
    },
    assistenzhunde: {
      art: 'DECKUNG',
      klausel: 'assistenzhunde',
    },
    hueten: {
      art: 'DECKUNG',
      blatt: { versichert: 'alle, die den Hund ohne Lohn für Sie hüten' },
      klausel: 'hueten',
    },
    abwehr: haftpflicht.abwehr,
    vorsatz: {
      art: 'AUSSCHLUSS',
      klausel: 'vorsatz',
    },
    eigenschaden: {
      art: 'AUSSCHLUSS',
      blatt: {
        nichtVersichert: 'Schäden, die Sie selbst oder Menschen in Ihrem Haushalt erleiden',
      },
      klausel: 'eigenschaden',
    },
    gewerbe: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Hunde, die einem Gewerbe dienen' },
      klausel: 'gewerbe',
    },
    gefaehrlich: {
      art: 'AUSSCHLUSS',
      blatt: {
        nichtVersichert:
          'Hunde, die eine Behörde schon vor dem Vertrag als gefährlich eingestuft hat',
      },
      klausel: 'gefaehrlich',
    },
    strafen: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Bußgelder und Geldstrafen' },
      klausel: 'strafen',
    },
    vertraege: {
      art: 'AUSSCHLUSS',
      klausel: 'vertraege',
    },
    europa: {
      art: 'GELTUNGSBEREICH',
      blatt: { geltungsbereich: 'in Deutschland und der Europäischen Union ohne zeitliche Grenze' },
      klausel: 'europa',
    },
    welt: {
      art: 'GELTUNGSBEREICH',
      blatt: { geltungsbereich: 'weltweit auf Reisen bis zu einem Jahr' },
      klausel: 'welt',
    },
    neueHunde: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen: 'Sagen Sie uns, wenn ein Hund dazukommt oder nicht mehr bei Ihnen lebt.',
      },
      klausel: 'neueHunde',
    },
    einstufung: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen: 'Sagen Sie uns, wenn eine Behörde Ihren Hund als gefährlich einstuft.',
      },
      klausel: 'einstufung',
    },
    pflichtversicherung: {
      art: 'DECKUNG',
      klausel: 'pflichtversicherung',
    },
    forderungen: haftpflicht.forderungen,
  },
} as const satisfies Leistungsbuch;
