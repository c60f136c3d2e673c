import { useEffect } from 'react';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { schrittVon } from '#machines/walk.ts';
import type { Draft, draftAt } from './draft.ts';
import type { FlowAddress } from './flowAddress.ts';
import type { FlowActor } from './replay.ts';
import { useFlowAddress } from './useFlowAddress.ts';
import { useSessionEvents } from './useSessionEvents.ts';

export interface FlowParts {
  address: FlowAddress;
  draft: ReturnType<typeof draftAt>;
  /** The event that answers a step with what the draft holds; null where it holds nothing. */
  ereignis: (schritt: string) => EventObject | null;
  /** What a draft keeps of the flow; `saved` clears it, null leaves it as it is. */
  keep: (snapshot: AnyMachineSnapshot) => Omit<Draft, 'schritt'> | 'saved' | null;
}

/** Runs a flow on the screen: resumed from its draft, held to its address, told of the session. */
export function useFlow(actor: FlowActor, parts: FlowParts): { bereit: boolean } {
  const bereit = useFlowAddress(actor, parts);
  useDraft(actor, parts);
  useSessionEvents(actor);
  return { bereit };
}

function useDraft(actor: FlowActor, { draft, keep }: FlowParts): void {
  useEffect(() => {
    const subscription = actor.subscribe((snapshot: AnyMachineSnapshot) => {
      const kept = keep(snapshot);
      if (kept === 'saved') draft.clear();
      else if (kept) draft.write({ ...kept, schritt: schrittVon(snapshot) ?? '' });
    });
    return () => subscription.unsubscribe();
  }, [actor, draft, keep]);
}
