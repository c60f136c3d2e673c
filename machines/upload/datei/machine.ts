import { assign, fromPromise, setup } from 'xstate';
import type { FlowTag } from '../../tags.ts';
import { nichtVerdrahtet, typed } from '../../typed.ts';
import { fehlerAus } from './failure.ts';

/** A file as it comes to its field; how it comes decides where its chart begins. */
export interface Dateieingang {
  /** By which the field knows it; its bytes stay with the effects. */
  readonly schluessel: number;
  readonly name: string;
  /** Kept from an earlier visit under this id. */
  readonly id?: string;
  /** Refused before it was sent, and why. */
  readonly satz?: string;
}

interface Dateikontext extends Omit<Dateieingang, 'id'> {
  /** Under which the server keeps it; null until it has. */
  readonly id: string | null;
}

/** What a file tells its field. */
export type Dateimeldung =
  | { type: 'ANGEKOMMEN'; id: string }
  | { type: 'ABGELEHNT'; satz: string }
  | { type: 'GESCHEITERT' }
  | { type: 'VERFALLEN' };

type Dateiereignis = { type: 'LOS' } | { type: 'ERNEUT' } | { type: 'ENTFERNEN' };

const p = setup({
  types: {
    context: typed<Dateikontext>(),
    events: typed<Dateiereignis>(),
    input: typed<Dateieingang>(),
    tags: typed<FlowTag>(),
  },
  actors: {
    /** Announces, sends and has it looked into; the id it is kept under. */
    hochladen: fromPromise<string, Pick<Dateieingang, 'schluessel' | 'name'>>(nichtVerdrahtet),
    /** Whether it is still kept. */
    nachsehen: fromPromise<boolean, { id: string | null }>(nichtVerdrahtet),
  },
  guards: {
    istAufgehoben: ({ context }) => context.id !== null,
    istAbgewiesen: ({ context }) => context.satz !== undefined,
    istDa: (_, { da }: { da: boolean }) => da,
    istAbgelehnt: (_, { error }: { error: unknown }) => fehlerAus(error).art === 'ABGELEHNT',
  },
  actions: {
    idMerken: assign((_, { id }: { id: string }) => ({ id })),
    /** Told to the field. */
    melden: (_, meldung: Dateimeldung) => void meldung,
    /** The server need not keep it any longer. */
    loeschen: (_, { id }: { id: string | null }) => void id,
  },
});

const entfernen = { target: 'entfernt', description: 'Kundin entfernt die Datei' } as const;

/** One file of a field, from the moment she chooses it, or comes back to it, until it is gone. */
export const datei = p.createMachine({
  id: 'datei',
  description: 'Datei hochladen: warten, senden, prüfen lassen',
  context: ({ input: { id = null, ...eingang } }) => ({ ...eingang, id }),
  initial: 'beginn',
  states: {
    beginn: {
      description: 'Neu gewählt, von vorhin aufgehoben oder gleich abgewiesen?',
      always: [
        { guard: 'istAufgehoben', target: 'nachsehen' },
        { guard: 'istAbgewiesen', target: 'abgelehnt' },
        { target: 'wartet' },
      ],
    },
    nachsehen: {
      description: 'Von vorhin aufgehoben; ob sie noch da ist, wird nebenbei nachgesehen',
      tags: 'laedt',
      invoke: {
        id: 'nachsehen',
        src: 'nachsehen',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'istDa', params: ({ event }) => ({ da: event.output }) },
            target: 'aufgehoben',
          },
          {
            target: 'verfallen',
            actions: { type: 'melden', params: { type: 'VERFALLEN' } },
          },
        ],
        onError: { target: 'aufgehoben', description: 'Solange es niemand sagen kann, ist sie da' },
      },
      on: { ENTFERNEN: { ...entfernen, actions: { type: 'loeschen', params: unterIhrerId } } },
    },
    aufgehoben: {
      description: 'Sie ist von vorhin da',
      on: { ENTFERNEN: { ...entfernen, actions: { type: 'loeschen', params: unterIhrerId } } },
    },
    wartet: {
      description: 'Andere Dateien sind noch unterwegs',
      on: {
        LOS: { target: 'laeuft', description: 'Ein Platz ist frei' },
        ENTFERNEN: entfernen,
      },
    },
    laeuft: {
      description: 'Die Datei wird gesendet und geprüft',
      tags: 'laedt',
      invoke: {
        id: 'hochladen',
        src: 'hochladen',
        input: ({ context: { schluessel, name } }) => ({ schluessel, name }),
        onDone: {
          target: 'geprueft',
          actions: [
            { type: 'idMerken', params: ({ event }) => ({ id: event.output }) },
            {
              type: 'melden',
              params: ({ event }) => ({ type: 'ANGEKOMMEN', id: event.output }),
            },
          ],
        },
        onError: [
          {
            guard: { type: 'istAbgelehnt', params: fehlschlag },
            target: 'abgelehnt',
            actions: { type: 'melden', params: ablehnung },
          },
          { target: 'gescheitert', actions: { type: 'melden', params: { type: 'GESCHEITERT' } } },
        ],
      },
      on: { ENTFERNEN: { ...entfernen, description: 'Kundin bricht ab' } },
    },
    geprueft: {
      description: 'Sie ist angekommen und geprüft',
      on: { ENTFERNEN: { ...entfernen, actions: { type: 'loeschen', params: unterIhrerId } } },
    },
    gescheitert: {
      description: 'Sie ist nicht angekommen; noch einmal senden kann helfen',
      tags: 'fehler',
      on: { ERNEUT: 'wartet', ENTFERNEN: entfernen },
    },
    abgelehnt: {
      description: 'Sie kann nie angenommen werden; der Grund steht dabei',
      on: { ENTFERNEN: entfernen },
    },
    entfernt: { description: 'Sie gehört nicht mehr dazu', type: 'final' },
    verfallen: { description: 'Sie wurde nicht länger aufgehoben', type: 'final' },
  },
});

function unterIhrerId({ context: { id } }: { context: Dateikontext }) {
  return { id };
}

function fehlschlag({ event }: { event: { error: unknown } }) {
  return { error: event.error };
}

function ablehnung({ event }: { event: { error: unknown } }): Dateimeldung {
  const fehler = fehlerAus(event.error);
  return fehler.art === 'ABGELEHNT'
    ? { type: 'ABGELEHNT', satz: fehler.satz }
    : { type: 'GESCHEITERT' };
}
