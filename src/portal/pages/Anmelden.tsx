import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { AnmeldeView } from '../flows/konto/anmeldung/View.tsx';
import { usePorts } from '../ports.ts';
import { returnPath } from '../session/returnPath.ts';

const ankunft = z.object({ hinweis: z.enum(['SITZUNG_ABGELAUFEN', 'ABGEMELDET']) });
const ziele = { kunden: '/kunden/vertraege', vermittler: '/vermittler/kundenbestand' };

/** Sign-in of one portal; leads on to the wanted page. */
export default function Anmelden() {
  const { session, bereich } = usePorts();
  const location: { search: string; state: unknown } = useLocation();
  const navigate = useNavigate();
  // Kept from the arrival: a reload or the way back must not say it again.
  const [hinweis] = useState(() => z.safeParse(ankunft, location.state).data?.hinweis ?? null);
  const ziel = returnPath(new URLSearchParams(location.search).get('zurueck')) ?? ziele[bereich];

  const weiter = useCallback(() => void navigate(ziel, { replace: true }), [navigate, ziel]);
  useEffect(() => {
    // Somebody signed in already is not asked again.
    const nachsehen = async () => {
      await session.pruefen();
      if (session.zustand().status === 'angemeldet') weiter();
    };
    return whenIdle(() => void nachsehen());
  }, [session, weiter]);

  return <AnmeldeView bereich={bereich} hinweis={hinweis} onAngemeldet={weiter} />;
}

/** Amplify is loaded when the form stands and the browser has time. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
