import { useEffect, useEffectEvent, useState } from 'react';

/** What she moves along stands there at once, and counts when she pauses or leaves: `uebernimm` is told once. */
export function useGebremst(steht: string, uebernimm: (wert: string) => void) {
  const [bewegt, setBewegt] = useState<string | null>(null);
  function nimm(wert: string): void {
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
    bewege: setBewegt,
    /** Does not wait for the pause. */
    sofort: () => bewegt !== null && nimm(bewegt),
  };
}

const pauseMs = 150;
