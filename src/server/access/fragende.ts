import { nichtAngemeldet } from '../http/answers.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import type { Principal } from './decision.ts';
import type { Session, SessionOf } from './session.ts';
import { verlangeZustimmung } from './zustimmung.ts';

interface Anmeldung {
  sessionOf: SessionOf;
  isRevoked: (session: Session) => Promise<boolean>;
}

/** Whoever is signed in at this moment, for calls that anybody may make; whoever says nothing is nobody. Refuses a sign-in that no longer holds, and agents without the terms. */
export function fragende(
  { sessionOf, isRevoked }: Anmeldung,
  zugang: ReturnType<typeof zugaenge>,
): (authorization: string | undefined) => Promise<Principal | null> {
  return async (authorization) => {
    if (authorization === undefined) return null;
    const session = await sessionOf(authorization, ['benutzer', 'vermittler']);
    if (!session || (await isRevoked(session))) throw nichtAngemeldet();
    const zugriff = await zugang.lesen(session);
    if (!zugriff || zugriff.gesperrt) throw nichtAngemeldet();
    verlangeZustimmung(zugriff);
    return zugriff.principal;
  };
}
