import { useEffect, useState } from 'react';
import { telefonlage } from '#machines/antrag/selectors.ts';
import { usePorts } from '../../../../ports.ts';
import type { AntragActor, AntragSnapshot } from '../step.ts';

/** When the latest code was sent, and how another one is. */
export function useCodesendung(actor: AntragActor) {
  const { now } = usePorts();
  // Whoever comes back is not asked to wait for longer than that.
  const [um, setUm] = useState(() => now().getTime());
  useEffect(() => {
    let sendete = telefonlage(actor.getSnapshot()) === 'sendet';
    const subscription = actor.subscribe((snapshot: AntragSnapshot) => {
      const sendet = telefonlage(snapshot) === 'sendet';
      if (sendete && !sendet) setUm(now().getTime());
      sendete = sendet;
    });
    return () => subscription.unsubscribe();
  }, [actor, now]);
  return { um, sendeErneut: () => sendeErneut(actor) };
}

/** Settled with the call: whether the code is on its way. */
function sendeErneut(actor: AntragActor): Promise<void> {
  return new Promise((resolve, reject) => {
    actor.send({ type: 'CODE_ERNEUT' });
    const schau = (snapshot: AntragSnapshot) => {
      const lage = telefonlage(snapshot);
      if (lage === 'sendet') return;
      subscription.unsubscribe();
      if (lage === 'sendenFehlgeschlagen') reject(new Error('No code was sent.'));
      else resolve();
    };
    const subscription = actor.subscribe(schau);
    schau(actor.getSnapshot());
  });
}
