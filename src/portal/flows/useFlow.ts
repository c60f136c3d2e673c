import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { schrittVon } from '#machines/walk.ts';
import { usePorts } from '../ports.ts';
import type { Draft, draftAt } from './draft.ts';
import { type FlowActor, replay } from './replay.ts';
import { type FlowAddress, schrittAus, useFlowAddress } from './useFlowAddress.ts';

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
  const bereit = useReplay(actor, parts);
  useFlowAddress(actor, parts.address, bereit);
  useDraft(actor, parts);
  useSessionEvents(actor);
  return { bereit };
}

function useReplay(actor: FlowActor, { address, ereignis }: FlowParts): boolean {
  const { pathname } = useLocation();
  const [ziel] = useState(() => schrittAus(pathname, address));
  const [bereit, setBereit] = useState(ziel === address.schritte[0]);
  useEffect(() => {
    let vorbei = bereit;
    const fertig = () => !vorbei && setBereit(true);
    if (!bereit) void replay(actor, ziel, ereignis).then(fertig, fertig);
    return () => {
      vorbei = true;
    };
  }, [actor, bereit, ziel, ereignis]);
  return bereit;
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

/** The session's end reaches every running flow (`machines/globals.ts`). */
export function useSessionEvents(actor: FlowActor): void {
  const { session } = usePorts();
  useEffect(() => session.hoeren((type) => actor.send({ type })), [actor, session]);
}
