import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import {
  type Berechnung,
  type Hinderung,
  hinderung as hinderungsform,
} from '#contract/entities/aenderung.ts';
import { elementarEntfaellt } from '#contract/entities/aenderungswunsch.ts';
import { type Umzugsergebnis, umzugsergebnis } from '#contract/entities/umzug.ts';
import { AenderungsFehler } from '#machines/vertrag/aenderung/failure.ts';
import type { umzug } from '#machines/vertrag/umzug/machine.ts';
import type {
  Berechnungsauftrag,
  Rechnung,
  Rechnungen,
  Umzugsauftrag,
} from '#machines/vertrag/umzug/setup.ts';
import { schrittVon } from '#machines/schritt.ts';
import { centsFor, digitsFor } from '#tests/models/engine/answering.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { again, casesFor } from '#tests/models/engine/cases.ts';
import { gewaehlte, unberechnete, umzugsauftrag } from './gewaehlt.ts';

export const heute = '2026-11-21';
export const partnerNummer = 'P000101';
/** A bicycle and home contents. */
export const rad = 'FA260000103';
export const hausrat = 'HR250000102';

const anschrift = { plz: '20095', ort: 'Hamburg', strasse: 'Domstraße', hausnummer: '3' };
export const nachHamburg = { ...anschrift, umzugstag: '2026-12-15' };
export const nachRostock = { ...nachHamburg, plz: '18055', ort: 'Rostock' };
const zuFrueh = { ...nachHamburg, umzugstag: '2026-11-20' };
const zuSpaet = { ...nachHamburg, umzugstag: '2027-05-24' };

export const beide = {
  vertraege: [
    { versicherungsNummer: rad, mitWohnflaeche: false },
    { versicherungsNummer: hausrat, mitWohnflaeche: true },
  ],
  wohnflaeche: 80,
};
export const nurRad = { vertraege: [{ versicherungsNummer: rad, mitWohnflaeche: false }] };
export const keiner = { vertraege: [] };

export const berechnet: Berechnung = {
  wirksamkeitsdatum: nachHamburg.umzugstag,
  beitragAlt: { versicherungsPraemie: 6870, jahresVersicherungsPraemie: 6870 },
  beitragNeu: {
    versicherungsPraemie: 10_649,
    jahresVersicherungsPraemie: 10_649,
    netto: 8949,
    steuer: 1700,
  },
  differenzProZahlung: 3779,
  anteilBisHauptfaelligkeit: 1066,
  naechsteFaelligkeit: '2027-05-15',
  kurzeRate: null,
  verlauf: [],
  entfallende: [],
  hinweise: [],
  berechnungId: 'berechnung-1',
};
const ohneElementar = {
  hinweise: [
    { code: elementarEntfaellt, text: 'An der neuen Adresse entfällt der Elementarschutz.' },
  ],
};
const ohneVorgemerktes: Partial<Berechnung> = {
  entfallende: [
    {
      art: 'elementar',
      wirksamkeitsdatum: '2027-03-01',
      was: 'Elementarschutz: eingeschlossen',
      grund: 'Für diese Adresse können wir leider keinen Elementarschutz anbieten.',
    },
  ],
};
export const vorgemerkt = {
  code: 'VORGEMERKT',
  text: 'Für diesen Vertrag ist bereits eine Änderung zum 01.12.2026 vorgemerkt.',
} as const;
export const ablehnung = {
  code: 'DATUM',
  text: 'Bitte wählen Sie ein Datum zwischen 21.11.2026 und 23.05.2027.',
} as const;
export const preisGeaendert = {
  code: 'PREIS_GEAENDERT',
  text: 'Der Beitrag hat sich geändert. Bitte prüfen Sie die Berechnung noch einmal.',
} as const;

const technisch = new AenderungsFehler({ art: 'TECHNISCH' });
const sitzungAbgelaufen = new AenderungsFehler({ art: 'SITZUNG_ABGELAUFEN' });
const abgelehnt = new AenderungsFehler({ art: 'ABGELEHNT', hinderung: ablehnung });
const einverstanden = { ohneElementar: true, entfallendesBestaetigt: true };
const gesendet = ['speichern', 'fehlerBeimSpeichern', 'bestaetigung', 'teilweise'];

export const cases = mitUnterbrechung(
  casesFor<typeof umzug>({
    inputs: {
      frisch: { partnerNummer, heute },
      aufgehoben: { partnerNummer, heute, antworten: { neueAdresse: nachHamburg } },
    },
    events: {
      'WEITER nach Hamburg': { type: 'WEITER', antwort: nachHamburg },
      'WEITER nach Rostock': { type: 'WEITER', antwort: nachRostock },
      'WEITER zu früh': { type: 'WEITER', antwort: zuFrueh },
      'WEITER zu spät': { type: 'WEITER', antwort: zuSpaet },
      'WEITER beide Verträge': { type: 'WEITER', antwort: beide },
      'WEITER nur das Rad': { type: 'WEITER', antwort: nurRad },
      'WEITER kein Vertrag': { type: 'WEITER', antwort: keiner },
      ERNEUT: { type: 'ERNEUT' },
      OHNE_DIESE: { type: 'OHNE_DIESE' },
      AENDERN: { type: 'AENDERN' },
      SPEICHERN: { type: 'SPEICHERN', antwort: { ohneElementar: false } },
      'SPEICHERN einverstanden': { type: 'SPEICHERN', antwort: einverstanden },
    },
    calls: {
      berechnen: {
        done: {
          berechnet: radMit((auftrag) => kostet(auftrag)),
          'ohne Elementar': radMit((auftrag) => kostet(auftrag, ohneElementar)),
          'ohne Vorgemerktes': radMit((auftrag) => kostet(auftrag, ohneVorgemerktes)),
          'schon vorgemerkt': radMit(() => ({ berechnung: null, hinderung: vorgemerkt })),
          'das Rad nicht': radMit(() => null),
        },
        error: { sitzungAbgelaufen, technisch },
      },
      speichern: {
        done: { alles: gespeichertMit(null), teilweise: gespeichertMit(preisGeaendert) },
        error: { abgelehnt, sitzungAbgelaufen, technisch },
      },
    },
    flags: (context) => [
      context.antworten.neueAdresse?.plz ?? null,
      context.antworten.vertraegeWaehlen?.vertraege.map((v) => v.versicherungsNummer) ?? null,
      gewaehlte(context).map(({ rechnung }) => rechnung?.berechnung?.berechnungId ?? rechnung),
      context.antworten.uebersicht?.ohneElementar ?? null,
    ],
    answers: ({ antworten }) => antworten,
    once: ['speichern'],
    // Back and Forward move between steps; on its own step an address does not change. No contract is refused that was not sent.
    possible: (snapshot, event, name) =>
      (event.type !== 'xstate.route' || event['to'] !== `#${schrittVon(snapshot)}`) &&
      (name !== 'speichern ✓ teilweise' || istMitRad(snapshot.context)),
    others: { neueAdresse: [{ ...nachRostock, umzugstag: '2027-01-31' }] },
    ends: {
      bestaetigung: 'speichern ✓ alles',
      teilweise: 'speichern',
    },
    refusals: {
      '✗ abgelehnt': 'neueAdresse',
      'berechnen ✓ schon vorgemerkt': 'vertraegeWaehlen',
      'berechnen ✓ das Rad nicht': ['vertraegeWaehlen', again],
    },
    voids: { 'speichern ✗ abgelehnt': 'berechnen' },
    invariants: {
      'nothing is shown as checked or sent but what was calculated for this address and day': (
        state,
      ) =>
        !['uebersicht', ...gesendet].some((value) => state.matches(value)) ||
        unberechnete(state.context).length === 0,
      'she moves on a day the rule allows': ({ context: { antworten } }) =>
        antworten.neueAdresse === undefined ||
        (antworten.neueAdresse.umzugstag >= heute &&
          antworten.neueAdresse.umzugstag <= '2027-05-23'),
      'a cover against the elements is not lost without a yes': (state) =>
        !state.matches('speichern') ||
        gewaehlte(state.context).every(({ rechnung }) => !rechnung?.berechnung?.hinweise.length) ||
        state.context.antworten.uebersicht?.ohneElementar === true,
      'a pending change does not end without a yes': (state) =>
        !state.matches('speichern') ||
        gewaehlte(state.context).every(
          ({ rechnung }) => !rechnung?.berechnung?.entfallende.length,
        ) ||
        state.context.antworten.uebersicht?.entfallendesBestaetigt === true,
      'a refusal says why': (state) =>
        !state.matches('abgelehnt') || z.safeParse(hinderungsform, state.context.hinderung).success,
      'only a move with every contract saved is called complete': (state) =>
        !state.matches('bestaetigung') ||
        (state.context.ergebnis?.vertraege.every(({ hinderung }) => hinderung === null) === true &&
          gewaehlte(state.context).every(({ rechnung }) => rechnung?.berechnung)),
      'an end says what became of it': (state) =>
        !['bestaetigung', 'teilweise'].some((value) => state.matches(value)) ||
        z.safeParse(umzugsergebnis, state.context.ergebnis).success,
    },
    requests: {
      'only what is not known yet is calculated': (call, context) =>
        call.id !== 'berechnen' || isDeepStrictEqual(call.input, unberechnete(context)),
      'a move is sent with every contract that can move along, and with no other': (
        call,
        context,
      ) => call.id !== 'speichern' || isDeepStrictEqual(call.input, umzugsauftrag(context)),
    },
  }),
  'neueAdresse',
);

const kontext = z.object({
  antworten: z.object({
    vertraegeWaehlen: z.object({
      vertraege: z.array(z.object({ versicherungsNummer: z.string() })),
    }),
  }),
});

function istMitRad(context: unknown): boolean {
  const { vertraege } = z.parse(kontext, context).antworten.vertraegeWaehlen;
  return vertraege.some(({ versicherungsNummer }) => versicherungsNummer === rad);
}

/** What a contract costs at the address that was asked about, with what else is said of it. */
function kostet(auftrag: Berechnungsauftrag, weiteres: Partial<Berechnung> = {}): Rechnung {
  const versicherungsPraemie = centsFor(auftrag, 7_000, 20_000);
  const netto = Math.round(versicherungsPraemie / 1.19);
  const steuer = versicherungsPraemie - netto;
  const jahresVersicherungsPraemie = versicherungsPraemie;
  const berechnung = {
    ...berechnet,
    wirksamkeitsdatum: auftrag.wirksamkeitsdatum,
    beitragNeu: { versicherungsPraemie, jahresVersicherungsPraemie, netto, steuer },
    differenzProZahlung: versicherungsPraemie - berechnet.beitragAlt.versicherungsPraemie,
    berechnungId: `berechnung-${digitsFor([auftrag, weiteres], 9)}`,
    ...weiteres,
  };
  return { berechnung, hinderung: null };
}

/** What is answered of every contract asked about; it is the bicycle that something is said of. */
function radMit(vomRad: (auftrag: Berechnungsauftrag) => Rechnung | null) {
  return (gefragt: readonly Berechnungsauftrag[]): Rechnungen =>
    Object.fromEntries(
      gefragt.flatMap((auftrag) => {
        const nummer = auftrag.versicherungsNummer;
        const rechnung = nummer === rad ? vomRad(auftrag) : kostet(auftrag);
        return rechnung ? [[nummer, rechnung]] : [];
      }),
    );
}

function gespeichertMit(vomRad: Hinderung | null) {
  return ({ vertraege }: Umzugsauftrag): Umzugsergebnis => ({
    anschrift: 'VORGEMERKT',
    vertraege: vertraege.map(({ versicherungsNummer }) => ({
      versicherungsNummer,
      hinderung: versicherungsNummer === rad ? vomRad : null,
    })),
  });
}
