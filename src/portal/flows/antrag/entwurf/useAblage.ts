import { useSyncExternalStore } from 'react';
import type { Ablagestand, Entwurfsablage } from './ablage.ts';

/** How the draft of this tab stands, followed. */
export function useAblage({ abonnieren, stand }: Entwurfsablage): Ablagestand {
  return useSyncExternalStore(abonnieren, stand, leer);
}

const nichts: Ablagestand = { kennung: null, lage: 'RUHT', geoeffnet: null };

/** What the page built ahead knows. */
function leer(): Ablagestand {
  return nichts;
}
