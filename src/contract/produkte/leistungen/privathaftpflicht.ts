import { privathaftpflicht } from '../privathaftpflicht.ts';
import { haftpflicht, haftpflichtAbschnitte, schadenarten } from './haftpflicht.ts';
import type { Leistungsbuch } from './leistung.ts';

const abschnitte = {
  versichert: 'Was versichert ist',
  personen: 'Wer versichert ist',
  leistung: haftpflichtAbschnitte.leistung,
  faelle: 'Besondere Fälle',
  tarif: 'Ihr Tarif',
  hoehe: haftpflichtAbschnitte.hoehe,
  ausschluss: 'Was nicht versichert ist',
  aenderung: 'Wenn sich etwas ändert',
  forderungen: haftpflichtAbschnitte.forderungen,
} as const;

const [klein, mittel, gross] = privathaftpflicht.summe.stufen;

/** Private liability (`domain/antrag.md §6.3`): own short sample text. */
export const privathaftpflichtLeistungen = {
  art: 'Es handelt sich um eine Privathaftpflicht. Sie schützt Sie, wenn Sie im Alltag anderen einen Schaden zufügen.',
  abschnitte,
  leistungen: {
    hoechstsumme: haftpflicht.hoechstsumme,
    serienschaden: haftpflicht.serienschaden,
    selbstbeteiligung: haftpflicht.selbstbeteiligung,
    alltag: {
      art: 'DECKUNG',
      klausel: {
        versichert:
          'Versichert ist Ihre gesetzliche Haftpflicht als Privatperson: im Haushalt, in der Familie, in der Freizeit und beim Sport.',
      },
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
      klausel: { versichert: schadenarten },
    },
    personen: {
      art: 'BAUSTEIN',
      blatt: { waehlbar: 'wer mitversichert ist: nur Sie, Sie mit Kind, Paar oder Familie' },
      klausel: {
        personen: [
          'Wer mitversichert ist, steht im Versicherungsschein.',
          {
            punkte: [
              'Ich allein: nur Sie',
              'Ich mit Kind: Sie und Ihre Kinder',
              'Paar: Sie und die Person, mit der Sie zusammenleben',
              'Familie: Sie, diese Person und Ihre Kinder',
            ],
          },
          'Kinder sind bis zum Ende der Schule oder der ersten Ausbildung versichert, solange sie nicht verheiratet sind.',
        ],
      },
    },
    familienstand: {
      art: 'OBLIEGENHEIT',
      blatt: {
        verpflichtungen:
          'Sagen Sie uns, wenn Sie heiraten, zusammenziehen, sich trennen oder ein Kind bekommen.',
      },
      klausel: {
        personen:
          'Trennen Sie sich, endet der Schutz der anderen Person an dem Tag, zu dem Sie den Vertrag ändern.',
      },
    },
    summenwahl: {
      art: 'GRENZE',
      zahlen: { mio: { klein, mittel, gross } },
      blatt: {
        waehlbar:
          'die Höhe der Versicherungssumme: {klein}, {mittel} oder {gross}\u00A0Mio.\u00A0EUR',
      },
    },
    tarifwahl: {
      art: 'BAUSTEIN',
      blatt: { waehlbar: 'der Tarif und die Höhe der Selbstbeteiligung' },
      klausel: { tarif: 'Welchen Tarif Sie haben, steht im Versicherungsschein.' },
    },
    mietwohnung: {
      art: 'DECKUNG',
      blatt: { versichert: 'Schäden an der Wohnung, die Sie gemietet haben' },
      klausel: {
        faelle:
          'Gemietete Wohnung: Versichert sind Schäden an Wänden, Böden, Türen und festen Einbauten. Abnutzung ist es nicht.',
      },
    },
    kinder: {
      art: 'DECKUNG',
      zahlen: { cent: { bis: 10_000_00 }, anzahl: { jahre: 7 } },
      klausel: {
        faelle:
          'Kinder: Ein Kind unter {jahre} Jahren haftet nicht. Wir zahlen auf Ihren Wunsch trotzdem, bis {bis}.',
      },
    },
    gefaelligkeit: {
      art: 'DECKUNG',
      klausel: {
        faelle:
          'Gefälligkeit: Helfen Sie jemandem ohne Lohn, zahlen wir auch, wenn Sie deshalb nicht haften müssten.',
      },
    },
    schluessel: {
      art: 'GRENZE',
      zahlen: {
        cent: {
          bis: { BASIS: 10_000_00, sonst: 50_000_00 },
        },
      },
      blatt: {
        einschraenkungen:
          'Verlorene fremde Schlüssel und geliehene Sachen ersetzen wir bis zur Grenze Ihres Tarifs.',
      },
      klausel: {
        faelle:
          'Schlüssel: Versichert ist der Verlust fremder Schlüssel, im Tarif Basis bis {bis.BASIS}, sonst bis {bis.sonst}.',
      },
    },
    internet: {
      art: 'DECKUNG',
      klausel: {
        faelle:
          'Internet: Versichert sind Schäden, wenn Sie ohne Absicht Schadprogramme weitergeben.',
      },
    },
    geliehenes: {
      art: 'GRENZE',
      zahlen: { cent: { bis: { KOMFORT: 10_000_00, PREMIUM: 50_000_00 } } },
      klausel: {
        tarif: [
          {
            punkte: [
              'Basis: ohne geliehene Sachen',
              'Komfort: geliehene Sachen bis {bis.KOMFORT}',
              'Premium und Plus: geliehene Sachen bis {bis.PREMIUM} und Ausfall von Forderungen',
            ],
          },
          'Ausfall von Forderungen heißt: Jemand schuldet Ihnen Schadenersatz und kann nicht zahlen. Dann zahlen wir, wenn ein Gericht die Forderung bestätigt hat.',
        ],
      },
    },
    abnutzung: {
      art: 'GRENZE',
      blatt: { einschraenkungen: 'Abnutzung an gemieteten Räumen und Sachen ersetzen wir nicht.' },
    },
    kleintiere: {
      art: 'DECKUNG',
      blatt: { versichert: 'Schäden durch zahme Kleintiere wie Katzen und Kaninchen' },
    },
    abwehr: haftpflicht.abwehr,
    vorsatz: {
      art: 'AUSSCHLUSS',
      klausel: { ausschluss: { punkte: ['Schäden, die jemand vorsätzlich verursacht'] } },
    },
    eigenschaden: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden, die Sie selbst erleiden' },
    },
    mitversicherte: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden, die Mitversicherte einander zufügen' },
      klausel: {
        ausschluss: {
          punkte: ['Schäden von Mitversicherten und von Angehörigen, die mit Ihnen zusammenleben'],
        },
      },
    },
    fahrzeuge: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden durch Autos und andere zulassungspflichtige Fahrzeuge' },
      klausel: {
        ausschluss: {
          punkte: ['Schäden durch den Gebrauch von Fahrzeugen, die zugelassen sein müssen'],
        },
      },
    },
    hunde: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden durch Hunde und Pferde, die Ihnen gehören' },
      klausel: {
        ausschluss: { punkte: ['Schäden durch Hunde, Pferde und Tiere, die einem Gewerbe dienen'] },
      },
    },
    diensthaftpflicht: {
      art: 'BAUSTEIN',
      blatt: {
        waehlbar: 'Diensthaftpflicht, wenn Sie im öffentlichen Dienst arbeiten',
        nichtVersichert: 'Schäden aus Ihrem Beruf, außer mit Diensthaftpflicht',
      },
      klausel: {
        faelle:
          'Diensthaftpflicht: Sie gilt nur, wenn sie im Versicherungsschein steht. Dann sind Schäden versichert, die Sie im Dienst verursachen.',
      },
    },
    strafen: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Vertragsstrafen, Bußgelder und Geldstrafen' },
    },
    vertraege: {
      art: 'AUSSCHLUSS',
      klausel: {
        ausschluss: {
          punkte: [
            'Ansprüche aus Verträgen, die über das Gesetz hinausgehen',
            'Schäden durch Asbest, Kernenergie oder Krieg',
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
      zahlen: { anzahl: { jahre: 3 } },
      blatt: { geltungsbereich: 'weltweit auf Reisen und bei Aufenthalten bis zu {jahre} Jahre' },
    },
    neueRisiken: {
      art: 'DECKUNG',
      klausel: {
        aenderung: [
          'Neue Risiken Ihres Alltags sind sofort mitversichert. Nennen Sie uns diese, wenn wir danach fragen.',
          'Nicht dazu gehören ein Beruf, Fahrzeuge, Hunde und Pferde.',
        ],
      },
    },
    gefahren: haftpflicht.gefahren,
    anerkennen: haftpflicht.anerkennen,
    forderungen: haftpflicht.forderungen,
  },
} as const satisfies Leistungsbuch<keyof typeof abschnitte>;
