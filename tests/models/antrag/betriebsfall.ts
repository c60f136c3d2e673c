import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { BetriebsAntworten } from '#machines/antrag/betrieb.ts';
import type { AntragKontext, Risikofrage } from '#machines/antrag/context.ts';
import type { Taetigkeit } from '#machines/formular/frage.ts';
import { AntragFehler } from '#machines/antrag/failure.ts';
import { abschlussAntworten, adresse, personAntworten } from './antragCases.ts';
import { umfeld } from './aufrufe.ts';
import type { AntragFall } from './fall.ts';
import { firma } from './nehmer.ts';
import { risikofragenZu } from './weg.ts';

const { woanders: _, ...ansprechperson } = personAntworten.person;

/** One valid answer per step, of every firm whose price follows what it does and earns. */
export const antworten = {
  einstieg: {
    hauptgewerbe: { gewerbeId: '1001', name: 'IT-Dienstleistung, Softwareentwicklung' },
    jahresumsatz: 120_000_00,
    wunsch: 'AUSGEWOGEN',
  },
  taetigkeit: { nebengewerbe: [], risikofragen: { R01: false, R02: true } },
  betrieb: {
    ...adresse,
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
} as const;

export const fragen: readonly Risikofrage[] = [
  { id: 'R01', text: 'Entwickeln Sie Software für Medizin?' },
  { id: 'R02', text: 'Verarbeiten Sie mehr als 10.000 Kundendatensätze?' },
];

/**
 * What is asked and answered of each of them; `betrieb` is what her product answers of the firm, `nebenbei` what she does
 * besides, which a person looks at.
 */
export function betriebsfall<A extends BetriebsAntworten>(
  betrieb: NonNullable<A['betrieb']>,
  nebenbei: Taetigkeit,
) {
  return {
    nehmer: (alle) => (alle.betrieb ? firma({ ...alle, firmensitz: sitzIn(alle.betrieb) }) : null),
    haelt,
    wartet: (schritt, context) => schritt === 'taetigkeit' && risikofragen(context) === null,
    bisher: ['risikofragen'],
    vorschlagSeltener: true,
    nimmtAn: ({ angebot }) => Object.keys(angebot?.annahmen ?? {}).length > 0,
    vonHand: (schritt, { betrieb: dort, firma: wer }) =>
      (schritt === 'betrieb' && dort?.auslandsanteilUeber10 === true) ||
      (schritt === 'firma' && wer?.rechtsform === 'KOERPERSCHAFT'),
    aenderung: { schritt: 'betrieb', antwort: { ...betrieb, gruendungsdatum: '2025-10-01' } },
    anfragen: {
      'ANFRAGEN mit Tätigkeit, die ein Mensch prüft': {
        schritt: 'einstieg',
        antwort: { hauptgewerbe: nebenbei },
      },
      'TAETIGKEIT_FEHLT am Anfang': {
        type: 'TAETIGKEIT_FEHLT',
        schritt: 'einstieg',
        antwort: { hauptgewerbe: { gewerbeId: '', name: 'Drohnenbau' } },
      },
      'ANFRAGEN mit weiterer Tätigkeit, die ein Mensch prüft': {
        schritt: 'taetigkeit',
        antwort: { nebengewerbe: [nebenbei] },
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
      'NACHFRAGEN mit weiterer Tätigkeit': { nebengewerbe: [nebenbei], risikofragen: {} },
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
        antwort: { nebengewerbe: [nebenbei], risikofragen: antworten.taetigkeit.risikofragen },
        nur: ({ antworten: { taetigkeit } }) => taetigkeit?.nebengewerbe.length === 1,
      },
      'mit viel Umsatz im Ausland': {
        schritt: 'betrieb',
        antwort: { ...betrieb, auslandsanteilUeber10: true },
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
  } as const satisfies Partial<AntragFall<A>>;
}

/** What the price takes for granted, with what she corrected; `eigenes` is what her product asks of the firm besides. */
export function angenommen<Eigenes extends object>(
  { angebot }: BetriebsAntworten,
  eigenes: Eigenes,
) {
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
      ...(gruender
        ? { gegruendetVor2019: false, gruendungsdatum: umfeld.heute }
        : { gegruendetVor2019: true }),
      auslandsumsatzUSA,
      auslandsanteilUeber10: false,
      ...eigenes,
    },
    vorversicherung: vomVersichererGekuendigt
      ? { vorversicherungVorhanden: true, vorschaeden, gekuendigtDurch: 'VERSICHERER' as const }
      : { vorversicherungVorhanden: false, vorschaeden },
  };
}

/** Where the firm is, of all that is said of it. */
function sitzIn({ plz, ort, strasse, hausnummer }: NonNullable<BetriebsAntworten['betrieb']>) {
  return { plz, ort, strasse, hausnummer };
}

/** The trades that are named now, each by its id. */
function risikofragen(context: Kontext) {
  const { einstieg, taetigkeit } = context.antworten;
  const alle = [...(einstieg ? [einstieg.hauptgewerbe] : []), ...(taetigkeit?.nebengewerbe ?? [])];
  return risikofragenZu(
    context,
    alle.map(({ gewerbeId }) => gewerbeId),
  );
}

type Kontext = Pick<AntragKontext<BetriebsAntworten>, 'antworten' | 'ergebnisse'>;

function zahlDerFragen(context: Kontext): number | null {
  return risikofragen(context)?.length ?? null;
}

/** What the price takes of the firm (`domain/antrag.md §6.5`); null while an answer is missing. */
export function betriebsrisiko({ einstieg, taetigkeit, betrieb }: BetriebsAntworten) {
  if (!einstieg || !taetigkeit || !betrieb) return null;
  const { gruendungsdatum } = betrieb;
  return {
    hauptgewerbe: einstieg.hauptgewerbe.gewerbeId,
    nebengewerbe: taetigkeit.nebengewerbe.map(({ gewerbeId }) => gewerbeId),
    risikofragen: taetigkeit.risikofragen,
    jahresumsatz: einstieg.jahresumsatz,
    ...(gruendungsdatum === undefined ? {} : { gruendungsdatum }),
    auslandsumsatzUSA: betrieb.auslandsumsatzUSA,
  };
}

/** An answer that warns of nothing changes no price; only founders pay less. */
export function preisbestimmend(anfrage: object): object {
  const { gruendungsdatum = '', ...andere } = z.parse(betriebsanfrage, anfrage);
  const { R02: _ohneZuschlag, ...rest } = andere.risikofragen;
  const bejaht = Object.entries(rest).filter(([, ja]) => ja);
  return { ...andere, risikofragen: bejaht, istGruender: gruendungsdatum > '2024-11-20' };
}

const betriebsanfrage = z.looseObject({
  gruendungsdatum: z.optional(z.string()),
  risikofragen: z.record(z.string(), z.boolean()),
});

/** Every question about her trades is answered and no other, and none is named twice. */
function haelt(schritt: string, context: Kontext): boolean {
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
