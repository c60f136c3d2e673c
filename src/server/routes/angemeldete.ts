import type { Session } from '../access/session.ts';
import type { zugaenge, Zugriff } from '../repositories/zugaenge.ts';

/** Access of whoever is signed in, with his session beside it. */
export function angemeldete(zugang: ReturnType<typeof zugaenge>) {
  return async (session: Session): Promise<Zugriff<Session>> => {
    const zugriff = await zugang.lesen(session);
    return zugriff && { ...zugriff, gelesen: session };
  };
}
