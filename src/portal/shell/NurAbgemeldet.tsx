import { type ReactNode, useEffect } from 'react';
import { usePorts, useSession } from '../ports.ts';
import { useVermutet } from '../session/useVermutet.ts';
import { LadeSeite } from './zustand/LadeSeite.tsx';
import { Weiter } from '../ort.tsx';

/** A page for those who are not signed in; whoever is gets her own start page instead. */
export function NurAbgemeldet({ children }: { children: ReactNode }) {
  const { session, bereich } = usePorts();
  const { status } = useSession();
  const vermutet = useVermutet(session);
  const ungeprueft = status === 'unbekannt' && vermutet;
  useEffect(() => {
    if (ungeprueft) void session.pruefen();
  }, [ungeprueft, session]);
  if (status === 'angemeldet') return <Weiter nach={`/${bereich}`} />;
  return ungeprueft ? <LadeSeite /> : children;
}
