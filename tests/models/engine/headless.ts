import { isDeepStrictEqual } from 'node:util';
import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import { delayOf, statesOf } from '#machines/transitions.ts';
import type { ChartCall, FlowCases } from './cases.ts';
import { controlledActors, type OpenCall, reject, resolve } from './controlled.ts';
import { type Edge, type Graph, keyOf } from './explore.ts';
import { takenFrom } from './observe.ts';
import { placeOf, seen } from './snapshot.ts';
import type { Tour } from './tours.ts';

/** What a played tour showed. */
export interface Played {
  readonly taken: readonly string[];
  readonly steps: number;
  /** Sentences; empty when the actor did what the model says. */
  readonly faults: readonly string[];
}

/**
 * Plays tours on the real actor: its calls are answered by hand, its clock stands still unless moved.
 * In each state that is new, everything the model says is ignored there is sent too and must be.
 */
export function playAll(
  chart: AnyStateMachine,
  cases: FlowCases,
  graph: Graph,
  tours: readonly Tour[],
  stopAtFault = false,
): Played {
  const refused = new Set<string>();
  const played: Played[] = [];
  for (const tour of tours) {
    const once = play(chart, cases, tour, ({ to }) => {
      if (refused.has(to)) return [];
      refused.add(to);
      return (graph.leaving.get(to) ?? []).filter(isIgnored);
    });
    played.push(once);
    if (stopAtFault && once.faults.length > 0) break;
  }
  return {
    taken: [...new Set(played.flatMap(({ taken }) => taken))],
    steps: played.reduce((sum, { steps }) => sum + steps, 0),
    faults: played.flatMap(({ faults }) => faults),
  };
}

/** Plays one tour; `ignored` names what else to try after a step. */
export function play(
  chart: AnyStateMachine,
  cases: FlowCases,
  tour: Tour,
  ignored: (edge: Edge) => readonly Edge[] = () => [],
): Played {
  const [start, ...steps] = tour;
  if (!start) return { taken: [], steps: 0, faults: ['A tour without a start.'] };
  const taken = new Set(start.taken);
  const faults: string[] = [];
  const stage: Stage = { chart, clock: new SimulatedClock(), open: new Map(), made: [] };
  const actors = controlledActors(chart, (call) => {
    stage.open.set(call.id, call);
    stage.made.push(call);
  });
  const driven = chart.provide({ actors });
  // How far a chart may run by itself is not handed on by `provide`.
  Object.assign(driven.options, chart.options);
  const actor = createActor(driven, {
    input: start.event['input'],
    clock: stage.clock,
    inspect: (event) => takenFrom(event).forEach((id) => taken.add(id)),
  });
  actor.subscribe({ error: (error) => faults.push(`The actor failed: ${String(error)}`) });
  actor.start();
  faults.push(...faultsAfter(start, actor, cases, stage));
  for (const edge of steps) {
    if (faults.length > 0) break;
    perform(edge, actor, stage);
    faults.push(...faultsAfter(edge, actor, cases, stage));
    if (faults.length === 0)
      faults.push(...ignored(edge).flatMap((one) => tried(one, actor, stage)));
  }
  actor.stop();
  return { taken: [...taken], steps: tour.length, faults };
}

interface Stage {
  readonly chart: AnyStateMachine;
  readonly clock: SimulatedClock;
  readonly open: Map<string, OpenCall>;
  /** Calls made since the last look. */
  readonly made: ChartCall[];
}

type Running = Actor<AnyStateMachine>;

function perform({ event }: Edge, actor: Running, { chart, clock, open }: Stage): void {
  const [, outcome, invokeId] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (invokeId) {
    const answer = outcome === 'done' ? resolve(event['output']) : reject(event['error']);
    open.get(invokeId)?.answer(answer);
    return;
  }
  const delayed = statesOf(chart)
    .flatMap(({ after }) => after)
    .find(({ eventType }) => eventType === event.type);
  if (delayed) clock.increment(delayOf(chart, delayed.delay, actor.getSnapshot()) ?? 0);
  else actor.send(event);
}

function faultsAfter(edge: Edge, actor: Running, cases: FlowCases, stage: Stage): string[] {
  const snapshot = actor.getSnapshot();
  const context: unknown = snapshot.context;
  const made = stage.made.splice(0);
  const key = keyOf(cases)(snapshot);
  const faults = key === edge.to ? [] : [`After ${edge.name}: expected ${edge.to}, is ${key}`];
  if (snapshot.status !== edge.next.status) {
    faults.push(`After ${edge.name}: expected ${edge.next.status}, is ${snapshot.status}`);
  }
  const tags = tagsOf(snapshot);
  if (tags !== tagsOf(edge.next)) {
    faults.push(`After ${edge.name}: expected the tags ${tagsOf(edge.next)}, are ${tags}`);
  }
  if (!sameCalls(edge.calls, made)) faults.push(`After ${edge.name}: other calls than expected.`);
  for (const [sentence, holds] of Object.entries(cases.invariants)) {
    if (!holds(seen(snapshot))) faults.push(`Broken after ${edge.name}: ${sentence}`);
  }
  for (const [sentence, holds] of Object.entries(cases.requests ?? {})) {
    if (!made.every((call) => holds(call, context))) {
      faults.push(`Broken after ${edge.name}: ${sentence}`);
    }
  }
  return faults;
}

function tagsOf({ tags }: AnyMachineSnapshot): string {
  return [...tags].toSorted().join(', ');
}

/** What can be sent any time; answers and time-outs come only where they are awaited. */
function isIgnored({ taken, event }: Edge): boolean {
  return taken.length === 0 && (event.type === 'xstate.route' || !event.type.startsWith('xstate.'));
}

function tried({ name, event }: Edge, actor: Running, stage: Stage): string[] {
  const before = actor.getSnapshot();
  actor.send(event);
  const isSame = actor.getSnapshot() === before && stage.made.length === 0;
  return isSame ? [] : [`${name} is not ignored in ${placeOf(before)}.`];
}

function sameCalls(expected: readonly ChartCall[], made: readonly ChartCall[]): boolean {
  return isDeepStrictEqual(
    expected,
    made.map(({ id, input }) => ({ id, input })),
  );
}
