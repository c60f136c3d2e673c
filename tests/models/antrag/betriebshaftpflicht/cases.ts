import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { BetriebshaftpflichtAntworten } from '#machines/antrag/betriebshaftpflicht/answers.ts';
import type { betriebshaftpflicht } from '#machines/antrag/betriebshaftpflicht/machine.ts';
import type { AntragKontext, Risikofrage } from '#machines/antrag/context.ts';
import { AntragFehler } from '#machines/antrag/failure.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { anfrageMit } from '../anfrage.ts';
import { abschlussAntworten, adresse, antragCases, personAntworten } from '../antragCases.ts';
import type { AntragFall } from '../fall.ts';
import { firma } from '../nehmer.ts';
import { risikofragenZu } from '../weg.ts';
import { umfeld } from '../aufrufe.ts';

const { heute } = umfeld;
const { woanders: _, ...ansprechperson } = personAntworten.person;

/** One valid answer per step. */
export const antworten = {
  einstieg: {
    hauptgewerbe: { gewerbeId: '1001', name: 'IT-Dienstleistung, Softwareentwicklung' },
    jahresumsatz: 120_000_00,
    wunsch: 'AUSGEWOGEN',
  },
  angebot: {
    versicherungssumme: 500_000_000,
    sb: 'SB_250',
    zahlweise: 'JAEHRLICH',
    versicherungsbeginn: '2026-11-21',
  },
  taetigkeit: { nebengewerbe: [], risikofragen: { R01: false, R02: true } },
  betrieb: {
    ...adresse,
    anzahlMitarbeiter: 2,
    gegruendetVor2019: false,
    gruendungsdatum: '2019-10-01',
    auslandsumsatzUSA: false,
    auslandsanteilUeber10: false,
  },
  vorversicherung: personAntworten.vorversicherung,
  // The page puts in the price it shows.
  beitragPruefen: { angenommen: { versicherungsPraemie: 0, zahlweise: 'JAEHRLICH' } },
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

/** What she does besides. */
export const wachdienst = {
  gewerbeId: '1402',
  name: 'Sicherheitsdienst',
  hinderung: 'GEWERBE_PRUEFUNG',
} as const;

export const fragen: readonly Risikofrage[] = [
  { id: 'R01', text: 'Entwickeln Sie Software für Medizin?' },
  { id: 'R02', text: 'Verarbeiten Sie mehr als 10.000 Kundendatensätze?' },
];

/** What is asked and answered here alone. */
export const fall: AntragFall<BetriebshaftpflichtAntworten> = {
  antworten,
  anfrage: anfrageMit(risiko),
  teile: ['bhv'],
  nehmer: ({ betrieb, ...andere }) =>
    betrieb ? firma({ ...andere, firmensitz: sitzIn(betrieb) }) : null,
  haelt,
  wartet: (schritt, context) => schritt === 'taetigkeit' && risikofragen(context) === null,
  angenommen: ({ angebot }) => {
    const {
      gruender,
      auslandsumsatzUSA = false,
      vorschaeden = 0,
      vomVersichererGekuendigt,
    } = angebot?.annahmen ?? {};
    return {
      taetigkeit: { nebengewerbe: [], risikofragen: {} },
      betrieb: {
        plz: '',
        ort: '',
        strasse: '',
        hausnummer: '',
        anzahlMitarbeiter: 0,
        ...(gruender
          ? { gegruendetVor2019: false, gruendungsdatum: heute }
          : { gegruendetVor2019: true }),
        auslandsumsatzUSA,
        auslandsanteilUeber10: false,
      },
      vorversicherung: vomVersichererGekuendigt
        ? { vorversicherungVorhanden: true, vorschaeden, gekuendigtDurch: 'VERSICHERER' }
        : { vorversicherungVorhanden: false, vorschaeden },
    };
  },
  preisbestimmend,
  bisher: ['risikofragen'],
  vorschlagSeltener: true,
  nimmtAn: ({ angebot }) => Object.keys(angebot?.annahmen ?? {}).length > 0,
  korrektur: { ...antworten.angebot, annahmen: { auslandsumsatzUSA: true } },
  zurueckgenommen: { ...antworten.angebot, annahmen: { auslandsumsatzUSA: false } },
  vonHand: (schritt, { betrieb, firma: wer }) =>
    (schritt === 'betrieb' && betrieb?.auslandsanteilUeber10 === true) ||
    (schritt === 'firma' && wer?.rechtsform === 'KOERPERSCHAFT'),
  weitereWahl: [
    { versicherungssumme: 300_000_000 },
    { versicherungssumme: 1_000_000_000 },
    { sb: 'SB_KEINE' },
    { sb: 'SB_1000' },
    { annahmen: { gruender: true, vorschaeden: 1 } },
  ],
  andereWahl: { ...antworten.angebot, sb: 'SB_500' },
  aenderung: {
    schritt: 'betrieb',
    antwort: { ...antworten.betrieb, gruendungsdatum: '2025-10-01' },
  },
  entwurf: { einstieg: antworten.einstieg },
  anfragen: {
    'ANFRAGEN mit Tätigkeit, die ein Mensch prüft': {
      schritt: 'einstieg',
      antwort: { hauptgewerbe: wachdienst },
    },
    'TAETIGKEIT_FEHLT am Anfang': {
      type: 'TAETIGKEIT_FEHLT',
      schritt: 'einstieg',
      antwort: { hauptgewerbe: { gewerbeId: '', name: 'Drohnenbau' } },
    },
    'ANFRAGEN mit weiterer Tätigkeit, die ein Mensch prüft': {
      schritt: 'taetigkeit',
      antwort: { nebengewerbe: [wachdienst] },
      nur: ({ antworten: { taetigkeit } }) => taetigkeit?.nebengewerbe.length === 1,
    },
    'TAETIGKEIT_FEHLT bei weiteren': {
      type: 'TAETIGKEIT_FEHLT',
      schritt: 'taetigkeit',
      antwort: { nebengewerbe: [{ gewerbeId: '', name: 'Drohnenbau' }] },
    },
    'ANFRAGEN mit Umsatz in USA': {
      schritt: 'betrieb',
      antwort: { auslandsumsatzUSA: true },
    },
  },
  nachfragen: {
    'NACHFRAGEN mit weiterer Tätigkeit': { nebengewerbe: [wachdienst], risikofragen: {} },
    'NACHFRAGEN wie zuvor': { nebengewerbe: [], risikofragen: {} },
  },
  sonst: {
    'mit einer von zwei Fragen': {
      schritt: 'taetigkeit',
      antwort: { nebengewerbe: [], risikofragen: { R01: false } },
    },
    'ohne Fragen': {
      schritt: 'taetigkeit',
      antwort: { nebengewerbe: [], risikofragen: {} },
      nur: (context) => zahlDerFragen(context) === 0,
    },
    'mit weiterer Tätigkeit': {
      schritt: 'taetigkeit',
      antwort: { nebengewerbe: [wachdienst], risikofragen: antworten.taetigkeit.risikofragen },
      nur: ({ antworten: { taetigkeit } }) => taetigkeit?.nebengewerbe.length === 1,
    },
    'mit viel Umsatz im Ausland': {
      schritt: 'betrieb',
      antwort: { ...antworten.betrieb, auslandsanteilUeber10: true },
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
  abseits: (context) =>
    zahlDerFragen(context) === 0 || context.antworten.taetigkeit?.nebengewerbe.length === 1,
  flags: (context) => [
    zahlDerFragen(context),
    context.antworten.taetigkeit?.nebengewerbe.length ?? null,
    Object.keys(context.antworten.taetigkeit?.risikofragen ?? {}).length,
    JSON.stringify(context.antworten.angebot),
  ],
};

export const cases = casesFor<typeof betriebshaftpflicht>(antragCases(fall));

/** Where the firm is, of all that is said of it. */
function sitzIn({
  plz,
  ort,
  strasse,
  hausnummer,
}: NonNullable<BetriebshaftpflichtAntworten['betrieb']>) {
  return { plz, ort, strasse, hausnummer };
}

/** The trades that are named now, each by its id. */
function risikofragen(context: AntragKontext<BetriebshaftpflichtAntworten>) {
  const { einstieg, taetigkeit } = context.antworten;
  const alle = [...(einstieg ? [einstieg.hauptgewerbe] : []), ...(taetigkeit?.nebengewerbe ?? [])];
  return risikofragenZu(
    context,
    alle.map(({ gewerbeId }) => gewerbeId),
  );
}

function zahlDerFragen(context: AntragKontext<BetriebshaftpflichtAntworten>): number | null {
  return risikofragen(context)?.length ?? null;
}

/** What the price takes of the firm (`domain/antrag.md §6.5`). */
function risiko({ einstieg, taetigkeit, betrieb, angebot }: BetriebshaftpflichtAntworten) {
  if (!einstieg || !taetigkeit || !betrieb || !angebot) return null;
  const { gruendungsdatum } = betrieb;
  return {
    hauptgewerbe: einstieg.hauptgewerbe.gewerbeId,
    nebengewerbe: taetigkeit.nebengewerbe.map(({ gewerbeId }) => gewerbeId),
    risikofragen: taetigkeit.risikofragen,
    jahresumsatz: einstieg.jahresumsatz,
    anzahlMitarbeiter: betrieb.anzahlMitarbeiter,
    ...(gruendungsdatum === undefined ? {} : { gruendungsdatum }),
    auslandsumsatzUSA: betrieb.auslandsumsatzUSA,
    versicherungssumme: angebot.versicherungssumme,
    sb: angebot.sb,
  };
}

/** Neither how many work there nor an answer that warns of nothing changes a price; only founders pay less. */
function preisbestimmend(anfrage: object): object {
  const {
    anzahlMitarbeiter: _,
    gruendungsdatum = '',
    ...andere
  } = z.parse(betriebsanfrage, anfrage);
  const { R02: _ohneZuschlag, ...risikofragen } = andere.risikofragen;
  const bejaht = Object.entries(risikofragen).filter(([, ja]) => ja);
  return { ...andere, risikofragen: bejaht, istGruender: gruendungsdatum > '2024-11-20' };
}

const betriebsanfrage = z.looseObject({
  anzahlMitarbeiter: z.number(),
  gruendungsdatum: z.optional(z.string()),
  risikofragen: z.record(z.string(), z.boolean()),
});

/** Every question about her trades is answered and no other, and none is named twice. */
function haelt(schritt: string, context: AntragKontext<BetriebshaftpflichtAntworten>): boolean {
  if (schritt !== 'taetigkeit') return true;
  const { einstieg, taetigkeit } = context.antworten;
  const istDoppelt = taetigkeit?.nebengewerbe.some(
    ({ gewerbeId }) => gewerbeId === einstieg?.hauptgewerbe.gewerbeId,
  );
  return (
    !istDoppelt &&
    isDeepStrictEqual(
      Object.keys(taetigkeit?.risikofragen ?? {}).toSorted(),
      (risikofragen(context) ?? []).map(({ id }) => id),
    )
  );
}
