import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type EventObject,
} from 'xstate';

/**
 * The state after an event. No actor, no effect: like `transition` of XState, which builds an actor
 * system for every step and takes four times as long; a walk takes many steps.
 */
export function moved(
  chart: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): AnyMachineSnapshot {
  return chart.transition(snapshot, event, inert);
}

const nobody = createEmptyActor();
const nothing = () => {};
const inert: AnyActorScope = {
  self: nobody,
  system: nobody.system,
  id: '',
  sessionId: '',
  logger: nothing,
  defer: nothing,
  emit: nothing,
  stopChild: nothing,
  actionExecutor: nothing,
};
