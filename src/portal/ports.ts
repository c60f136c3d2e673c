import { createContext, use, useSyncExternalStore } from 'react';
import type { Client } from './client/client.ts';
import type { Features } from './features.ts';
import type { Melder } from './shell/meldung.ts';
import type { Session, SessionZustand } from './session/session.ts';

/** What pages and flows reach the world through; built once in main.tsx. */
export interface Ports {
  /** The area whose identity pool this is. */
  bereich: 'kunden' | 'vermittler';
  client: Client;
  session: Session;
  features: Features;
  /** Reports an error of the page; the number it is found under. */
  melde: Melder;
  /** Drafts of flows live here. */
  speicher: Storage;
  now: () => Date;
}

export const PortsContext = createContext<Ports | null>(null);

export function usePorts(): Ports {
  const ports = use(PortsContext);
  if (!ports) throw new Error('The portal was rendered without its ports.');
  return ports;
}

/** Who is signed in, followed. */
export function useSession(): SessionZustand {
  const { session } = usePorts();
  return useSyncExternalStore(session.abonnieren, session.zustand, unbekannt);
}

const nichts: SessionZustand = { status: 'unbekannt' };

/** What the page built ahead knows. */
function unbekannt(): SessionZustand {
  return nichts;
}
