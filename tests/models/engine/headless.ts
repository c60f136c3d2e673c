import { type Actor, type AnyStateMachine, createActor, SimulatedClock } from 'xstate';
import { delayOf, statesOf } from '#machines/transitions.ts';
import type { Call, FlowCases } from './cases.ts';
import { controlledActors, type OpenCall, reject, resolve } from './controlled.ts';
import { type Edge, keyOf } from './explore.ts';
import { takenFrom } from './observe.ts';
import type { Tour } from './tours.ts';

/** What a played tour showed. */
export interface Played {
  readonly taken: readonly string[];
  readonly steps: number;
  /** Sentences; empty when the actor did what the model says. */
  readonly faults: readonly string[];
}

/** Plays a tour on the real actor: its calls are answered by hand, its clock stands still unless moved. */
export function play(chart: AnyStateMachine, cases: FlowCases, tour: Tour): Played {
  const [start, ...steps] = tour;
  if (!start) return { taken: [], steps: 0, faults: ['A tour without a start.'] };
  const taken = new Set(start.taken);
  const faults: string[] = [];
  const stage: Stage = { chart, clock: new SimulatedClock(), open: new Map(), made: [] };
  const actors = controlledActors(chart, (call) => {
    stage.open.set(call.id, call);
    stage.made.push(call);
  });
  const actor = createActor(chart.provide({ actors }), {
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
  }
  actor.stop();
  return { taken: [...taken], steps: tour.length, faults };
}

interface Stage {
  readonly chart: AnyStateMachine;
  readonly clock: SimulatedClock;
  readonly open: Map<string, OpenCall>;
  /** Calls made since the last look. */
  readonly made: Call[];
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
  for (const [sentence, holds] of Object.entries(cases.invariants)) {
    if (!holds(snapshot)) faults.push(`Broken after ${edge.name}: ${sentence}`);
  }
  for (const [sentence, holds] of Object.entries(cases.requests ?? {})) {
    if (!made.every((call) => holds(call, context))) {
      faults.push(`Broken after ${edge.name}: ${sentence}`);
    }
  }
  return faults;
}
