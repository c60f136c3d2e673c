import type { QueryClient } from '@tanstack/react-query';
import type { Session, SessionZustand } from '../session/session.ts';

/**
 * What was read for somebody is gone with her session: nobody after her sees it. Only a flow that waits for her
 * beneath the sign-in keeps it, until she is there again or the flow is left.
 */
export function forgetWithSession(
  session: Pick<Session, 'zustand' | 'abonnieren'>,
  queries: QueryClient,
): void {
  const wer = () => {
    const zustand = session.zustand();
    return zustand.status === 'angemeldet' ? zustand.nutzer.sub : null;
  };
  let zuletzt = wer();
  session.abonnieren(() => {
    const jetzt = wer();
    if (jetzt === zuletzt) return;
    const vorher = zuletzt;
    zuletzt = jetzt;
    const halt = held.get(queries);
    const wessen = halt?.wessen ?? vorher;
    if (halt) halt.wessen = null;
    if (wessen === null) return;
    if (halt && jetzt === null && !selbst(session.zustand())) halt.wessen = wessen;
    else if (halt && jetzt === wessen) void queries.invalidateQueries();
    else queries.clear();
  });
}

function selbst(zustand: SessionZustand): boolean {
  return zustand.status === 'abgemeldet' && zustand.grund === 'SELBST';
}

/** Who is waited for, null while she is here; and how many wait. */
interface Halt {
  wessen: string | null;
  anzahl: number;
}

const held = new WeakMap<QueryClient, Halt>();

/** Keeps what was read over the end of a session until this is called back. */
export function holdOverEnd(queries: QueryClient): () => void {
  const halt = held.get(queries) ?? { wessen: null, anzahl: 0 };
  halt.anzahl += 1;
  held.set(queries, halt);
  return () => {
    halt.anzahl -= 1;
    if (halt.anzahl > 0) return;
    held.delete(queries);
    // She did not come back to it.
    if (halt.wessen !== null) queries.clear();
  };
}
