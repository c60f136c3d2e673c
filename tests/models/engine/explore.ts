import type { ActorLogic, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { activeStates } from '#machines/transitions.ts';
import { jeKontext } from '#machines/walk.ts';
import type { FlowCases } from './cases.ts';
import { type Happening, offerIn } from './happenings.ts';
import { type Observation, observeStart, observeStep } from './observe.ts';

export interface Edge extends Happening, Observation {
  /** Key of the state it leaves; null for a start. */
  readonly from: string | null;
  readonly to: string;
}

export interface Vertex {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
}

export interface Graph {
  readonly vertices: ReadonlyMap<string, Vertex>;
  readonly starts: readonly Edge[];
  readonly edges: readonly Edge[];
  /** The edges by the key of the state they leave. */
  readonly leaving: ReadonlyMap<string, readonly Edge[]>;
}

/**
 * All states a chart can be in and all ways between them; calls, time-outs and routes are ordinary
 * events here. Throws when there are more than `most`: the key holds too much to be looked through.
 */
export function explore(chart: AnyStateMachine, cases: FlowCases, most = 6_000): Graph {
  const key = keyOf(cases);
  const offered = offerIn(chart, cases);
  const vertices = new Map<string, Vertex>();
  const leaving = new Map<string, Edge[]>();
  const look = (snapshot: AnyMachineSnapshot): Edge[] => {
    const from = key(snapshot);
    if (vertices.has(from)) return [];
    if (vertices.size >= most)
      throw new Error(`More than ${most} states: the flags hold too much.`);
    vertices.set(from, { key: from, snapshot });
    const here = offered(snapshot).map(({ name, event }): Edge => {
      const step = observeStep(chart, snapshot, event);
      const to = step.next === snapshot ? from : key(step.next);
      return Object.assign({ name, event, from, to }, step);
    });
    leaving.set(from, here);
    return here;
  };
  const starts = Object.entries(cases.inputs).map(([name, input]) => {
    const start = observeStart(chart, input);
    traverse(chart, start.next, look, key);
    return startEdge(name, input, start, key(start.next));
  });
  return { vertices, starts, edges: [...leaving.values()].flat(), leaving };
}

/** Lets `xstate/graph` walk the states, each looked at once; where nothing happens there is nowhere to go. */
function traverse(
  chart: AnyStateMachine,
  fromState: AnyMachineSnapshot,
  look: (snapshot: AnyMachineSnapshot) => Edge[],
  key: (snapshot: AnyMachineSnapshot) => string,
): void {
  const known = new Map<EventObject, AnyMachineSnapshot>();
  const watched: ActorLogic<AnyMachineSnapshot, EventObject> = {
    getInitialSnapshot: () => fromState,
    getPersistedSnapshot: (snapshot) => chart.getPersistedSnapshot(snapshot),
    transition: (snapshot, event) => known.get(event) ?? snapshot,
  };
  getAdjacencyMap(watched, {
    fromState,
    serializeState: key,
    serializeEvent: ({ type }) => type,
    events: (snapshot) => {
      known.clear();
      const moving = look(snapshot).filter(({ next }) => next !== snapshot);
      for (const { event, next } of moving) known.set(event, next);
      return moving.map(({ event }) => event);
    },
    limit: Infinity,
  });
}

/** The name of a state in the graph: where it is and what the guards read. */
export function keyOf(cases: FlowCases): (snapshot: AnyMachineSnapshot) => string {
  return jeKontext((snapshot: AnyMachineSnapshot) =>
    JSON.stringify([
      snapshot.value,
      cases.flags(snapshot.context),
      ...remembered(snapshot).map((id) => `← ${id}`),
    ]),
  );
}

/** What a way back from here would lead to. */
function remembered(snapshot: AnyMachineSnapshot): string[] {
  const ways = activeStates(snapshot).flatMap(({ transitions }) =>
    [...transitions.values()].flat(),
  );
  const isAsked = (id: string) => ways.some(({ target }) => target?.some((node) => node.id === id));
  return Object.entries(snapshot.historyValue)
    .filter(([id]) => isAsked(id))
    .flatMap(([, nodes]) => nodes.toSorted((a, b) => a.order - b.order).map(({ id }) => id));
}

/** A start counts like a transition, so that the tours begin in every way there is. */
function startEdge(name: string, input: unknown, start: Observation, to: string): Edge {
  return {
    ...start,
    taken: [`START ${name}`, ...start.taken],
    name: `START ${name}`,
    event: { type: 'xstate.init', input },
    from: null,
    to,
  };
}
