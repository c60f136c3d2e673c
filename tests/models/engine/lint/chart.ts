import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { statesOf, transitionId, transitionsOf } from '#machines/transitions.ts';

/** What is wrong with a chart as it is written, one sentence each; an unknown target throws. */
export function lintChart(chart: AnyStateMachine): string[] {
  return [
    ...statesOf(chart).flatMap((node) => faultsOfState(node).concat(faultsOfCalls(node))),
    ...transitionsOf(chart).flatMap(faultsOfArrow),
  ];
}

function faultsOfState(node: AnyStateNode): string[] {
  const config: { entry?: unknown; exit?: unknown } = node.config;
  const faults: string[] = [];
  if (!node.description) faults.push(`${node.id} has no description.`);
  if (![config.entry, config.exit].flat().every(isNamed))
    faults.push(`${node.id} has an unnamed action.`);
  // A walk over stored answers waits where it is told that something loads.
  // A flow within the flow says itself what it waits for.
  const isFlow = node.parent?.tags.includes('unterbrochen') ?? false;
  if (node.invoke.length > 0 && !node.tags.includes('laedt') && !isFlow)
    faults.push(`${node.id} makes a call without the tag laedt.`);
  if (node.transitions.has('*')) faults.push(`${node.id} answers anything ('*').`);
  return faults;
}

function faultsOfCalls(node: AnyStateNode): string[] {
  const { invoke }: { invoke?: unknown } = node.config;
  return (invoke === undefined ? [] : [invoke]).flat().flatMap((call: unknown) => {
    const faults: string[] = [];
    if (!isObject(call) || !('id' in call)) faults.push(`A call of ${node.id} has no id.`);
    if (!isObject(call) || !('onError' in call))
      faults.push(`A call of ${node.id} has no onError.`);
    if (!isObject(call) || !('src' in call) || typeof call.src !== 'string') {
      faults.push(`A call of ${node.id} has no name.`);
    }
    return faults;
  });
}

function faultsOfArrow(transition: AnyTransitionDefinition): string[] {
  const id = transitionId(transition);
  const faults: string[] = [];
  if (!isNamed(guardOf(transition))) faults.push(`${id} has an unnamed guard.`);
  if (!transition.actions.every(isNamed)) faults.push(`${id} has an unnamed action.`);
  return faults;
}

/** XState wraps the guard of a route; the chart names it at the step. */
function guardOf({ guard, eventType, target }: AnyTransitionDefinition): unknown {
  if (eventType !== 'xstate.route') return guard;
  const { route }: { route?: { guard?: unknown } } = target?.[0]?.config ?? {};
  return route?.guard;
}

/** Absent, a name, or a name with parameters; a function says nothing in a picture. */
function isNamed(value: unknown): boolean {
  if (value === undefined || typeof value === 'string') return true;
  return isObject(value) && 'type' in value && typeof value.type === 'string';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
