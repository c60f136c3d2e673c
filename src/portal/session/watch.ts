import { isFramed } from '../aufruf.ts';
import { speicherPraefix } from './identitaet.ts';
import type { Session } from './session.ts';

const pruefenAlleMs = 30_000;

/** Looks at the session every 30 s, on focus and when another tab signs in or out (`domain/konto.md §6`). */
export function watchSession(session: Session, fenster: Window): () => void {
  const nachsehen = () => {
    if (istBekannt() && fenster.document.visibilityState === 'visible') void session.pruefen();
  };
  // Where nobody has asked yet, nobody needs to be told; the first page that asks looks for itself.
  const istBekannt = () => session.zustand().status !== 'unbekannt';
  const andererTab = ({ key }: StorageEvent) => {
    // The refresh token comes and goes with a sign-in only; a null key is a cleared storage.
    const istAnmeldung = key?.startsWith(speicherPraefix) && key.endsWith('.refreshToken');
    if (istBekannt() && (key === null || istAnmeldung)) void session.pruefen(true);
  };
  const angemeldetNachsehen = () => {
    if (session.zustand().status === 'angemeldet') nachsehen();
  };
  const takt = fenster.setInterval(angemeldetNachsehen, pruefenAlleMs);
  fenster.addEventListener('focus', nachsehen);
  // In a frame what this browser keeps is another session than the host's.
  if (!isFramed()) fenster.addEventListener('storage', andererTab);
  return () => {
    fenster.clearInterval(takt);
    fenster.removeEventListener('focus', nachsehen);
    fenster.removeEventListener('storage', andererTab);
  };
}
