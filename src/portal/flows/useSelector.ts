import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** What can be watched; a running flow, or what stands in for one before its chart is there. */
interface Quelle<Stand> {
  getSnapshot(): Stand;
  subscribe(melde: () => void): { unsubscribe(): void };
}

/** One look at a flow, followed. As that of `@xstate/react`, whose module holds all of XState. */
export function useSelector<Stand, Wert>(
  quelle: Quelle<Stand>,
  wahl: (stand: Stand) => Wert,
): Wert {
  const abonnieren = useCallback(
    (melde: () => void) => {
      const subscription = quelle.subscribe(melde);
      return () => subscription.unsubscribe();
    },
    [quelle],
  );
  const lesen = useMemo(() => jeStand(() => quelle.getSnapshot(), wahl), [quelle, wahl]);
  return useSyncExternalStore(abonnieren, lesen, lesen);
}

/** A choice that makes a new object makes one for each state of the flow. */
function jeStand<Stand, Wert>(stand: () => Stand, wahl: (stand: Stand) => Wert): () => Wert {
  let zuletzt: { stand: Stand; wert: Wert } | null = null;
  return () => {
    const jetzt = stand();
    if (zuletzt === null || zuletzt.stand !== jetzt) zuletzt = { stand: jetzt, wert: wahl(jetzt) };
    return zuletzt.wert;
  };
}
