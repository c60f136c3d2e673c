import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
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
}

/** All states a chart can be in and all ways between them; calls, time-outs and routes are ordinary events here. */
export function explore(chart: AnyStateMachine, cases: FlowCases): Graph {
  const key = keyOf(cases);
  const offered = offerIn(chart, cases);
  const vertices = new Map<string, Vertex>();
  const remember = (snapshot: AnyMachineSnapshot): string => {
    const name = key(snapshot);
    if (!vertices.has(name)) vertices.set(name, { key: name, snapshot });
    return name;
  };
  const starts: Edge[] = [];
  for (const [name, input] of Object.entries(cases.inputs)) {
    const start = observeStart(chart, input);
    starts.push(startEdge(name, input, start, key(start.next)));
    getAdjacencyMap(chart, {
      events: (snapshot) => offered(snapshot).map(({ event }) => event),
      serializeState: remember,
      fromState: start.next,
      limit: 5_000,
    });
  }
  const edges: Edge[] = [];
  for (const { key: from, snapshot } of vertices.values()) {
    for (const { name, event } of offered(snapshot)) {
      const step = observeStep(chart, snapshot, event);
      edges.push({ ...step, name, event, from, to: key(step.next) });
    }
  }
  return { vertices, starts, edges };
}

/** The name of a state in the graph: where it is and what the guards read. */
export function keyOf(cases: FlowCases): (snapshot: AnyMachineSnapshot) => string {
  return (snapshot) => JSON.stringify([snapshot.value, cases.flags(snapshot.context)]);
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
