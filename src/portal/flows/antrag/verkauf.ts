import type { Session } from '../../session/session.ts';
import { clearDrafts, praefix } from '../clearDrafts.ts';
import type { DraftStorage } from '../draft.ts';

const schluessel = `${praefix}:verkauf`;

/** Keeps whose the applications of this tab are, once a broker sells in it. */
export function merkeVerkaeufer(speicher: DraftStorage, session: Pick<Session, 'zustand'>): void {
  const sub = werIstDa(session);
  if (sub !== null) speicher.setItem(schluessel, sub);
}

/** Who sells in this tab, also once his session is over; null where nobody does. */
export function verkaeufer(speicher: DraftStorage): string | null {
  return speicher.getItem(schluessel);
}

/**
 * Throws away what another broker has begun in this tab: it is about his customers. True where there was
 * something to throw away. Nobody signed in may be the same person, who signs in again.
 */
export function verwirfFremdes(speicher: Storage, session: Pick<Session, 'zustand'>): boolean {
  const besitzer = verkaeufer(speicher);
  const sub = werIstDa(session);
  if (besitzer === null || sub === null || besitzer === sub) return false;
  clearDrafts(speicher);
  return true;
}

/** Null while nobody is signed in, or it is not known yet. */
export function werIstDa(session: Pick<Session, 'zustand'>): string | null {
  const zustand = session.zustand();
  return zustand.status === 'angemeldet' ? zustand.nutzer.sub : null;
}
