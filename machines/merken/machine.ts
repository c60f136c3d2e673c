import { assign, fromCallback, setup, spawnChild } from 'xstate';
import { fristen } from '#contract/zahlen.ts';
import type { Kennung } from '../draft/context.ts';
import { typed } from '../typed.ts';

/** An application as a device keeps it: never a snapshot, without bank data and declarations (`antrag/entwurf.ts`). */
export interface Merkstand {
  readonly produkt: string;
  readonly schema: number;
  /** The step it was left at. */
  readonly schritt: string;
  readonly antworten: Readonly<Record<string, unknown>>;
  /** What it cost then, cents per instalment. */
  readonly beitrag: number | null;
  /** Which draft it is at the server, where she saved one: what became a contract elsewhere makes no second one. */
  readonly kennung: Kennung | null;
}

/** As it lies there, with the day it was kept last. */
export interface Gemerktes extends Merkstand {
  /** yyyy-MM-dd in Berlin. */
  readonly am: string;
}

interface Merkkontext {
  /** An earlier application that lies on this device; null where none does, or she does not want it. */
  readonly gefunden: Gemerktes | null;
  /** What is kept of this one; null where nothing is. */
  readonly stand: Merkstand | null;
}

type Merkereignis =
  /** The greeting: goes on with what lies there, throws it away, leaves it there and begins afresh. */
  | { type: 'WEITER' }
  | { type: 'LOESCHEN' }
  | { type: 'NEU_BEGINNEN' }
  /** The choice at the price. */
  | { type: 'MERKEN'; stand: Merkstand }
  | { type: 'VERGESSEN' }
  /** What the application tells. */
  | { type: 'BEANTWORTET'; stand: Merkstand }
  | { type: 'ABGESCHLOSSEN' }
  /** What the device says: no room, or not allowed; thrown away in another tab, or replaced by what lies there now. */
  | { type: 'VERWEIGERT' }
  | { type: 'GELOESCHT' }
  | { type: 'ERSETZT'; gefunden: Gemerktes };

/** Types, effects as stubs, guards and actions. */
const p = setup({
  types: {
    context: typed<Merkkontext>(),
    events: typed<Merkereignis>(),
    input: typed<Merkkontext>(),
  },
  actors: {
    /** Listens to the device as long as the page stands, and says GELOESCHT or ERSETZT. */
    geraet: fromCallback<Merkereignis>(() => undefined),
  },
  guards: {
    wirdGemerkt: ({ context }) => context.stand !== null,
    istGefunden: ({ context }) => context.gefunden !== null,
  },
  actions: {
    zuhoeren: spawnChild('geraet', { id: 'geraet' }),
    /** Writes it to the device, which answers VERWEIGERT where it does not take it. */
    speichern: (_lage, _params: { stand: Merkstand | null }) => undefined,
    /** Throws away what lies there. */
    loeschen: () => undefined,
    aufnehmen: assign(({ context }) => ({ stand: context.gefunden })),
    verwerfen: assign({ gefunden: null }),
    finden: assign((_, { gefunden }: { gefunden: Gemerktes }) => ({ gefunden })),
    merken: assign((_, { stand }: { stand: Merkstand }) => ({ stand })),
    vergessen: assign({ stand: null }),
  },
});

const merken = {
  type: 'merken',
  params: ({ event }: { event: { stand: Merkstand } }) => ({ stand: event.stand }),
} as const;

const speichern = {
  type: 'speichern',
  params: ({ context }: { context: Merkkontext }) => ({ stand: context.stand }),
} as const;

/**
 * "Auf diesem Gerät merken": her answers stay on this device because she wants it, and nothing does before she says so
 * (`domain/verkauf.md §6`).
 */
export const geraetemerker = p.createMachine({
  id: 'merken',
  description: 'Auf diesem Gerät merken: später weitermachen, mitschreiben, löschen',
  context: ({ input }) => input,
  entry: 'zuhoeren',
  initial: 'anfang',
  states: {
    anfang: {
      description: 'Was auf diesem Gerät liegt, entscheidet, womit es beginnt',
      always: [
        { guard: 'wirdGemerkt', target: 'an', description: 'Dieser Antrag wird schon gemerkt' },
        { guard: 'istGefunden', target: 'gruesst' },
        { target: 'aus' },
      ],
    },
    gruesst: {
      description: 'Weiter, wo sie aufgehört hat? Vor der ersten Frage',
      on: {
        WEITER: { target: 'an', actions: 'aufnehmen' },
        LOESCHEN: { target: 'aus', actions: ['verwerfen', 'loeschen'] },
        NEU_BEGINNEN: {
          target: 'aus',
          description: 'Was gemerkt ist, bleibt, bis sie es löscht oder etwas anderes merkt',
          actions: 'verwerfen',
        },
        GELOESCHT: {
          target: 'aus',
          description: 'In einem anderen Tab gelöscht: sie beginnt von vorn',
          actions: 'verwerfen',
        },
        ERSETZT: {
          description: 'Ein anderer Tab hat zuletzt etwas gemerkt: damit geht es weiter',
          actions: {
            type: 'finden',
            params: ({ event }) => ({ gefunden: event.gefunden }),
          },
        },
      },
    },
    aus: {
      description: 'Von diesem Antrag bleibt nichts auf dem Gerät',
      on: { MERKEN: { target: 'an', actions: merken } },
    },
    an: {
      description: `Ihre Angaben bleiben ${fristen.gemerktTage} Tage auf dem Gerät; jede Antwort wird mitgeschrieben`,
      entry: speichern,
      on: {
        BEANTWORTET: { actions: [merken, speichern] },
        VERGESSEN: { target: 'aus', actions: ['vergessen', 'loeschen'] },
        ABGESCHLOSSEN: { target: 'aus', actions: ['vergessen', 'loeschen'] },
        GELOESCHT: {
          target: 'aus',
          description: 'In einem anderen Tab gelöscht; hier schreibt es niemand wieder hin',
          actions: 'vergessen',
        },
        ERSETZT: {
          target: 'aus',
          description: 'Ein anderer Tab merkt seinen Antrag; hier überschreibt ihn niemand',
          actions: 'vergessen',
        },
        VERWEIGERT: { target: 'verweigert', actions: ['vergessen', 'loeschen'] },
      },
    },
    verweigert: {
      description: 'Das Gerät nimmt nichts an: kein Platz, oder der Browser erlaubt es nicht',
      on: { MERKEN: { target: 'an', actions: merken } },
    },
  },
});
