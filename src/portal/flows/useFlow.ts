import { useEffect } from 'react';
import { embedding } from '../shell/framed.ts';
import type { FlowParts } from './adresse.ts';
import type { FlowActor } from './replay.ts';
import { useFlowAddress } from './useFlowAddress.ts';
import { useSessionEvents } from './useSessionEvents.ts';

/** Runs a flow on the screen: resumed from its draft, kept in it, held to its address, told of the session. */
export function useFlow(actor: FlowActor, parts: FlowParts): { bereit: boolean } {
  const bereit = useFlowAddress(actor, parts);
  useSessionEvents(actor);
  // Where the portal is framed the host hears how it goes, as long as the page stands.
  useEffect(() => {
    const followed = embedding()?.then((host) => host?.follow(actor));
    return () => void followed?.then((end) => end?.());
  }, [actor]);
  return { bereit };
}
