import { isDeepStrictEqual } from 'node:util';
import { type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate';
import { activeStates, statesOf } from '#machines/transitions.ts';
import { schrittVon } from '#machines/walk.ts';
import type { FlowCases } from './cases.ts';
import type { Graph } from './explore.ts';

/**
 * Back, then forward, is the same step with the same answers; the same state where the state is a step's own.
 * Answers what breaks it, one sentence each, and how often it was tried.
 */
export function backAndForward(chart: AnyStateMachine, cases: FlowCases, graph: Graph) {
  const steps = statesOf(chart).filter(({ config }) => config.route !== undefined);
  const faults: string[] = [];
  let tried = 0;
  for (const { key, snapshot } of graph.vertices.values()) {
    const here = schrittVon(snapshot);
    for (const { id: other } of steps) {
      const back = go(chart, snapshot, other);
      if (snapshot.status !== 'active' || here === null || other === here || !back) continue;
      tried += 1;
      const again = go(chart, back, here);
      if (!again) faults.push(`From ${key} to ${other} and no way forward to ${here}.`);
      else if (!isSame(snapshot, again, cases))
        faults.push(`From ${key} to ${other} and forward: another state.`);
    }
  }
  return { faults, tried };
}

/** Where the step's address leads; null when it is refused. */
function go(chart: AnyStateMachine, snapshot: AnyMachineSnapshot, step: string) {
  const [next] = transition(chart, snapshot, { type: 'xstate.route', to: `#${step}` });
  return schrittVon(next) === step ? next : null;
}

function isSame(before: AnyMachineSnapshot, after: AnyMachineSnapshot, cases: FlowCases): boolean {
  const isStep = activeStates(before).some(({ config }) => config.route !== undefined);
  return (
    schrittVon(before) === schrittVon(after) &&
    isDeepStrictEqual(cases.answers(before.context), cases.answers(after.context)) &&
    (!isStep || isDeepStrictEqual(before.value, after.value))
  );
}
