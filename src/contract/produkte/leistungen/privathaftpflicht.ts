import { privathaftpflicht } from '../privathaftpflicht.ts';
import { haftpflicht } from './haftpflicht.ts';
import type { Leistung, Leistungsbuch } from './leistung.ts';

const [klein, mittel, gross] = privathaftpflicht.summe.stufen;

export const schluessel = {
  art: 'GRENZE',
  zahlen: {
    cent: {
      bis: {
        BASIS: 10_000_00,
        KOMFORT: 50_000_00,
        PREMIUM: 50_000_00,
        PLUS: 50_000_00,
      },
    },
  },
  blatt: {
    einschraenkungen:
      'Verlorene fremde Schlüssel und geliehene Sachen ersetzen wir bis zur Grenze Ihres Tarifs.',
  },
  klausel: 'schluessel',
  schein: { name: 'Fremde Schlüssel', wert: 'Bis {bis}' },
} as const satisfies Leistung;

export const geliehenes = {
  art: 'GRENZE',
  zahlen: { cent: { bis: { KOMFORT: 10_000_00, PREMIUM: 50_000_00, PLUS: 50_000_00 } } },
  klausel: 'geliehenes',
  schein: {
    name: 'Geliehene Sachen',
    wert: {
      BASIS: 'Nicht versichert',
      KOMFORT: 'Bis {bis}',
      PREMIUM: 'Bis {bis}',
      PLUS: 'Bis {bis}',
    },
  },
} as const satisfies Leistung;

export const forderungsausfall = {
  art: 'DECKUNG',
  klausel: 'forderungsausfall',
  schein: {
    name: 'Ausfall von Forderungen',
    wert: {
      BASIS: 'Nicht versichert',
      KOMFORT: 'Nicht versichert',
      PREMIUM: 'Versichert',
      PLUS: 'Versichert',
    },
  },
} as const satisfies Leistung;

/** Private liability (`domain/antrag.md §6.3`): own short sample text. */
export const privathaftpflichtLeistungen = {
  art: 'Es handelt sich um eine Privathaftpflicht. Sie schützt Sie, wenn Sie im Alltag anderen einen Schaden zufügen.',
  leistungen: {
    hoechstsumme: haftpflicht.hoechstsumme,
    serienschaden: haftpflicht.serienschaden,
    selbstbeteiligung: haftpflicht.selbstbeteiligung,
    alltag: {
      art: 'DECKUNG',
      klausel: 'alltag',
    },
    schadenarten: {
      art: 'DECKUNG',
      blatt: {
        versichert: [
          'Personenschäden, zum Beispiel wenn Sie mit dem Rad jemanden anfahren',
          'Sachschäden, zum Beispiel wenn Ihnen ein fremdes Handy herunterfällt',
          'Vermögensschäden, die aus einem solchen Schaden folgen',
        ],
      },
      klausel: 'schadenarten',
    },
    personen: {
      art: 'BAUSTEIN',
      blatt: { waehlbar: 'wer mitversichert ist: nur Sie, Sie mit Kind, Paar oder Familie' },
      klausel: 'personen',
      schein: [
        { name: 'Versichert', wert: '{personen}' },
        { name: 'Mitversichert', wert: '{namen}' },
      ],
    },
    familienstand: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen:
          'Sagen Sie uns, wenn Sie heiraten, zusammenziehen, sich trennen oder ein Kind bekommen.',
      },
      klausel: 'familienstand',
    },
    summenwahl: {
      art: 'WAHL',
      zahlen: { mio: { klein, mittel, gross } },
      blatt: {
        waehlbar:
          'die Höhe der Versicherungssumme: {klein}, {mittel} oder {gross}\u00A0Mio.\u00A0EUR',
      },
    },
    tarifwahl: {
      art: 'BAUSTEIN',
      blatt: { waehlbar: 'der Tarif und die Höhe der Selbstbeteiligung' },
      klausel: 'tarifwahl',
    },
    mietwohnung: {
      art: 'DECKUNG',
      blatt: { versichert: 'Schäden an der Wohnung, die Sie gemietet haben' },
      klausel: 'mietwohnung',
    },
    kinder: {
      art: 'DECKUNG',
      zahlen: { cent: { bis: 10_000_00 }, anzahl: { jahre: 7 } },
      klausel: 'kinder',
    },
    gefaelligkeit: {
      art: 'DECKUNG',
      klausel: 'gefaelligkeit',
    },
    schluessel,
    internet: {
      art: 'DECKUNG',
      klausel: 'internet',
    },
    geliehenes,
    forderungsausfall,
    abnutzung: {
      art: 'GRENZE',
      blatt: { einschraenkungen: 'Abnutzung an gemieteten Räumen und Sachen ersetzen wir nicht.' },
      klausel: 'mietwohnung',
    },
    kleintiere: {
      art: 'DECKUNG',
      blatt: { versichert: 'Schäden durch zahme Kleintiere wie Katzen und Kaninchen' },
      klausel: 'kleintiere',
    },
    abwehr: haftpflicht.abwehr,
    vorsatz: {
      art: 'AUSSCHLUSS',
      klausel: 'vorsatz',
    },
    eigenschaden: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden, die Sie selbst erleiden' },
      klausel: 'eigenschaden',
    },
    mitversicherte: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden, die Mitversicherte einander zufügen' },
      klausel: 'mitversicherte',
    },
    fahrzeuge: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden durch Autos und andere zulassungspflichtige Fahrzeuge' },
      klausel: 'fahrzeuge',
    },
    hunde: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden durch Hunde und Pferde, die Ihnen gehören' },
      klausel: 'hunde',
    },
    diensthaftpflicht: {
      art: 'BAUSTEIN',
      blatt: {
        waehlbar: 'Diensthaftpflicht, wenn Sie im öffentlichen Dienst arbeiten',
        nichtVersichert: 'Schäden aus Ihrem Beruf, außer mit Diensthaftpflicht',
      },
      klausel: 'diensthaftpflicht',
      schein: { name: 'Diensthaftpflicht', wert: 'Versichert', ohne: 'Nicht versichert' },
    },
    strafen: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Vertragsstrafen, Bußgelder und Geldstrafen' },
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
      zahlen: { anzahl: { jahre: 3 } },
      blatt: { geltungsbereich: 'weltweit auf Reisen und bei Aufenthalten bis zu {jahre} Jahre' },
      klausel: 'welt',
    },
    neueRisiken: {
      art: 'DECKUNG',
      klausel: 'neueRisiken',
    },
    gefahren: haftpflicht.gefahren,
    forderungen: haftpflicht.forderungen,
  },
} as const satisfies Leistungsbuch;
