import { useEffect } from 'react';
import { usePorts } from '../ports.ts';
import type { SessionZustand } from '../session/session.ts';
import type { FlowActor } from './replay.ts';

/** The session's end reaches every running flow (`machines/globals.ts`), and that it goes on elsewhere. */
export function useSessionEvents(actor: FlowActor): void {
  const { session } = usePorts();
  useEffect(() => session.hoeren((type) => actor.send({ type })), [actor, session]);
  useEffect(() => {
    let wer = nutzerIn(session.zustand());
    return session.abonnieren(() => {
      const jetzt = nutzerIn(session.zustand());
      if (jetzt === null) return;
      actor.send({ type: wer === null || wer === jetzt ? 'ANGEMELDET' : 'ANDERE_ANGEMELDET' });
      wer = jetzt;
    });
  }, [actor, session]);
}

function nutzerIn(zustand: SessionZustand): string | null {
  return zustand.status === 'angemeldet' ? zustand.nutzer.sub : null;
}
