import { useEffect } from 'react';
import { usePorts } from '../ports.ts';
import type { FlowActor } from './replay.ts';

/** The session's end reaches every running flow (`machines/globals.ts`). */
export function useSessionEvents(actor: FlowActor): void {
  const { session } = usePorts();
  useEffect(() => session.hoeren((type) => actor.send({ type })), [actor, session]);
}
