import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { usePorts, useSession } from '../ports.ts';
import { LadeSeite } from './zustand/LadeSeite.tsx';

/** A page for those who are not signed in; whoever is gets her own start page instead. */
export function NurAbgemeldet({ children }: { children: ReactNode }) {
  const { session, bereich } = usePorts();
  const { status } = useSession();
  const vermutet = status === 'unbekannt' && session.vermutet();
  useEffect(() => {
    if (vermutet) void session.pruefen();
  }, [vermutet, session]);
  if (status === 'angemeldet') return <Navigate to={`/${bereich}`} replace />;
  return vermutet ? <LadeSeite /> : children;
}
