import type {
  ActorLogic,
  ActorRefFrom,
  AnyMachineSnapshot,
  AnyStateMachine,
  Snapshot,
  StateValue,
} from 'xstate';
import type { GlobalesEreignis } from '#machines/globals.ts';
import type { anmeldung } from '#machines/konto/anmeldung/machine.ts';

/** Who has signed in again. */
export interface Wiederanmeldung {
  /** Whoever began the flow; anybody else must not see it. */
  readonly dieselbe: boolean;
}

/** What a flow takes whose session can end, its end included. */
export type Unterbrechungsereignis =
  | GlobalesEreignis
  | { type: 'ANMELDEN' }
  | { type: 'ANMELDUNG_SCHLIESSEN' }
  /** In another tab, the same person. */
  | { type: 'ANGEMELDET' }
  | { type: 'ANDERE_ANGEMELDET' };

/** The sign-in as the child of another flow; its chart is null until it is here. */
export type Anmeldekind = Snapshot<Wiederanmeldung> & {
  readonly chart: ActorRefFrom<typeof anmeldung> | null;
};
export type Anmeldelogik = ActorLogic<Anmeldekind, Anmeldenachricht>;
export type Anmeldenachricht =
  | { type: 'BEREIT'; chart: NonNullable<Anmeldekind['chart']> }
  | { type: 'WIEDER_DA'; dieselbe: boolean }
  | { type: 'GESTOERT'; error: unknown }
  | { type: 'xstate.stop' };

/** What a flow whose session can end has in its `setup`: the sign-in as a stub, and how it is asked for. */
export const unterbrechung = {
  actors: { anmeldung: stumm() },
  guards: {
    istDieselbe: (_: unknown, { dieselbe }: Wiederanmeldung) => dieselbe,
  },
} as const;

/** The end of the session interrupts what needs one. Left as a whole, the flow remembers where it was. */
export const sitzungEndet = {
  SITZUNG_ABGELAUFEN: {
    target: '.unterbrochen',
    reenter: true,
    description: 'Die Sitzung ist abgelaufen',
  },
  ABGEMELDET: {
    target: '.unterbrochen',
    reenter: true,
    description: 'In einem anderen Tab abgemeldet',
  },
} as const;

/** The same while something is sent: first back to where it is sent from, so that it is never sent again by itself. */
export const sitzungEndetUnterwegs = <const Zurueck extends string>(zurueck: Zurueck) =>
  ({
    SITZUNG_ABGELAUFEN: {
      target: zurueck,
      actions: 'anmeldungVerlangen',
      description: 'Die Sitzung ist abgelaufen; gesendet wird erst wieder durch sie',
    },
    ABGEMELDET: {
      target: zurueck,
      actions: 'anmeldungVerlangen',
      description: 'In einem anderen Tab abgemeldet; gesendet wird erst wieder durch sie',
    },
  }) as const;

/** She signs in over the page and is where she was; somebody else leaves the flow. */
export const unterbrochen = zustaende({});
/** The same where steps have addresses: none is gone to before the sign-in. */
export const unterbrochenMitAdressen = zustaende({
  'xstate.route': { description: 'Kein Schritt vor der Anmeldung' },
});

function zustaende<const Weiteres extends object>(weiteres: Weiteres) {
  const wieder = {
    ANMELDEN: 'anmelden',
    ANGEMELDET: { target: '#zuletzt', description: 'In einem anderen Tab wieder angemeldet' },
    ANDERE_ANGEMELDET: { target: '#verlassen', description: 'In einem anderen Tab' },
  } as const;
  return {
    zuletzt: {
      id: 'zuletzt',
      description: 'Wo sie war, als die Sitzung endete',
      type: 'history',
      history: 'deep',
    },
    unterbrochen: {
      id: 'unterbrochen',
      description: 'Abgemeldet; die Seite bleibt darunter stehen, mit allem, was eingegeben ist',
      meta: { step: 'unterbrochen', title: 'Bitte erneut anmelden' },
      tags: 'unterbrochen',
      initial: 'anmelden',
      on: {
        ...weiteres,
        SITZUNG_ABGELAUFEN: { description: 'Die Sitzung ist schon zu Ende' },
        ABGEMELDET: { description: 'Die Sitzung ist schon zu Ende' },
      },
      states: {
        anmelden: {
          description: 'Sie meldet sich in einem Dialog über der Seite an',
          on: { ANMELDUNG_SCHLIESSEN: 'abgemeldet' },
          invoke: {
            id: 'anmeldung',
            src: 'anmeldung',
            onDone: [
              { guard: { type: 'istDieselbe', params: wer }, target: '#zuletzt' },
              { target: '#verlassen', description: 'Jemand anderes hat sich angemeldet' },
            ],
            onError: 'gestoert',
          },
        },
        abgemeldet: {
          description: 'Ohne Anmeldung; statt der Seite steht da, wie es weitergeht',
          on: wieder,
        },
        gestoert: {
          description: 'Die Anmeldung ist gerade nicht möglich; noch einmal schadet nicht',
          tags: 'fehler',
          on: wieder,
        },
      },
    },
    verlassen: {
      id: 'verlassen',
      description: 'Jemand anderes hat sich angemeldet; was hier eingegeben war, ist gelöscht',
      meta: { step: 'unterbrochen', title: 'Bitte erneut anmelden' },
      tags: 'unterbrochen',
      type: 'final',
    },
  } as const;
}

/** Where an interrupted flow stands beneath the sign-in: what its page goes on to show. */
export function darunter(chart: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
  const nodes = Object.values(snapshot.historyValue).flat();
  if (!snapshot.hasTag('unterbrochen') || nodes.length === 0) return snapshot;
  const context: unknown = snapshot.context;
  return chart.resolveState({ value: valueOf(nodes.map(({ path }) => path)), context });
}

/** The value of a chart that is in these innermost states. */
function valueOf(paths: readonly (readonly string[])[]): StateValue {
  const [[only] = []] = paths;
  if (only !== undefined && paths.every(({ length }) => length === 1)) return only;
  const keys = [...new Set(paths.flatMap(([key]) => key ?? []))];
  return Object.fromEntries(
    keys.map((key) => [
      key,
      valueOf(paths.filter(([first]) => first === key).map(([, ...rest]) => rest)),
    ]),
  );
}

function wer({ event }: { event: { output: Wiederanmeldung } }): Wiederanmeldung {
  return event.output;
}

/** Stub of the sign-in; the portal provides it. */
function stumm(): Anmeldelogik {
  return {
    getInitialSnapshot: () => ({
      status: 'active',
      output: undefined,
      error: undefined,
      chart: null,
    }),
    transition: (snapshot) => snapshot,
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}
