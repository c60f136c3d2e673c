import { useSyncExternalStore } from 'react';
import { folgeAusfall, letzterAusfall } from '../ausfall.ts';

/** What to say of a call that failed: the server's own sentence while nobody can be served, otherwise `sonst`. */
export function useFehlersatz(sonst: string): string {
  return useSyncExternalStore(folgeAusfall, letzterAusfall, keiner) ?? sonst;
}

function keiner(): null {
  return null;
}
