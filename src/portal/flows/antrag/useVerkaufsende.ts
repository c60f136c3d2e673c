import { useEffect } from 'react';
import type { Notizen } from '../../formular/notizen.ts';
import { usePorts } from '../../ports.ts';
import { loginAddress } from '../../session/returnPath.ts';
import { legeBeiseite, vergissBeiseite } from './beiseite.ts';
import { type AntragActor, useKontext } from './steps/step.ts';
import { merkeVerkaeufer, verwirfFremdes } from './verkauf.ts';
import { gehe, useOrt } from '../../ort.tsx';

/**
 * A broker whose session ends is led to the sign-in and back to what he sells: the page is drawn anew in the frame of
 * whoever is there then, and would go on as if a customer applied by herself. Whoever signs out himself means to.
 */
export function useVerkaufsende(actor: AntragActor, flow: string, notizen: Notizen): void {
  const { session, bereich, speicher } = usePorts();
  const { pathname, search } = useOrt();
  const verkauft = useKontext(actor, ({ umfeld }) => umfeld?.durchVermittler === true);
  useEffect(() => {
    if (!verkauft) return undefined;
    // Begun before it was known who is here: nothing of it may stay.
    if (verwirfFremdes(speicher, session)) window.location.reload();
    merkeVerkaeufer(speicher, session);
    vergissBeiseite(speicher, flow);
    return session.hoeren((hinweis) => {
      if (hinweis === 'ANDERSWO_ANGEMELDET') return;
      // Whoever signs out elsewhere is done; his customer's account waits for nobody.
      if (hinweis === 'SITZUNG_ABGELAUFEN') {
        const { antworten } = actor.getSnapshot().context;
        legeBeiseite({ flow, speicher, notizen, antworten });
      }
      const anmeldung = loginAddress(bereich, pathname + search);
      gehe(anmeldung, { replace: true, state: { hinweis } });
    });
  }, [verkauft, actor, flow, notizen, session, bereich, speicher, pathname, search]);
}
