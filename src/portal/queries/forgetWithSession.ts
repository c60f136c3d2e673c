import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '../session/session.ts';

/** What was read for somebody is gone with her session: nobody after her sees it. */
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
    if (zuletzt !== null && jetzt !== zuletzt) queries.clear();
    zuletzt = jetzt;
  });
}
