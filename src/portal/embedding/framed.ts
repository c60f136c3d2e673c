import { useEffect } from 'react';
import { aufruf } from '../aufruf.ts';
import type { FlowActor } from '../flows/replay.ts';
import { useOrt } from '../ort.tsx';
import type { Session } from '../session/session.ts';
import type { Embedding } from './embedding.ts';

let begun: Promise<Embedding | null> | null = null;

/** What goes between the portal and the page that frames it; null where none does. Nobody else fetches it. */
export function embedding(): Promise<Embedding | null> | null {
  if (!aufruf.embedded || globalThis.parent === globalThis.self) return null;
  begun ??= import('./embedding.ts').then(
    ({ begin }) => begin(globalThis.window),
    () => null,
  );
  return begun;
}

/** Tells the host of every page that is come to. */
export function useEmbedding(session: Session): void {
  const { pathname } = useOrt();
  useEffect(
    () => void embedding()?.then((host) => host?.arrived(pathname, session)),
    [pathname, session],
  );
}

/** Tells the host how a flow goes; until it is called back. */
export function tellHost(actor: FlowActor): () => void {
  const told = embedding()?.then((host) => host?.follow(actor));
  return () => void told?.then((end) => end?.());
}
