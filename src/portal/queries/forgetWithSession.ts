import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '../session/session.ts';

/** What was read for somebody is gone with her session: nobody after her sees it. */
export function forgetWithSession(
  session: Pick<Session, 'zustand' | 'abonnieren'>,
  queries: QueryClient,
): void {
  let zuletzt: string | null = null;
  session.abonnieren(() => {
    const zustand = session.zustand();
    const jetzt = zustand.status === 'angemeldet' ? zustand.nutzer.sub : null;
    if (zuletzt !== null && jetzt !== zuletzt) queries.clear();
    zuletzt = jetzt;
  });
}
