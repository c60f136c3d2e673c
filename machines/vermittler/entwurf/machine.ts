import { assign, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import type { GlobalesEreignis } from '#machines/globals.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import {
  fehlerWie,
  fehlschlag,
  istFehler,
  satzAus,
} from '#machines/vertrag/parts/handlungsfehler.ts';
import { zurAnmeldung } from '#machines/vertrag/parts/rueckfrage/rueckfrage.ts';
import { antworten, type Empfaenger, type EntwurfSchritt } from './answers.ts';

interface EntwurfKontext {
  /** Why it was refused the last time. */
  ablehnung: string | null;
}

type EntwurfEreignis =
  | { type: 'SENDEN' }
  | { type: 'WEITER'; antwort: Empfaenger }
  | { type: 'KOPIEREN' }
  | { type: 'LOESCHEN' }
  | { type: 'BESTAETIGEN' }
  | { type: 'ABBRECHEN' }
  | GlobalesEreignis;

const p = setup({
  types: {
    context: typed<EntwurfKontext>(),
    events: typed<EntwurfEreignis>(),
    meta: typed<FlowMeta<EntwurfSchritt | 'unterbrochen'>>(),
    tags: typed<FlowTag>(),
  },
  actors: {
    senden: fromPromise<void, Empfaenger>(nichtVerdrahtet),
    kopieren: fromPromise<void>(nichtVerdrahtet),
    loeschen: fromPromise<void>(nichtVerdrahtet),
  },
  guards: {
    istGueltig: ({ event }) =>
      event.type === 'WEITER' && z.safeParse(antworten.adresse, event.antwort).success,
    istFehler,
  },
  actions: {
    ablehnungMerken: assign((_, { error }: { error: unknown }) => satzAus(error)),
    ablehnungVergessen: assign({ ablehnung: null }),
    /** The portal takes what is sent now for another sending than the one before. */
    sendungBeginnen: () => undefined,
  },
});

/** Whoever is refused reads why, where she did it. */
const scheitert = [
  {
    guard: { type: 'istFehler', params: fehlerWie('ABGELEHNT') },
    target: 'abgelehnt',
    actions: { type: 'ablehnungMerken', params: fehlschlag },
  },
  {
    guard: { type: 'istFehler', params: fehlerWie('SITZUNG_ABGELAUFEN') },
    target: '#entwurf.unterbrochen',
  },
  { target: 'fehler' },
] as const;

const handlungen = {
  SENDEN: { target: '#adresse', actions: 'sendungBeginnen' },
  KOPIEREN: '#ruhe.kopieren',
  LOESCHEN: '#loeschfrage',
} as const;
const anEmpfaenger = {
  WEITER: { guard: 'istGueltig', target: 'senden' },
  ABBRECHEN: '#ruhe',
} as const;
const loeschbar = { BESTAETIGEN: 'loeschen', ABBRECHEN: '#ruhe' } as const;

/** What an agent does with a draft of his list: send it to the customer, copy it, delete it (`domain/konto.md §7.5`). */
export const entwurf = p.createMachine({
  id: 'entwurf',
  description: 'Entwurf in der Liste: dem Kunden senden, kopieren, löschen',
  context: { ablehnung: null },
  initial: 'ruhe',
  on: zurAnmeldung.on,
  states: {
    ruhe: {
      id: 'ruhe',
      description: 'Der Entwurf steht in der Liste',
      meta: { step: 'ruhe', title: 'Entwurf' },
      initial: 'liste',
      states: {
        liste: { description: 'Vermittler liest, wie weit er ist', on: handlungen },
        kopieren: {
          description: 'Dieselben Angaben werden ein neuer Entwurf',
          tags: 'laedt',
          entry: 'ablehnungVergessen',
          invoke: { id: 'kopieren', src: 'kopieren', onDone: 'liste', onError: scheitert },
        },
        abgelehnt: {
          description: 'Dieser Entwurf wird nicht kopiert; der Grund steht da',
          tags: 'fehler',
          on: handlungen,
        },
        fehler: {
          description: 'Technisches Problem beim Kopieren; noch einmal schadet nicht',
          tags: 'fehler',
          on: handlungen,
        },
      },
    },
    adresse: {
      id: 'adresse',
      description: 'An welche Adresse geht der Link?',
      meta: { step: 'adresse', title: 'Entwurf senden' },
      initial: 'eingabe',
      states: {
        eingabe: { description: 'Vermittler nennt die E-Mail-Adresse', on: anEmpfaenger },
        senden: {
          description: 'Der Link geht an den Kunden',
          tags: 'laedt',
          entry: 'ablehnungVergessen',
          invoke: {
            id: 'senden',
            src: 'senden',
            input: ({ event }) =>
              z.parse(antworten.adresse, event.type === 'WEITER' ? event.antwort : null),
            onDone: '#ruhe',
            onError: scheitert,
          },
        },
        abgelehnt: {
          description: 'Dieser Entwurf wird nicht gesendet; der Grund steht da',
          tags: 'fehler',
          on: anEmpfaenger,
        },
        fehler: {
          description: 'Technisches Problem beim Senden; die Adresse bleibt stehen',
          tags: 'fehler',
          on: anEmpfaenger,
        },
      },
    },
    loeschfrage: {
      id: 'loeschfrage',
      description: 'Soll der Entwurf wirklich weg?',
      meta: { step: 'loeschfrage', title: 'Entwurf löschen' },
      initial: 'fragt',
      states: {
        fragt: { description: 'Vermittler wird noch einmal gefragt', on: loeschbar },
        loeschen: {
          description: 'Der Entwurf wird gelöscht',
          tags: 'laedt',
          entry: 'ablehnungVergessen',
          invoke: { id: 'loeschen', src: 'loeschen', onDone: '#geloescht', onError: scheitert },
        },
        abgelehnt: {
          description: 'Dieser Entwurf wird nicht gelöscht; der Grund steht da',
          tags: 'fehler',
          on: loeschbar,
        },
        fehler: {
          description: 'Technisches Problem beim Löschen; noch einmal schadet nicht',
          tags: 'fehler',
          on: loeschbar,
        },
      },
    },
    geloescht: {
      id: 'geloescht',
      description: 'Der Entwurf steht in keiner Liste mehr',
      meta: { step: 'geloescht', title: 'Gelöscht' },
      type: 'final',
    },
    ...zurAnmeldung.states,
  },
});
