import { type ReactNode, useEffect, useState } from 'react';
import { usePorts, useSession } from '../ports.ts';
import { clearDrafts } from '../flows/clearDrafts.ts';
import { loginAddress, startAddress } from '../session/returnPath.ts';
import type { Nutzer } from '../session/identitaet.ts';
import { Bleibt } from './sitzung/bleibt.ts';
import { t } from './texte.ts';
import { useFehlersatz } from './useFehlersatz.ts';
import { FehlerSeite } from './zustand/FehlerSeite.tsx';
import { LadeSeite } from './zustand/LadeSeite.tsx';
import { useOrt, Weiter } from '../ort.tsx';

interface Props {
  /** Heading until it is known who is signed in. */
  titel?: string | undefined;
  /** A flow: what is typed in it is nobody else's. */
  fluss?: boolean | undefined;
  children: (nutzer: Nutzer) => ReactNode;
}

/** Shows a page to somebody signed in; everybody else goes to the sign-in and comes back. */
export function SessionGuard({ titel, fluss = false, children }: Props) {
  const { session, bereich } = usePorts();
  const zustand = useSession();
  const { pathname, search } = useOrt();
  const [zuletzt, setZuletzt] = useState<Nutzer | null>(null);
  // A flow stays on the screen when the session ends; the page that still reads what it is about does not.
  const [bleibende, setBleibende] = useState(0);
  const nutzer = zustand.status === 'angemeldet' ? zustand.nutzer : null;
  const istAndere = fluss && nutzer !== null && zuletzt !== null && zuletzt.sub !== nutzer.sub;
  if (nutzer && !istAndere && zuletzt?.sub !== nutzer.sub) setZuletzt(nutzer);

  // What is known may be older than this page.
  useEffect(() => void session.pruefen(), [session]);

  const seite = (wessen: Nutzer) => (
    <Bleibt value={setBleibende} key={wessen.sub}>
      {children(wessen)}
    </Bleibt>
  );
  if (istAndere) return <Verlassen />;
  if (nutzer) return seite(nutzer);
  if (zustand.status === 'gestoert') return <Gestoert onErneut={() => void session.pruefen()} />;
  if (zustand.status !== 'abgemeldet') {
    return <LadeSeite title={titel} onErneut={() => void session.pruefen()} />;
  }
  if (zustand.grund === 'SELBST') return <Weiter nach={loginAddress(bereich)} />;
  if (fluss && bleibende > 0 && zuletzt) return seite(zuletzt);
  return (
    <Weiter nach={loginAddress(bereich, pathname + search)} state={{ hinweis: zustand.grund }} />
  );
}

/** Somebody else has signed in on the way: nothing of the flow is hers to see. */
function Verlassen() {
  const { bereich, speicher } = usePorts();
  useEffect(() => clearDrafts(speicher), [speicher]);
  return <Weiter nach={startAddress(bereich)} state={{ hinweis: 'ANDERE_PERSON' }} />;
}

/** Nobody can tell just now who is signed in. */
function Gestoert({ onErneut }: { onErneut: () => void }) {
  return <FehlerSeite satz={useFehlersatz(t('fehler'))} onErneut={onErneut} />;
}
