import type { Principal } from '../../access/decision.ts';
import type { Session } from '../../access/session.ts';
import { nichtAngemeldet } from '../../http/answers.ts';
import type { Api } from '../../http/registerEndpoint.ts';
import { kontodaten } from '../../repositories/kontodaten.ts';
import { kontolinks } from '../../repositories/kontolinks.ts';
import type { zugaenge } from '../../repositories/zugaenge.ts';
import { brauchtBestaetigung } from '../../rules/konto.ts';
import type { Database } from '../../database/open.ts';
import { kontoAbsage, type Kontodienste } from './dienste.ts';

/** Who changes a phone number, and by what right: an agent does it signed in or not at all. */
export type Handelnder =
  | (Pick<Principal, 'sub' | 'rolle'> & {
      portal: 'vermittler';
      partnerNummer: null;
      durch: 'SITZUNG';
      session: Session;
    })
  | ({ portal: 'benutzer'; sub: string; rolle: 'kunde'; partnerNummer: string } & (
      | { durch: 'SITZUNG'; session: Session }
      /** A new account that has no number yet. */
      | { durch: 'EINRICHTUNG' }
      | { durch: 'LINK'; token: string; laeuftAb: Date }
    ));

/** The holder of the link, or of the session; refuses everybody else. */
export function handelnde(
  { sessionOf, isRevoked }: Pick<Api, 'sessionOf' | 'isRevoked'>,
  zugang: ReturnType<typeof zugaenge>,
  { database, clock }: Pick<Kontodienste, 'database' | 'clock'>,
) {
  return async (token: string | null, authorization: string | undefined): Promise<Handelnder> => {
    if (token !== null) return linkInhaber({ database, clock }, token);
    const session = await sessionOf(authorization, ['benutzer']);
    if (!session || (await isRevoked(session))) throw nichtAngemeldet();
    const zugriff = await zugang.lesen(session);
    const partnerNummer = zugriff?.principal.partnerNummer;
    if (!zugriff || !partnerNummer) throw nichtAngemeldet();
    const wer = { ...kundin, sub: session.sub, partnerNummer } as const;
    if (zugriff.einrichtung) return { ...wer, durch: 'EINRICHTUNG' };
    if (zugriff.gesperrt) throw nichtAngemeldet();
    return { ...wer, durch: 'SITZUNG', session };
  };
}

/** An agent who is signed in. */
export function vermittlerSelbst({ sub, rolle }: Principal, session: Session): Handelnder {
  return { portal: 'vermittler', sub, rolle, partnerNummer: null, durch: 'SITZUNG', session };
}

const kundin = { portal: 'benutzer', rolle: 'kunde' } as const;

export async function linkInhaber(
  { database, clock }: Pick<Kontodienste, 'database' | 'clock'>,
  token: string,
): Promise<Handelnder & { durch: 'LINK' }> {
  const link = await kontolinks(database).lesen(token, ['HANDYNUMMER'], clock());
  if (!link?.sub || link.partnerNummer === null) throw kontoAbsage('LINK_UNGUELTIG');
  const { sub, partnerNummer, laeuftAb } = link;
  return { ...kundin, durch: 'LINK', sub, partnerNummer, token, laeuftAb };
}

/** Refuses what an account may not whose address no link of a mail has proven yet (`domain/verkauf.md §6`). */
export async function verlangeBewieseneEmail(
  { database }: Pick<Kontodienste, 'database'>,
  sub: string,
): Promise<void> {
  if (!(await kontodaten(database).istEmailBewiesen(sub))) throw kontoAbsage('EMAIL_UNBEWIESEN');
}

/** Refuses a sensitive change when the last code of the session is older than 10 minutes (`domain/konto.md §3`). */
export async function verlangeCode(
  { database, clock }: Pick<Kontodienste, 'database' | 'clock'>,
  session: Session,
): Promise<void> {
  const letzter = await letzterCode(database, session);
  if (brauchtBestaetigung(letzter, clock())) throw kontoAbsage('BESTAETIGUNG_NOETIG');
}

/** When the session last gave a code, at its sign-in or later; null where it never did. */
export async function letzterCode(
  database: Database,
  { sub, originJti, codeAm }: Session,
): Promise<Date | null> {
  const erneut = await kontodaten(database).bestaetigtAm(sub, originJti);
  const beiAnmeldung = codeAm === null ? null : new Date(codeAm * 1_000);
  return erneut && (!beiAnmeldung || erneut > beiAnmeldung) ? erneut : beiAnmeldung;
}
