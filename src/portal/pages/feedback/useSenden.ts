import { useRef, useState } from 'react';
import { feedbackSenden, type Feedback } from '#contract/endpoints/feedback.ts';
import { usePorts } from '../../ports.ts';

export type Sendestand = 'EINGABE' | 'LAEUFT' | 'GESENDET' | 'OFFLINE' | 'ZU_OFT' | 'FEHLER';

/** Sends feedback once, however often it is clicked; the same contents keep their key. */
export function useSenden(anfangs: Sendestand) {
  const { client } = usePorts();
  const [stand, setStand] = useState(anfangs);
  const zuletzt = useRef({ inhalt: '', schluessel: '' });
  const unterwegs = useRef(false);

  async function senden(body: Feedback): Promise<boolean> {
    if (unterwegs.current) return false;
    unterwegs.current = true;
    setStand('LAEUFT');
    const inhalt = JSON.stringify(body);
    if (zuletzt.current.inhalt !== inhalt) {
      zuletzt.current = { inhalt, schluessel: crypto.randomUUID() };
    }
    const idempotencyKey = zuletzt.current.schluessel;
    const { ok, errorStatus } = await client.call(feedbackSenden, { body, idempotencyKey });
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
