import { betriebshaftpflicht } from '../betriebshaftpflicht.ts';
import { firmenhaftpflicht, haftpflicht, neueTaetigkeiten } from './haftpflicht.ts';
import { kartensatz, type Leistung, type Leistungsbuch } from './leistung.ts';

const [klein, mittel, gross] = betriebshaftpflicht.summe.stufen;

/** Cents for keys that were lost, and with the module. */
const schluesselverlust = { cent: { bis: 50_000_00, erweitert: 100_000_00 } };

/** What happens to others by way of data and networks. */
const internet = {
  art: 'BAUSTEIN',
  nur: 'BHV_2',
  zahlen: { cent: { bis: 1_000_000_00 } },
  blatt: {
    waehlbar: 'Internetschäden bis {bis}, zum Beispiel durch weitergegebene Schadprogramme',
    nichtVersichert:
      'Schäden durch den Austausch von Daten, außer mit dem Baustein Internetschäden',
  },
  klausel: 'internet',
  schein: { name: 'Internetschäden', wert: 'Versichert bis {bis}', ohne: 'Nicht versichert' },
  karte: {
    INTERNETSCHAEDEN:
      'Weitergegebene Viren, gelöschte und bekannt gewordene Daten anderer, bis {bis}.',
  },
} as const satisfies Leistung;

/** Keys of others, for whoever looks after whole buildings. */
const schluesselErweitert = {
  art: 'BAUSTEIN',
  nur: 'BHV_2',
  zahlen: schluesselverlust,
  blatt: { waehlbar: 'Verlust fremder Schlüssel bis {erweitert} statt bis {bis}' },
  klausel: 'schluesselErweitert',
  schein: {
    name: 'Erweiterter Schlüsselschutz',
    wert: 'Versichert bis {erweitert}',
    ohne: 'Nicht versichert',
  },
  karte: { SCHLUESSEL_ERWEITERT: 'Verlorene fremde Schlüssel bis {erweitert} statt bis {bis}.' },
} as const satisfies Leistung;

/** Business liability (`domain/antrag.md §6.5`): own short sample text. */
export const betriebshaftpflichtLeistungen = {
  art: 'Es handelt sich um eine Betriebshaftpflicht. Sie schützt Ihren Betrieb, wenn andere Schadenersatz verlangen.',
  leistungen: {
    hoechstsumme: firmenhaftpflicht.hoechstsumme,
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
    bearbeiteteSachen: {
      art: 'GRENZE',
      zahlen: { cent: { bis: 250_000_00 } },
      blatt: {
        einschraenkungen:
          'Schäden an Sachen, an denen Sie gerade arbeiten, ersetzen wir bis {bis}.',
      },
      klausel: 'bearbeiteteSachen',
    },
    vorsatz: {
      art: 'AUSSCHLUSS',
      klausel: 'vorsatz',
    },
    angehoerige: {
      art: 'AUSSCHLUSS',
      klausel: 'angehoerige',
    },
    eigenschaden: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden, die Ihr Betrieb selbst erleidet' },
      klausel: 'eigenschaden',
    },
    mangel: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'die mangelhafte Leistung selbst, also Nachbesserung und Ersatz' },
      klausel: 'mangel',
    },
    fahrzeuge: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Schäden durch Autos und andere zulassungspflichtige Fahrzeuge' },
      klausel: 'fahrzeuge',
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
    taetigkeiten: {
      art: 'AUSSCHLUSS',
      blatt: { nichtVersichert: 'Tätigkeiten, die nicht im Versicherungsschein stehen' },
      klausel: 'taetigkeiten',
      schein: [
        { name: 'Haupttätigkeit', wert: '{haupt}' },
        { name: 'Weitere Tätigkeiten', wert: '{weitere}' },
      ],
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
      klausel: 'schadenarten',
    },
    mitarbeitende: {
      art: 'DECKUNG',
      blatt: { versichert: 'Ihre Mitarbeitenden, wenn sie für Sie arbeiten' },
      klausel: 'mitarbeitende',
    },
    abwehr: haftpflicht.abwehr,
    umwelt: {
      art: 'DECKUNG',
      klausel: 'umwelt',
    },
    schluessel: {
      art: 'GRENZE',
      zahlen: { cent: { bis: schluesselverlust.cent.bis } },
      blatt: { einschraenkungen: 'Verlorene fremde Schlüssel ersetzen wir bis {bis}.' },
      klausel: 'schluessel',
    },
    internet,
    schluesselErweitert,
    mietraeume: {
      art: 'DECKUNG',
      zahlen: { cent: { bis: 1_000_000_00 } },
      blatt: { versichert: 'Schäden an gemieteten Räumen durch Feuer und Leitungswasser' },
      klausel: 'mietraeume',
    },
    auftraege: {
      art: 'GELTUNGSBEREICH',
      blatt: { geltungsbereich: 'in Deutschland und bei Aufträgen in der Europäischen Union' },
      klausel: 'auftraege',
    },
    amerika: {
      art: 'GELTUNGSBEREICH',
      blatt: { geltungsbereich: 'auf Geschäftsreisen weltweit, ohne USA und Kanada' },
      klausel: 'amerika',
    },
    umsatz: firmenhaftpflicht.umsatz,
    neueTaetigkeiten: neueTaetigkeiten(500_000_00),
    gefahren: haftpflicht.gefahren,
    heissarbeiten: firmenhaftpflicht.heissarbeiten,
    forderungen: haftpflicht.forderungen,
  },
} as const satisfies Leistungsbuch;

const waehlbar = [internet, schluesselErweitert];

/** What each module is for, in a sentence. */
export const bausteinerklaerung = {
  INTERNETSCHAEDEN: kartensatz(waehlbar, 'INTERNETSCHAEDEN'),
  SCHLUESSEL_ERWEITERT: kartensatz(waehlbar, 'SCHLUESSEL_ERWEITERT'),
} as const satisfies Record<(typeof betriebshaftpflicht)['grenzen']['bausteine'][number], string>;
