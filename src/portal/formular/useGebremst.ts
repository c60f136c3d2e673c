import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What she moves along stands there at once, and counts when she pauses or leaves: `uebernimm` is told once. */
export function useGebremst(steht: string, uebernimm: (wert: string) => void) {
  const [bewegt, setBewegt] = useState<string | null>(null);
  // What was moved to last, also before it is drawn.
  const zuletzt = useRef<string | null>(null);
  function bewege(wert: string): void {
    zuletzt.current = wert;
    setBewegt(wert);
  }
  function nimm(wert: string): void {
    zuletzt.current = null;
    setBewegt(null);
    if (wert !== steht) uebernimm(wert);
  }
  const nimmSpaeter = useEffectEvent(nimm);
  useEffect(() => {
    if (bewegt === null) return undefined;
    const pause = setTimeout(() => nimmSpaeter(bewegt), pauseMs);
    return () => clearTimeout(pause);
  }, [bewegt]);
  return {
    jetzt: bewegt ?? steht,
    bewege,
    /** Does not wait for the pause. */
    sofort: () => zuletzt.current !== null && nimm(zuletzt.current),
  };
}

const pauseMs = 150;
