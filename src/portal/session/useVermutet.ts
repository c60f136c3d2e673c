import { useSyncExternalStore } from 'react';
import type { Session } from './session.ts';

/** Whether somebody seems to be signed in; read as a store, for the session itself stays the same object. */
export function useVermutet(session: Session): boolean {
  return useSyncExternalStore(session.abonnieren, session.vermutet, () => false);
}
