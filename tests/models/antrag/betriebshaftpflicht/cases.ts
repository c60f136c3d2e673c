import type { BetriebshaftpflichtAntworten } from '#machines/antrag/betriebshaftpflicht/answers.ts';
import type { betriebshaftpflicht } from '#machines/antrag/betriebshaftpflicht/machine.ts';
import type { AntragKontext, Risikofrage } from '#machines/antrag/context.ts';
import { AntragFehler } from '#machines/antrag/failure.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { anfrageMit } from '../anfrage.ts';
import { abschlussAntworten, adresse, antragCases, personAntworten } from '../antragCases.ts';
import type { AntragFall } from '../fall.ts';
import { firma } from '../nehmer.ts';
import { risikofragen } from '../weg.ts';

const { woanders: _, ...ansprechperson } = personAntworten.person;

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
  angebot: { sb: 'SB_250', zahlweise: 'JAEHRLICH', versicherungsbeginn: '2026-11-21' },
  firma: {
    firmenname: 'Bergmann Software GmbH',
    rechtsform: 'GMBH',
    handelsregister: 'HRB 12345',
    registergericht: 'Münster',
    ...ansprechperson,
  },
  ...abschlussAntworten,
  kontaktZahlung: { ...abschlussAntworten.kontaktZahlung, telefon: '+492511234567' },
} satisfies Required<BetriebshaftpflichtAntworten>;

export const fragen: readonly Risikofrage[] = [
  { id: 'R01', text: 'Entwickeln Sie Software für Medizin?' },
  { id: 'R02', text: 'Verarbeiten Sie mehr als 10.000 Kundendatensätze?' },
];

/** What is asked and answered here alone. */
export const fall: AntragFall<BetriebshaftpflichtAntworten> = {
  antworten,
  anfrage: anfrageMit(risiko),
  teile: ['bhv'],
  nehmer: firma,
  haelt,
  vonHand: (schritt, { umsatz, firma: betrieb }) =>
    (schritt === 'umsatz' && umsatz?.auslandsanteilUeber10 === true) ||
    (schritt === 'firma' && betrieb?.rechtsform === 'KOERPERSCHAFT'),
  weitereWahl: [{ sb: 'SB_KEINE' }, { sb: 'SB_1000' }],
  andereWahl: { ...antworten.angebot, sb: 'SB_500' },
  aenderung: { schritt: 'deckung', antwort: { versicherungssumme: 1_000_000_000 } },
  entwurf: { gewerbe: antworten.gewerbe, risikofragen: antworten.risikofragen },
  sonst: {
    'mit einer von zwei Fragen': { schritt: 'risikofragen', antwort: { R01: false } },
    'mit viel Umsatz im Ausland': {
      schritt: 'umsatz',
      antwort: { ...antworten.umsatz, auslandsanteilUeber10: true },
    },
    'als Körperschaft': {
      schritt: 'firma',
      antwort: {
        firmenname: 'Stadtwerke Münster',
        rechtsform: 'KOERPERSCHAFT',
        ...ansprechperson,
      },
    },
  },
  calls: {
    risikofragenLaden: {
      done: { zwei: fragen, keine: [] },
      error: { TECHNISCH: new AntragFehler('TECHNISCH') },
    },
  },
  abseits: (context) => zahlDerFragen(context) === 0,
  flags: (context) => [
    zahlDerFragen(context),
    'risikofragen' in context.antworten,
    JSON.stringify(context.antworten.angebot),
  ],
};

export const cases = casesFor<typeof betriebshaftpflicht>(antragCases(fall));

function zahlDerFragen(context: AntragKontext<BetriebshaftpflichtAntworten>): number | null {
  return risikofragen(context)?.length ?? null;
}

/** What the price takes of the firm (`domain/antrag.md §6.5`). */
function risiko({
  gewerbe,
  umsatz,
  deckung,
  angebot,
  risikofragen: fragen,
}: BetriebshaftpflichtAntworten) {
  if (!gewerbe || !umsatz || !deckung || !angebot) return null;
  const { hauptgewerbe, nebengewerbe } = gewerbe;
  // Both decide who looks at it, not what it costs.
  const { gegruendetVor2019: _, auslandsanteilUeber10: __, ...betrieb } = umsatz;
  return {
    hauptgewerbe: hauptgewerbe.gewerbeId,
    nebengewerbe: nebengewerbe.map(({ gewerbeId }) => gewerbeId),
    risikofragen: fragen ?? {},
    ...betrieb,
    ...deckung,
    sb: angebot.sb,
  };
}

/** Every question about her trades is answered. */
function haelt(schritt: string, context: AntragKontext<BetriebshaftpflichtAntworten>): boolean {
  const beantwortet = context.antworten.risikofragen ?? {};
  return (
    schritt !== 'risikofragen' || (risikofragen(context) ?? []).every(({ id }) => id in beantwortet)
  );
}
