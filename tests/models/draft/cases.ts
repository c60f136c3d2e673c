import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import type { Entwurfsinhalt, Kennung, Speicherung } from '#machines/draft/context.ts';
import { DraftFehler, type DraftFehlerArt } from '#machines/draft/failure.ts';
import type { draft } from '#machines/draft/machine.ts';
import { istIn } from '#machines/leaf.ts';
import { antworten } from '#tests/models/antrag/hausrat/cases.ts';
import { casesFor } from '#tests/models/engine/cases.ts';

/** What an application on a host's page holds. */
function inhalt(schritt: string, gegeben: object, vermittlerNummer: string | null): Entwurfsinhalt {
  return {
    produkt: 'HAUSRAT',
    marke: 'andsafe',
    vermittlerNummer,
    antworten: { ...gegeben },
    schritt,
    schema: 2,
    variante: null,
    tarifVersion: null,
    beitrag: null,
  };
}

const { einstieg } = antworten;
/** What stands at the price before anybody chooses; the tours begin a day later than the cases. */
const angebot = {
  variante: 'KOMFORT',
  deckungen: ['ELEMENTAR'],
  sb: 'SB_KEINE',
  zahlweise: 'MONATLICH',
  versicherungsbeginn: '2026-11-22',
} as const;
export const agentur = '4711000009';

/** A customer who has answered nothing yet, and a broker after his first and his second answer. */
export const leer = inhalt('einstieg', {}, null);
export const erster = inhalt('angebot', { einstieg, angebot }, agentur);
export const zweiter = inhalt('wohnung', { einstieg, angebot }, agentur);

/** As the tab kept it from before. */
export const gemerkt: Kennung = {
  id: '0a0e3c52-3f4b-4d7c-9a55-1f1d5b1c2e3f',
  version: 3,
  plz: '10115',
  laeuftAb: '2027-02-18T10:00:00.000Z',
  gespeichertUm: '2026-11-20T10:00:00.000Z',
};
/** Saved by herself, and by somebody else meanwhile. */
export const naechsteFassung = 4;
export const neuesteFassung = 1_000;

const geoeffnet = {
  antworten: {},
  vorbelegung: {},
  neueFragen: [],
  ziel: 'einstieg',
  beitrag: null,
};

export const cases = casesFor<typeof draft>({
  inputs: { neu: { kennung: null }, gespeichert: { kennung: gemerkt } },
  events: {
    FRAGEN: { type: 'FRAGEN' },
    SCHLIESSEN: { type: 'SCHLIESSEN' },
    ANLEGEN: {
      type: 'ANLEGEN',
      antwort: { email: 'anna@example.org', plz: '10115' },
      inhalt: leer,
    },
    'ANLEGEN ohne Adresse': { type: 'ANLEGEN', antwort: { plz: '10115' }, inhalt: leer },
    SPEICHERN: { type: 'SPEICHERN', inhalt: leer, plz: null },
    LOESCHEN: { type: 'LOESCHEN' },
    BESTAETIGEN: { type: 'BESTAETIGEN' },
    ABBRECHEN: { type: 'ABBRECHEN' },
    BEHALTEN: { type: 'BEHALTEN', inhalt: leer, plz: null },
    'BEHALTEN nach der ersten': { type: 'BEHALTEN', inhalt: erster, plz: '10115' },
    'BEHALTEN nach der zweiten': { type: 'BEHALTEN', inhalt: zweiter, plz: '10115' },
    LADEN: { type: 'LADEN' },
    NEU_BEGINNEN: { type: 'NEU_BEGINNEN' },
    VERMITTELT: { type: 'VERMITTELT' },
    'BEANTWORTET zuerst': { type: 'BEANTWORTET', inhalt: erster, plz: '10115' },
    'BEANTWORTET danach': { type: 'BEANTWORTET', inhalt: zweiter, plz: '10115' },
    UEBERNOMMEN: { type: 'UEBERNOMMEN', kennung: gemerkt, geoeffnet },
    ANGEKOMMEN: { type: 'ANGEKOMMEN' },
    ABGESCHLOSSEN: { type: 'ABGESCHLOSSEN' },
    VERBUNDEN: { type: 'VERBUNDEN' },
  },
  calls: {
    speichern: {
      done: { gespeichert },
      error: fehler('GEAENDERT', 'WEG', 'ABGESCHLOSSEN', 'ZU_VIELE', 'TECHNISCH'),
    },
    selbstSpeichern: {
      done: { gespeichert },
      error: fehler('GEAENDERT', 'WEG', 'ABGESCHLOSSEN', 'ZU_VIELE', 'TECHNISCH'),
    },
    neuesteLesen: {
      done: { gelesen: neuesteFassung },
      error: fehler('WEG', 'ABGESCHLOSSEN', 'TECHNISCH'),
    },
    loeschen: { done: { geloescht: undefined }, error: fehler('ABGESCHLOSSEN', 'TECHNISCH') },
  },
  flags: ({ kennung, auftrag, unterwegs, gesichert, geoeffnet: offen, fehlversuche }) => [
    kennung?.version,
    auftrag?.inhalt?.schritt,
    unterwegs?.inhalt?.schritt,
    anzahl(gesichert),
    offen?.ziel,
    Math.min(fehlversuche, 3),
  ],
  answers: () => null,
  once: ['speichern', 'selbstSpeichern', 'loeschen'],
  // What is gone is not read or written again: another draft is made, by her or, for a broker, by itself.
  refusals: {
    'neuesteLesen ✗ WEG': ['frage', 'selbst.ruht'],
    'speichern ✗ WEG': 'frage',
    'selbstSpeichern ✗ WEG': 'selbst.ruht',
    // What is a contract is left as it is: she goes on with the draft that names it, and no other one is made.
    'neuesteLesen ✗ ABGESCHLOSSEN': ['zu.gespeichert', 'selbst.abgeschlossen.still'],
    'speichern ✗ ABGESCHLOSSEN': 'zu.gespeichert',
    'loeschen ✗ ABGESCHLOSSEN': 'zu.gespeichert',
    'selbstSpeichern ✗ ABGESCHLOSSEN': 'selbst.abgeschlossen.still',
  },
  rests: ['selbst.ruht', 'selbst.abgeschlossen.still'],
  told: ['VERMITTELT', 'BEANTWORTET', 'UEBERNOMMEN', 'ANGEKOMMEN', 'ABGESCHLOSSEN'],
  ends: { abgeschlossen: null, geladen: null, verworfen: null },
  waits: { NOCHMAL: [5_000, 15_000, 60_000] },
  possible: (snapshot, event, name) => moeglich(snapshot, event.type, name),
  invariants: {
    'whoever is asked where the link goes has no draft yet': (state) =>
      !state.matches('anlegen') || state.context.kennung === null,
    'nothing is saved over, deleted or said to be saved where there is no draft': (state) =>
      !['aendern', 'loeschen', 'geaendert', 'selbst.geaendert', 'zu.gespeichert'].some((ort) =>
        state.matches(ort),
      ) || state.context.kennung !== null,
    'a broker is not left with an answer that nobody saves': (state) =>
      !state.matches('selbst.ruht') ||
      state.context.auftrag === null ||
      gleich(state.context.auftrag.inhalt?.antworten, state.context.gesichert),
    'what is saved over a newer version knows its number': (state) =>
      !['geaendert.speichert', 'selbst.geaendert.speichert'].some((ort) => state.matches(ort)) ||
      state.context.kennung?.version === neuesteFassung,
    // Named by what is concluded here, so that the server refuses it, and asked again after a reload.
    'whoever is told that a draft became a contract elsewhere keeps it': (state) =>
      !['aendern.abgeschlossen', 'selbst.abgeschlossen'].some((ort) => state.matches(ort)) ||
      state.context.kennung !== null,
    'nothing is kept of a draft once the application is a contract or another one is begun': (
      state,
    ) =>
      !['abgeschlossen', 'verworfen'].some((ort) => state.matches(ort)) ||
      state.context.kennung === null,
    'a step that was reached is not gone to again': (state) =>
      !state.matches('selbst') || (state.context.geoeffnet?.ziel ?? null) === null,
    'whoever has a draft is told so': (state) =>
      !state.matches('zu') ||
      state.matches(state.context.kennung === null ? 'zu.ruht' : 'zu.gespeichert'),
    'a save that succeeded begins the waiting anew': (state) =>
      !state.matches('selbst.ruht') || state.context.fehlversuche === 0,
  },
  requests: {
    'a link goes to the address that was named, and to nobody when the draft has one': ({
      id,
      input,
    }) =>
      id !== 'speichern' ||
      (auftragIn(input).kennung === null) === (auftragIn(input).wohin.email === 'anna@example.org'),
    'a broker sends no link by saving': ({ id, input }) =>
      id !== 'selbstSpeichern' || auftragIn(input).wohin.email === null,
    'what a broker saves opens by the postcode that was answered': ({ id, input }) =>
      id !== 'selbstSpeichern' || auftragIn(input).wohin.plz === '10115',
    'what is saved is what was answered, and in the draft there is': ({ id, input }, context) =>
      !['speichern', 'selbstSpeichern'].includes(id) ||
      (gleich(auftragIn(input).inhalt, context.auftrag?.inhalt) &&
        gleich(auftragIn(input).kennung, context.kennung)),
    'what is read or deleted is the draft there is': ({ id, input }, { kennung }) =>
      !['neuesteLesen', 'loeschen'].includes(id) || (kennung !== null && gleich(input, kennung)),
  },
});

/** Only where the page it stands on can tell it. */
function moeglich(snapshot: AnyMachineSnapshot, type: string, name: string): boolean {
  const ort = (state: string) => istIn(snapshot, state);
  const { kennung, auftrag, gesichert, geoeffnet: offen } = z.parse(gelesen, snapshot.context);
  const istNeu = ort('zu') && auftrag === null && gesichert === null;
  const istUnterwegs = typeof offen?.ziel === 'string';
  if (type === 'ANGEKOMMEN' || istUnterwegs) return type === 'ANGEKOMMEN' && istUnterwegs;
  const istErster = gleich(auftrag?.inhalt, erster);
  switch (type) {
    case 'UEBERNOMMEN':
    case 'VERMITTELT':
    case 'ABGESCHLOSSEN':
      return istNeu;
    case 'BEANTWORTET':
      // Behind a dialog nothing is answered.
      if (!ort('selbst') || ort('selbst.geaendert')) return false;
      return name.endsWith('zuerst') ? auftrag === null : istErster;
    case 'BEHALTEN':
      if (name === 'BEHALTEN') return !ort('selbst');
      return ort('selbst') && (name.endsWith('ersten') ? istErster : !istErster);
    default:
      // A draft that is not there yet was not changed or deleted by anybody.
      return kennung !== null || !/^\w*peichern ✗ (GEAENDERT|WEG|ABGESCHLOSSEN)$/.test(name);
  }
}

function anzahl(gegeben: object | null | undefined): number | null {
  return gegeben ? Object.keys(gegeben).length : null;
}

const gelesen = z.object({
  kennung: z.nullable(z.unknown()),
  auftrag: z.nullable(z.object({ inhalt: z.nullable(z.unknown()) })),
  gesichert: z.nullable(z.unknown()),
  geoeffnet: z.nullable(z.object({ ziel: z.nullable(z.string()) })),
});

function gespeichert({ kennung, wohin }: Speicherung): Kennung {
  const { plz } = kennung ?? wohin;
  return { ...gemerkt, plz, version: naechsteFassung };
}

const auftragIn = (input: unknown) =>
  z.parse(
    z.object({
      kennung: z.nullable(z.unknown()),
      inhalt: z.unknown(),
      wohin: z.object({ email: z.nullable(z.string()), plz: z.nullable(z.string()) }),
    }),
    input,
  );

function gleich(eines: unknown, anderes: unknown): boolean {
  return JSON.stringify(eines) === JSON.stringify(anderes);
}

function fehler(...arten: DraftFehlerArt[]) {
  return Object.fromEntries(arten.map((art) => [art, new DraftFehler(art)]));
}
