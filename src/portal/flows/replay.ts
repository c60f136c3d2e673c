import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import { naechsteAntwort, type FlowPosition } from '#machines/walk.ts';

/** The side of a running flow that the shell around it needs. */
export interface FlowActor extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): AnyMachineSnapshot;
  send(event: EventObject): void;
}

/** What giving answers again asks of a running flow. */
interface ReplayedActor extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): FlowPosition;
  send(event: EventObject): void;
}

/**
 * Brings a fresh flow to the step it was left at by answering its steps again. Stops earlier where an
 * answer is missing, is no longer accepted, or leads somewhere else.
 */
export async function replay(
  actor: ReplayedActor,
  ziel: string,
  ereignis: (schritt: string) => EventObject | null,
): Promise<void> {
  const gegeben = new Set<string>();
  for (;;) {
    const naechstes = naechsteAntwort(await atRest(actor), ziel, ereignis, gegeben);
    if (!naechstes) return;
    actor.send(naechstes);
  }
}

function atRest(actor: ReplayedActor): Promise<FlowPosition> {
  return new Promise((resolve) => {
    const look = (snapshot: FlowPosition) => {
      if (snapshot.hasTag('laedt')) return;
      subscription.unsubscribe();
      resolve(snapshot);
    };
    const subscription = actor.subscribe(look);
    look(actor.getSnapshot());
  });
}
