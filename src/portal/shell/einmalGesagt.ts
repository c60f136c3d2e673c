import { useEffect } from 'react';

/** What the page before left to be said; null where it left nothing. */
export function hinweisIn(state: unknown): unknown {
  return istObjekt(state) && 'hinweis' in state ? state.hinweis : null;
}

/**
 * It is said once: neither a reload nor the way back says it again. `key` names the entry of the
 * browser's history that it came with.
 */
export function useEinmalGesagt(hinweis: unknown, key: string): void {
  useEffect(() => {
    if (hinweis === null) return;
    // The router goes on with what it has read; what the browser would give it again goes.
    const ohne = ohneHinweis(history.state, key);
    if (ohne) history.replaceState(ohne, '');
  }, [hinweis, key]);
}

/** An entry as the router keeps it, with nothing left to be said; null where she has gone on to another one. */
export function ohneHinweis(eintrag: unknown, key: string): object | null {
  const istHier = istObjekt(eintrag) && 'key' in eintrag && eintrag.key === key;
  return istHier ? { ...eintrag, usr: null } : null;
}

function istObjekt(state: unknown): state is object {
  return typeof state === 'object' && state !== null;
}
