import { useEffect } from 'react';
import type { AntragActor } from './steps/step.ts';

/** Tells the flow that the connection is back: what failed without one is tried again by itself. */
export function useVerbunden(actor: Pick<AntragActor, 'send'>): void {
  useEffect(() => {
    const verbunden = () => actor.send({ type: 'VERBUNDEN' });
    globalThis.addEventListener('online', verbunden);
    return () => globalThis.removeEventListener('online', verbunden);
  }, [actor]);
}
