import { useRef, useState } from 'react';
import { feedbackSenden, type Feedback } from '#contract/endpoints/feedback.ts';
import { auftragsschluessel, nurHier } from '../../auftragsschluessel.ts';
import { usePorts } from '../../ports.ts';

export type Sendestand = 'EINGABE' | 'LAEUFT' | 'GESENDET' | 'OFFLINE' | 'ZU_OFT' | 'FEHLER';

/** Sends feedback once, however often it is clicked; the same contents keep their key. */
export function useSenden(anfangs: Sendestand) {
  const { client } = usePorts();
  const [stand, setStand] = useState(anfangs);
  const [schluessel] = useState(() => auftragsschluessel(nurHier()));
  const unterwegs = useRef(false);

  async function senden(body: Feedback): Promise<boolean> {
    if (unterwegs.current) return false;
    unterwegs.current = true;
    setStand('LAEUFT');
    const { ok, errorStatus } = await schluessel.sende(body, (idempotencyKey) =>
      client.call(feedbackSenden, { body, idempotencyKey }),
    );
    unterwegs.current = false;
    setStand(ok ? 'GESENDET' : standNach(errorStatus));
    return ok;
  }

  return { stand, senden };
}

function standNach(status: number | 'unknown' | null): Sendestand {
  if (!navigator.onLine) return 'OFFLINE';
  return status === 429 ? 'ZU_OFT' : 'FEHLER';
}
