import { assign, cancel, enqueueActions, fromCallback, raise, setup, spawnChild } from 'xstate';
import { frameBefehlFristMs, frameGrussAlleMs } from '#contract/constants.ts';
import { typed } from '../typed.ts';

/** A command to the page around the frame; what it asks and what it is answered, its port knows. */
export interface Befehl {
  readonly id: string;
  readonly name: string;
  readonly payload: readonly unknown[];
}

/** How a command ends: answered, or why not. */
export type Befehlsende =
  | { readonly art: 'BEANTWORTET'; readonly payload: unknown }
  | { readonly art: 'ZEITLIMIT' }
  | { readonly art: 'GETRENNT' };

interface Brueckenkontext {
  /** Commands without an answer, by their id. */
  readonly offen: Readonly<Record<string, Befehl>>;
}

type Brueckenereignis =
  /** What the portal asks. */
  | { type: 'ANFRAGE'; befehl: Befehl }
  /** The page is shown again after it was put aside. */
  | { type: 'VERBINDEN' }
  /** What the port hears: the first answer, answers, what cannot be read, and that the page is put aside. */
  | { type: 'BEGRUESST'; thema: unknown }
  | { type: 'ANTWORT'; id: string; payload: unknown }
  | { type: 'UNLESBAR'; grund: string }
  | { type: 'GETRENNT' }
  /** The clock. */
  | { type: 'NOCHMAL' }
  | { type: 'NIEMAND_DA' }
  | { type: 'ZEITLIMIT'; id: string };

interface MitId {
  readonly id: string;
}

/** Types, effects as stubs, guards, actions and delays. */
const p = setup({
  types: { context: typed<Brueckenkontext>(), events: typed<Brueckenereignis>() },
  actors: {
    /** Listens to the page as long as the frame stands: the only place that knows a window. */
    port: fromCallback<Brueckenereignis>(() => undefined),
  },
  guards: {
    istOffen: ({ context }, { id }: MitId) => Object.hasOwn(context.offen, id),
  },
  actions: {
    zuhoeren: spawnChild('port', { id: 'port' }),
    /** Asks the page whether it is there; it answers with its theme. */
    gruessen: () => undefined,
    senden: (_, { befehle }: { befehle: readonly Befehl[] }) => void befehle,
    /** Tells whoever asked. */
    melden: (_, was: { befehle: readonly Befehl[]; ende: Befehlsende }) => void was,
    einrichten: (_, { thema }: { thema: unknown }) => void thema,
    /** Says in the console what was not listened to. */
    warnen: (_, { grund }: { grund: string }) => void grund,
    nochmalGruessen: raise({ type: 'NOCHMAL' }, { id: 'nochmal', delay: frameGrussAlleMs }),
    nichtMehrGruessen: cancel('nochmal'),
    baldAufgeben: raise({ type: 'NIEMAND_DA' }, { id: 'niemand', delay: frameBefehlFristMs }),
    nichtAufgeben: cancel('niemand'),
    // A `raise` of its own has one name for all; each command has a clock of its own.
    fristSetzen: enqueueActions<
      Brueckenkontext,
      Brueckenereignis,
      MitId,
      Brueckenereignis,
      never,
      never,
      never,
      never,
      never
    >(({ enqueue }, { id }) => {
      enqueue.raise({ type: 'ZEITLIMIT', id }, { id: `frist:${id}`, delay: frameBefehlFristMs });
    }),
    fristLoeschen: cancel((_, { id }: MitId) => `frist:${id}`),
    aufnehmen: assign(({ context }, { befehl }: { befehl: Befehl }) => ({
      offen: { ...context.offen, [befehl.id]: befehl },
    })),
    vergessen: assign(({ context }, { id }: MitId) => ({
      offen: Object.fromEntries(Object.entries(context.offen).filter(([one]) => one !== id)),
    })),
    alleVergessen: assign({ offen: {} }),
  },
});

const id = ({ event }: { event: MitId }) => ({ id: event.id });
const anfrage = ({ event: { befehl } }: { event: { befehl: Befehl } }) => ({ befehl });
const anfrageId = ({ event: { befehl } }: { event: { befehl: Befehl } }) => ({ id: befehl.id });
const istOffen = { type: 'istOffen', params: id } as const;

const aufnehmen = [
  { type: 'aufnehmen', params: anfrage },
  { type: 'fristSetzen', params: anfrageId },
] as const;

/** It ends, and its clock with it. */
const beenden = [
  { type: 'vergessen', params: id },
  { type: 'fristLoeschen', params: id },
] as const;

interface BeiId {
  readonly context: Brueckenkontext;
  readonly event: MitId;
}

function einer({ context, event }: BeiId): readonly Befehl[] {
  const befehl = context.offen[event.id];
  return befehl ? [befehl] : [];
}

const abgelaufen = [
  {
    type: 'melden',
    params: (lage: BeiId) => ({ befehle: einer(lage), ende: { art: 'ZEITLIMIT' as const } }),
  },
  ...beenden,
] as const;

const alleAbweisen = [
  {
    type: 'melden',
    params: ({ context }: { context: Brueckenkontext }) => ({
      befehle: Object.values(context.offen),
      ende: { art: 'GETRENNT' as const },
    }),
  },
  'alleVergessen',
] as const;

/** The page listens: it is drawn in its theme, and gets what waited for it. */
const begruesst = [
  {
    type: 'einrichten',
    params: ({ event: { thema } }: { event: { thema: unknown } }) => ({ thema }),
  },
  {
    type: 'senden',
    params: ({ context }: { context: Brueckenkontext }) => ({
      befehle: Object.values(context.offen),
    }),
  },
] as const;

/**
 * The bridge to the page the portal is framed by (`specification §7`): every command is answered, runs into its time-out
 * or, while nobody is there, is refused at once. What comes late, twice, unasked or in another shape is warned about and ignored.
 */
export const bruecke = p.createMachine({
  id: 'frame',
  description: 'Brücke zur Seite, in der das Portal steht: Befehle senden, Antworten zuordnen',
  context: { offen: {} },
  entry: 'zuhoeren',
  initial: 'verbindet',
  on: {
    ANTWORT: {
      description: 'Zu spät, doppelt oder ungefragt',
      actions: { type: 'warnen', params: { grund: 'Response to no open command' } },
    },
    BEGRUESST: {
      description: 'Noch einmal begrüßt',
      actions: { type: 'warnen', params: { grund: 'Greeted again' } },
    },
    UNLESBAR: {
      description: 'Eine Nachricht, die keine ist',
      actions: { type: 'warnen', params: ({ event: { grund } }) => ({ grund }) },
    },
  },
  states: {
    verbindet: {
      description: 'Das Portal fragt, ob die Seite zuhört; was es sonst braucht, wartet so lange',
      entry: ['gruessen', 'nochmalGruessen', 'baldAufgeben'],
      exit: ['nichtMehrGruessen', 'nichtAufgeben'],
      on: {
        NOCHMAL: {
          description: 'Die Seite hört vielleicht erst jetzt zu',
          actions: ['gruessen', 'nochmalGruessen'],
        },
        ANFRAGE: { actions: aufnehmen },
        ZEITLIMIT: { guard: istOffen, actions: abgelaufen },
        BEGRUESST: { target: 'bereit', actions: begruesst },
        // What was asked has 20 s of its own, and ends with the sentence of its own.
        NIEMAND_DA: 'getrennt',
        GETRENNT: { target: 'getrennt', actions: alleAbweisen },
      },
    },
    bereit: {
      description: 'Die Seite hört zu',
      on: {
        ANFRAGE: {
          actions: [
            ...aufnehmen,
            { type: 'senden', params: ({ event: { befehl } }) => ({ befehle: [befehl] }) },
          ],
        },
        ZEITLIMIT: { guard: istOffen, actions: abgelaufen },
        ANTWORT: {
          guard: istOffen,
          actions: [
            {
              type: 'melden',
              params: ({ context, event }) => ({
                befehle: einer({ context, event }),
                ende: { art: 'BEANTWORTET', payload: event.payload },
              }),
            },
            ...beenden,
          ],
        },
        GETRENNT: { target: 'getrennt', actions: alleAbweisen },
      },
    },
    getrennt: {
      description: 'Keine Seite antwortet: das Portal geht allein weiter',
      on: {
        ANFRAGE: {
          description: 'Wird sofort abgewiesen',
          actions: {
            type: 'melden',
            params: ({ event: { befehl } }) => ({ befehle: [befehl], ende: { art: 'GETRENNT' } }),
          },
        },
        ZEITLIMIT: { guard: istOffen, actions: abgelaufen },
        BEGRUESST: {
          target: 'bereit',
          description: 'Die Seite antwortet doch noch',
          actions: begruesst,
        },
        VERBINDEN: 'verbindet',
        GETRENNT: { description: 'Was noch wartet, wartet vergebens', actions: alleAbweisen },
      },
    },
  },
});
