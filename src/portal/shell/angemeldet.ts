import { clearDrafts } from '../flows/clearDrafts.ts';
import { type Ports, useSession } from '../ports.ts';
import { useRahmenstand } from './shellContext.ts';

/** Whoever is signed in, in the area of her pages. */
export function useAngemeldet() {
  const { bereich } = useRahmenstand();
  const zustand = useSession();
  return bereich !== 'offen' && zustand.status === 'angemeldet' ? zustand.nutzer : null;
}

export function abmelden({ session, speicher }: Ports): void {
  clearDrafts(speicher);
  void session.abmelden();
}
