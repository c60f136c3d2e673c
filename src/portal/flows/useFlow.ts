import { useEffect } from 'react';
import { tellHost } from '../embedding/framed.ts';
import type { FlowParts } from './adresse.ts';
import type { FlowActor } from './replay.ts';
import { useFlowAddress } from './useFlowAddress.ts';
import { useSessionEvents } from './useSessionEvents.ts';

/** Runs a flow on the screen: resumed from its draft, kept in it, held to its address, told of the session. */
export function useFlow(actor: FlowActor, parts: FlowParts): { bereit: boolean } {
  const bereit = useFlowAddress(actor, parts);
  useSessionEvents(actor);
  useEffect(() => tellHost(actor), [actor]);
  return { bereit };
}
