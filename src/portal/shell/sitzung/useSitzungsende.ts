import { sitzungsfristen } from '#contract/fields/sitzungsfristen.ts';
import { useEffect, useState } from 'react';
import type { Session } from '../../session/session.ts';
import type { Sitzungsende } from '../../session/spur.ts';

/** Time before the end at which it is said (`reference/trust.md §4`). */
export const warnMs = sitzungsfristen.warnungMinuten * 60_000;

const lebenszeichen = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** The note is written at most this often. */
const taktMs = 10_000;

/**
 * The session's end once it is near, else null; ends the session when the time is up. What somebody does
 * in any tab keeps it; while the warning stands, only her answer does. Null where nobody is signed in.
 */
export function useSitzungsende(session: Session | null): Sitzungsende | null {
  const [nah, setNah] = useState<Sitzungsende | null>(null);
  const warnt = nah !== null;

  useEffect(() => {
    if (!session) return undefined;
    const { spur } = session;
    const schaue = () => {
      const ende = spur.ende();
      const rest = ende ? ende.um - Date.now() : Infinity;
      if (rest <= 0) void session.abgelaufen();
      setNah((bisher) => (rest > warnMs ? null : bisher?.um === ende?.um ? bisher : ende));
    };
    const andererTab = ({ key }: StorageEvent) => {
      if (key === spur.schluessel) schaue();
    };
    schaue();
    const takt = setInterval(schaue, 1000);
    addEventListener('storage', andererTab);
    document.addEventListener('visibilitychange', schaue);
    return () => {
      setNah(null);
      clearInterval(takt);
      removeEventListener('storage', andererTab);
      document.removeEventListener('visibilitychange', schaue);
    };
  }, [session]);

  useEffect(() => {
    if (warnt || !session) return undefined;
    let zuletzt = 0;
    const beruehre = () => {
      // What wakes a tab after the end must not bring the session back.
      if (Date.now() - zuletzt < taktMs || session.spur.abgelaufen()) return;
      zuletzt = Date.now();
      session.spur.beruehren();
    };
    for (const art of lebenszeichen)
      addEventListener(art, beruehre, { capture: true, passive: true });
    return () => {
      for (const art of lebenszeichen) removeEventListener(art, beruehre, { capture: true });
    };
  }, [session, warnt]);

  return nah;
}
