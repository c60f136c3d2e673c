import type { AenderungsFehlerArt } from './failure.ts';

/** The error of a call, for an action. */
export function fehlschlag({ event }: { event: { error: unknown } }) {
  return { error: event.error };
}

/** The error of a call and the one it may be, for a guard. */
export function fehlerWie(art: AenderungsFehlerArt['art']) {
  return ({ event }: { event: { error: unknown } }) => ({ error: event.error, art });
}
