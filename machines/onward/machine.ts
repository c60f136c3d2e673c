import { assign, fromCallback, fromPromise, setup, spawnChild } from 'xstate';
import type { FlowTag } from '../tags.ts';
import { nichtVerdrahtet, typed } from '../typed.ts';

/** Where the application stands, as far as going on asks. */
export interface Streckenlage {
  /** Null where it stands at no step. */
  readonly schritt: string | null;
  readonly istZuEnde: boolean;
  /** Steps on her path. */
  readonly weg: readonly string[];
}

/** Where the way forward has ended, and the price that was last seen on it. */
interface Angehalten extends Streckenlage {
  readonly gesehen: string;
}

interface Gangkontext {
  /** Where she came from, and comes back to. */
  readonly ziel: string;
  /** Step at which she was last seen. */
  readonly bei: string;
  /** The price she knows and what it comes with, as one word to compare. */
  readonly gesehen: string;
}

type Gangereignis =
  /** An opened draft goes on where it was left. */
  | { type: 'FORTSETZEN'; ziel: string }
  /** Leads to a step; `ziel` is where she comes back to. */
  | { type: 'BEARBEITEN'; schritt: string; ziel: string }
  /** What the application says to that. */
  | { type: 'ANGENOMMEN'; gesehen: string }
  | { type: 'ABGEWIESEN' }
  /** The application did something; told by what listens to it. */
  | { type: 'BEWEGT'; lage: Streckenlage };

/** Types, effects as stubs, guards and actions. */
const p = setup({
  types: {
    context: typed<Gangkontext>(),
    events: typed<Gangereignis>(),
    tags: typed<FlowTag>(),
  },
  actors: {
    /** Gives the answers of a draft again, up to a price that is another than the one that was saved. */
    fortsetzen: fromPromise<void, { ziel: string }>(nichtVerdrahtet),
    /** Gives the answers again that still hold, up to a price she has not seen. */
    weitergehen: fromPromise<Angehalten, Pick<Gangkontext, 'ziel' | 'gesehen'>>(nichtVerdrahtet),
    /** Listens to the application as long as the page stands, and says BEWEGT. */
    strecke: fromCallback<Gangereignis>(() => undefined),
  },
  guards: {
    istAngekommen: ({ context }, { lage }: Bewegt) =>
      lage.istZuEnde || lage.schritt === context.ziel,
    stehtNoch: ({ context }, { lage }: Bewegt) =>
      lage.schritt === null || lage.schritt === context.bei,
    gingZurueck: ({ context }, { lage: { schritt, weg } }: Bewegt) =>
      schritt !== null && weg.includes(schritt) && weg.indexOf(schritt) < weg.indexOf(context.bei),
  },
  actions: {
    zuhoeren: spawnChild('strecke', { id: 'strecke' }),
    /** Asks the application to go to a step; the answer is ANGENOMMEN or ABGEWIESEN. */
    springen: (_, { schritt }: { schritt: string }) => void schritt,
    /** Tells the draft that the step is reached at which it was left. */
    angekommen: () => undefined,
    losgehen: assign((_, { schritt, ziel }: { schritt: string; ziel: string }) => ({
      bei: schritt,
      ziel,
    })),
    ansehen: assign((_, { gesehen }: Pick<Gangkontext, 'gesehen'>) => ({ gesehen })),
    folgen: assign(({ context }, { lage }: Bewegt) => ({ bei: lage.schritt ?? context.bei })),
    vergessen: assign({ ziel: '', bei: '', gesehen: '' }),
  },
});

interface Bewegt {
  readonly lage: Streckenlage;
}

const schritt = ({ event }: { event: { schritt: string } }) => ({ schritt: event.schritt });
const bewegt = ({ event }: { event: Bewegt }) => ({ lage: event.lage });
const angehalten = ({ event }: { event: { output: Angehalten } }) => ({ lage: event.output });
const gesehen = ({ event }: { event: { output: Angehalten } }) => ({
  gesehen: event.output.gesehen,
});

const springen = { type: 'springen', params: schritt } as const;

/**
 * Forward again over every answer that still holds (`design §4.5`): to the step at which an opened draft
 * was left, and from an edited answer back to where she came from. A step that needs her stops the way
 * only until she has answered, and so does the price once it is another or comes with another hint:
 * nothing gets dearer unseen.
 */
export const onward = p.createMachine({
  id: 'onward',
  description: 'Wieder nach vorn: einen Entwurf fortsetzen, nach „bearbeiten“ zurückkehren',
  context: { ziel: '', bei: '', gesehen: '' },
  entry: 'zuhoeren',
  initial: 'frei',
  states: {
    frei: {
      description: 'Kundin geht von Schritt zu Schritt',
      on: {
        FORTSETZEN: {
          target: 'setztFort',
          actions: {
            type: 'losgehen',
            params: ({ event: { ziel } }) => ({ schritt: '', ziel }),
          },
        },
        BEARBEITEN: {
          target: 'springt',
          actions: [
            {
              type: 'losgehen',
              params: ({ event }) => ({ schritt: event.schritt, ziel: event.ziel }),
            },
            springen,
          ],
        },
      },
    },
    setztFort: {
      description: 'Die Antworten eines Entwurfs werden noch einmal gegeben',
      tags: 'laedt',
      exit: ['angekommen', 'vergessen'],
      invoke: {
        id: 'fortsetzen',
        src: 'fortsetzen',
        input: ({ context: { ziel } }) => ({ ziel }),
        onDone: 'frei',
        onError: { target: 'frei', description: 'Sie geht von dort weiter, wo sie steht' },
      },
    },
    springt: {
      description: 'Der Ablauf sagt, ob er zu dem Schritt geht',
      on: {
        ANGENOMMEN: {
          target: 'wartet',
          actions: { type: 'ansehen', params: ({ event }) => ({ gesehen: event.gesehen }) },
        },
        ABGEWIESEN: { target: 'frei', actions: 'vergessen' },
      },
    },
    wartet: {
      description: 'Kundin ist bei einem Schritt, der sie braucht',
      on: {
        BEWEGT: [
          {
            guard: { type: 'istAngekommen', params: bewegt },
            target: 'frei',
            actions: 'vergessen',
          },
          {
            guard: { type: 'stehtNoch', params: bewegt },
            description: 'Sie hat noch nicht geantwortet',
          },
          {
            guard: { type: 'gingZurueck', params: bewegt },
            description: 'Einen Schritt weiter zurück; auch von dort geht es wieder nach vorn',
            actions: { type: 'folgen', params: bewegt },
          },
          { target: 'geht', actions: { type: 'folgen', params: bewegt } },
        ],
        BEARBEITEN: {
          description: 'Noch einen Schritt; zurück geht es, wohin sie anfangs wollte',
          actions: springen,
        },
      },
    },
    geht: {
      description: 'Was noch gilt, wird noch einmal geantwortet',
      tags: 'laedt',
      on: {
        BEARBEITEN: { description: 'Sie hält es an', actions: springen },
      },
      invoke: {
        id: 'weitergehen',
        src: 'weitergehen',
        input: ({ context: { ziel, gesehen: preis } }) => ({ ziel, gesehen: preis }),
        onDone: [
          {
            guard: { type: 'istAngekommen', params: angehalten },
            target: 'frei',
            actions: 'vergessen',
          },
          {
            target: 'wartet',
            actions: [
              { type: 'folgen', params: angehalten },
              { type: 'ansehen', params: gesehen },
            ],
          },
        ],
        onError: {
          target: 'frei',
          description: 'Sie geht von dort weiter, wo sie steht',
          actions: 'vergessen',
        },
      },
    },
  },
});
