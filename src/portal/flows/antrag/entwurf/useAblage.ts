import { useSyncExternalStore } from 'react';
import type { Ablagestand, Entwurfsablage } from './ablage.ts';

/** How the draft of this tab stands, followed; nothing where there is no place for one yet. */
export function useAblage(ablage: Entwurfsablage | null): Ablagestand {
  return useSyncExternalStore(ablage?.abonnieren ?? nie, ablage?.stand ?? leer, leer);
}

const nichts: Ablagestand = { kennung: null, lage: 'RUHT', geoeffnet: null };

const nie = () => () => undefined;

/** What the page built ahead knows. */
function leer(): Ablagestand {
  return nichts;
}
