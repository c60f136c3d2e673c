import { useState } from 'react';
import { schrittVon } from '#machines/schritt.ts';
import { useSelector } from '../../useSelector.ts';
import type { AntragActor, AntragSnapshot } from '../steps/step.ts';

/**
 * Sends the answer of a page. Who is quicker than the start of the application waits for it, and who
 * sends once more after a failure leaves it first.
 */
export function useSenden(
  actor: AntragActor,
  { schritt, heute, onGesendet }: { schritt: string; heute: () => string; onGesendet: () => void },
) {
  const [wartet, setWartet] = useState(false);
  const laedt = useSelector(actor, (snapshot) => istHier(snapshot) && snapshot.hasTag('laedt'));

  function istHier(snapshot: AntragSnapshot): boolean {
    return schrittVon(snapshot) === schritt;
  }

  function senden(antwort: unknown): void {
    if (!istHier(actor.getSnapshot())) return warten(antwort);
    if (actor.getSnapshot().hasTag('fehler')) {
      actor.send({ type: 'xstate.route', to: `#${schritt}` });
    }
    const ereignis = { type: 'WEITER', antwort, heute: heute() } as const;
    if (!actor.getSnapshot().can(ereignis)) return;
    onGesendet();
    actor.send(ereignis);
  }

  function warten(antwort: unknown): void {
    setWartet(true);
    const subscription = actor.subscribe((snapshot: AntragSnapshot) => {
      if (!istHier(snapshot)) return;
      subscription.unsubscribe();
      setWartet(false);
      // After this event: what is sent meanwhile would be answered before it is told of.
      queueMicrotask(() => senden(antwort));
    });
  }

  return { senden, laedt: wartet || laedt };
}
