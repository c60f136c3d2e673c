import { betriebshaftpflicht } from '../betriebshaftpflicht.ts';
import { firmenhaftpflicht, haftpflicht, neueTaetigkeiten } from './haftpflicht.ts';
import type { Leistungsbuch } from './leistung.ts';

const [klein, mittel, gross] = betriebshaftpflicht.summe.stufen;

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
      zahlen: { cent: { bis: 50_000_00 } },
      blatt: { einschraenkungen: 'Verlorene fremde Schlüssel ersetzen wir bis {bis}.' },
      klausel: 'schluessel',
    },
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
