import { betriebshaftpflicht } from '../betriebshaftpflicht.ts';
import {
  firmenhaftpflicht,
  haftpflicht,
  haftpflichtAbschnitte,
  neueTaetigkeiten,
  schadenarten,
} from './haftpflicht.ts';
import type { Leistungsbuch } from './leistung.ts';

const abschnitte = {
  versichert: 'Was versichert ist',
  leistung: haftpflichtAbschnitte.leistung,
  faelle: 'Besondere Fälle',
  hoehe: haftpflichtAbschnitte.hoehe,
  ausschluss: 'Was nicht versichert ist',
  umsatz: 'Umsatz und Tätigkeiten',
  forderungen: haftpflichtAbschnitte.forderungen,
} as const;

const [klein, mittel, gross] = betriebshaftpflicht.summe.stufen;

/** Business liability (`domain/antrag.md §6.5`): own short sample text. */
export const betriebshaftpflichtLeistungen = {
  art: 'Es handelt sich um eine Betriebshaftpflicht. Sie schützt Ihren Betrieb, wenn andere Schadenersatz verlangen.',
  abschnitte,
  leistungen: {
    hoechstsumme: firmenhaftpflicht.hoechstsumme,
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
    bearbeiteteSachen: {
      art: 'GRENZE',
      zahlen: { cent: { bis: 250_000_00 } },
      blatt: {
        einschraenkungen:
          'Schäden an Sachen, an denen Sie gerade arbeiten, ersetzen wir bis {bis}.',
      },
      klausel: {
        faelle:
          'Arbeiten an fremden Sachen: Versichert sind Schäden an Sachen, die Sie bearbeiten, bis {bis}.',
      },
    },
    vorsatz: {
      art: 'AUSSCHLUSS',
      klausel: { ausschluss: { punkte: ['Schäden, die jemand vorsätzlich verursacht'] } },
    },
    angehoerige: {
      art: 'AUSSCHLUSS',
      klausel: {
        ausschluss: {
          punkte: ['Schäden, die Sie einem Mitversicherten oder Angehörigen im Betrieb zufügen'],
        },
      },
    },
    eigenschaden: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden, die Ihr Betrieb selbst erleidet' },
    },
    mangel: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'die mangelhafte Leistung selbst, also Nachbesserung und Ersatz' },
      klausel: {
        faelle:
          'Mangelhafte Leistung: Versichert sind Schäden, die daraus folgen. Die Leistung selbst ist es nicht.',
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
    taetigkeiten: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Tätigkeiten, die nicht im Versicherungsschein stehen' },
      klausel: {
        versichert:
          'Versichert ist Ihre gesetzliche Haftpflicht aus den Tätigkeiten, die im Versicherungsschein stehen.',
      },
    },
    schadenarten: {
      art: 'DECKUNG',
      blatt: {
        versichert: [
          'Personenschäden, zum Beispiel wenn jemand in Ihrem Betrieb stürzt',
          'Sachschäden, zum Beispiel wenn Sie beim Kunden etwas beschädigen',
          'Vermögensschäden, die aus einem solchen Schaden folgen',
        ],
      },
      klausel: { versichert: schadenarten },
    },
    mitarbeitende: {
      art: 'DECKUNG',
      blatt: { versichert: 'Ihre Mitarbeitenden, wenn sie für Sie arbeiten' },
      klausel: {
        versichert:
          'Mitversichert sind alle, die im Betrieb arbeiten, soweit sie dienstlich handeln.',
      },
    },
    abwehr: haftpflicht.abwehr,
    umwelt: {
      art: 'DECKUNG',
      klausel: {
        faelle:
          'Umwelt: Versichert sind Schäden durch Stoffe, die plötzlich und unfallartig austreten.',
      },
    },
    schluessel: {
      art: 'GRENZE',
      zahlen: { cent: { bis: 50_000_00 } },
      blatt: { einschraenkungen: 'Verlorene fremde Schlüssel ersetzen wir bis {bis}.' },
      klausel: {
        faelle: 'Schlüssel: Versichert ist der Verlust fremder Schlüssel und Karten bis {bis}.',
      },
    },
    mietraeume: {
      art: 'DECKUNG',
      zahlen: { cent: { bis: 1_000_000_00 } },
      blatt: { versichert: 'Schäden an gemieteten Räumen durch Feuer und Leitungswasser' },
      klausel: {
        faelle:
          'Gemietete Räume: Versichert sind Schäden durch Feuer und Leitungswasser bis {bis}.',
      },
    },
    auftraege: {
      art: 'GELTUNGSBEREICH',
      blatt: { geltungsbereich: 'in Deutschland und bei Aufträgen in der Europäischen Union' },
    },
    amerika: {
      art: 'GELTUNGSBEREICH',
      blatt: { geltungsbereich: 'auf Geschäftsreisen weltweit, ohne USA und Kanada' },
      klausel: {
        ausschluss: { punkte: ['Ansprüche vor Gerichten der USA oder Kanadas'] },
      },
    },
    umsatz: firmenhaftpflicht.umsatz,
    neueTaetigkeiten: neueTaetigkeiten(500_000_00),
    gefahren: haftpflicht.gefahren,
    anerkennen: haftpflicht.anerkennen,
    forderungen: haftpflicht.forderungen,
  },
} as const satisfies Leistungsbuch<keyof typeof abschnitte>;
