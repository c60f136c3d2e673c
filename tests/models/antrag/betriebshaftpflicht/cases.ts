import type { BetriebshaftpflichtAntworten } from '#machines/antrag/betriebshaftpflicht/answers.ts';
import {
  type betriebshaftpflicht,
  erreichbareSchritte,
} from '#machines/antrag/betriebshaftpflicht/machine.ts';
import { betriebshaftpflichtRegel } from '#machines/antrag/betriebshaftpflicht/regel.ts';
import type { AntragKontext, Risikofrage } from '#machines/antrag/context.ts';
import { AntragFehler } from '#machines/antrag/failure.ts';
import { ergebnisVon } from '#machines/antrag/regel.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { abschlussAntworten, adresse, antragCases, personAntworten } from '../antragCases.ts';

/** One valid answer per step. */
export const antworten = {
  gewerbe: {
    hauptgewerbe: { gewerbeId: '1001', name: 'IT-Dienstleistung, Softwareentwicklung' },
    nebengewerbe: [{ gewerbeId: '1002', name: 'Unternehmensberatung' }],
  },
  risikofragen: { R01: false, R02: true },
  firmensitz: adresse,
  umsatz: {
    gegruendetVor2019: false,
    gruendungsdatum: '2025-10-01',
    jahresumsatz: 120_000_00,
    anzahlMitarbeiter: 2,
    auslandsumsatzUSA: false,
    auslandsanteilUeber10: false,
  },
  deckung: { versicherungssumme: 500_000_000 },
  vorversicherung: personAntworten.vorversicherung,
  tarif: { sb: 'SB_250', zahlweise: 'JAEHRLICH', versicherungsbeginn: '2026-11-21' },
  firma: {
    firmenname: 'Bergmann Software GmbH',
    rechtsform: 'GMBH',
    handelsregister: 'HRB 12345',
    registergericht: 'Münster',
  },
  ansprechpartner: personAntworten.person,
  ...abschlussAntworten,
  kontakt: { ...abschlussAntworten.kontakt, telefon: '+492511234567' },
} satisfies Required<BetriebshaftpflichtAntworten>;

export const fragen: readonly Risikofrage[] = [
  { id: 'R01', text: 'Entwickeln Sie Software für Medizin?' },
  { id: 'R02', text: 'Verarbeiten Sie mehr als 10.000 Kundendatensätze?' },
];

export const cases = casesFor<typeof betriebshaftpflicht>(
  antragCases({
    regel: betriebshaftpflichtRegel,
    weg: erreichbareSchritte,
    antworten,
    andereWahl: { ...antworten.tarif, sb: 'SB_500' },
    aenderung: { schritt: 'deckung', antwort: { versicherungssumme: 1_000_000_000 } },
    preis: {
      gewerbe: ['hauptgewerbe', 'nebengewerbe'],
      risikofragen: ['R01', 'R02'],
      umsatz: ['gruendungsdatum', 'jahresumsatz', 'anzahlMitarbeiter', 'auslandsumsatzUSA'],
      deckung: ['versicherungssumme'],
      vorversicherung: ['gekuendigtDurch', 'vorschaeden'],
      tarif: ['sb', 'zahlweise'],
    },
    entwurf: { gewerbe: antworten.gewerbe, risikofragen: antworten.risikofragen },
    sonst: {
      'mit einer von zwei Fragen': { schritt: 'risikofragen', antwort: { R01: false } },
      'mit viel Umsatz im Ausland': {
        schritt: 'umsatz',
        antwort: { ...antworten.umsatz, auslandsanteilUeber10: true },
      },
      'als Körperschaft': {
        schritt: 'firma',
        antwort: { firmenname: 'Stadtwerke Münster', rechtsform: 'KOERPERSCHAFT' },
      },
    },
    calls: {
      risikofragenLaden: {
        done: { zwei: fragen, keine: [] },
        error: { TECHNISCH: new AntragFehler('TECHNISCH') },
      },
    },
    abseits: (context) => zahlDerFragen(context) === 0,
    flags: (context) => [zahlDerFragen(context), 'risikofragen' in context.antworten],
  }),
);

function zahlDerFragen(context: AntragKontext<BetriebshaftpflichtAntworten>): number | null {
  return ergebnisVon(betriebshaftpflichtRegel, 'risikofragenLaden', context)?.length ?? null;
}
