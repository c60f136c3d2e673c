import { useCallback, useEffect, useState } from 'react';
import { Anmeldebeginn } from '../flows/konto/anmeldung/anfang/Anmeldebeginn.tsx';
import { usePorts } from '../ports.ts';
import { returnPath, startAddress } from '../session/returnPath.ts';
import { ladeWege } from '../shell/useWege.ts';
import { whenIdle } from '../shell/whenIdle.ts';
import { LadeSeite } from '../shell/zustand/LadeSeite.tsx';
import { gehe, useOrt } from '../ort.tsx';

/** Sign-in of one portal; leads on to the wanted page. */
export default function Anmelden() {
  const { session, bereich } = usePorts();
  // Looked at once, on arrival: a sign-in that begins here is the flow's own matter.
  const [vermutet, setVermutet] = useState(() => session.vermutet());
  const [angemeldet, setAngemeldet] = useState(false);
  const { search, state } = useOrt();
  // Kept from the arrival: a reload or the way back must not say it again.
  const [ankunft] = useState(() => state);
  const ziel = returnPath(new URLSearchParams(search).get('zurueck')) ?? startAddress(bereich);

  const weiter = useCallback(() => {
    const los = () => gehe(ziel, { replace: true });
    // The menu comes along, so that the next page stands in its frame at once.
    void ladeWege().then(los, los);
  }, [ziel]);
  useEffect(() => {
    // Somebody signed in already is not asked again.
    const nachsehen = async () => {
      await session.pruefen();
      if (session.zustand().status !== 'angemeldet') return;
      // An agent may have left before she accepted the terms.
      if (bereich === 'vermittler') setAngemeldet(true);
      else weiter();
    };
    if (!vermutet) return whenIdle(() => void nachsehen());
    void nachsehen().then(() =>
      setVermutet(bereich === 'kunden' && session.zustand().status === 'angemeldet'),
    );
    return undefined;
  }, [session, bereich, weiter, vermutet]);

  if (vermutet) return <LadeSeite onErneut={() => setVermutet(false)} />;
  return (
    <Anmeldebeginn
      key={`${angemeldet}`}
      bereich={bereich}
      ankunft={ankunft}
      angemeldet={angemeldet}
      onAngemeldet={weiter}
    />
  );
}
