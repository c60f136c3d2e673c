import { and, eq, exists, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Principal } from '../access/decision.ts';
import type { Session } from '../access/session.ts';
import { zustimmung } from '../database/kontoschema.ts';
import type { Database } from '../database/open.ts';
import { vertrag, zugang } from '../database/schema.ts';
import { bedingungenVersion } from '../rules/konto.ts';
import {
  alleVonHeute,
  jsonObject,
  type Kachelzeile,
  kachelzeilen,
  vertragszeilen,
  type Vertragszeile,
} from './vertraege.ts';

/** Access of a session with what was read beside it, locked too when its sign-in has ended; null for an unknown user. */
export type Zugriff<T> = {
  principal: Principal;
  gesperrt: boolean;
  /** Locked for one reason only: a new account that has no number yet. */
  einrichtung: boolean;
  /** An agent has accepted the terms that count now; customers need none. */
  zugestimmt: boolean;
  gelesen: T;
} | null;

/** Whether a sign-in has been ended, as an expression over the session's values; false where nobody knows. */
export type RevokedSql = (session: {
  sub: SQLWrapper;
  originJti: SQLWrapper;
  iat: SQLWrapper;
}) => SQL;

/** Accesses, each read in one round trip together with the contracts the request is about. */
export function zugaenge(db: Database, revoked: RevokedSql = () => sql`false`) {
  const eigener = and(
    eq(zugang.portal, sql.placeholder('portal')),
    eq(zugang.sub, sql.placeholder('sub')),
  );
  const angenommen = db
    .select({ version: zustimmung.version })
    .from(zustimmung)
    .where(
      and(
        eq(zustimmung.portal, 'vermittler'),
        eq(zustimmung.sub, sql.placeholder('sub')),
        eq(zustimmung.version, bedingungenVersion),
      ),
    );
  const wer = {
    portal: zugang.portal,
    sub: zugang.sub,
    rolle: zugang.rolle,
    name: zugang.name,
    partnerNummer: zugang.partnerNummer,
    vermittlerNummer: zugang.vermittlerNummer,
    rechte: zugang.rechte,
    gesperrt: zugang.gesperrt,
    eingerichtet: zugang.eingerichtet,
    angenommen: sql<boolean>`${exists(angenommen)}`,
    beendet: sql<boolean>`${revoked({
      sub: sql.placeholder('sub'),
      originJti: sql.placeholder('originJti'),
      iat: sql`${sql.placeholder('iat')}::bigint`,
    })}`,
  };
  // One column of JSON is read faster than a dozen columns, of which each answer says anew what they are.
  const dazu = <T>(name: string, gelesen: { [feld in keyof T]: SQL }) =>
    db
      .select({ alles: jsonObject<Zugangszeile & T>({ ...wer, ...gelesen }) })
      .from(zugang)
      .where(eigener)
      .prepare(name);
  const nur = dazu<unknown>('zugang', {});
  const mitPartner = dazu<{ vertraege: Kachelzeile[] }>('zugang_partner', {
    vertraege: kachelzeilen(eq(vertrag.partnerNummer, sql.placeholder('partnerNummer'))),
  });
  const mitNummer = dazu<{ vertraege: Vertragszeile[] }>('zugang_vertrag', {
    vertraege: vertragszeilen(eq(vertrag.versicherungsNummer, sql.placeholder('nummer'))),
  });

  return {
    async lesen(session: Session): Promise<Zugriff<undefined>> {
      const [zeile] = await nur.execute({ ...session });
      return zeile ? zugriff(zeile.alles, undefined) : null;
    },

    async mitVertraegenVon(
      session: Session,
      partnerNummer: string,
    ): Promise<Zugriff<Kachelzeile[]>> {
      const [zeile] = await mitPartner.execute({ ...session, partnerNummer });
      return zeile ? zugriff(zeile.alles, alleVonHeute(zeile.alles.vertraege)) : null;
    },

    async mitVertrag(session: Session, nummer: string): Promise<Zugriff<Vertragszeile | null>> {
      const [zeile] = await mitNummer.execute({ ...session, nummer });
      if (!zeile) return null;
      const [gelesen = null] = alleVonHeute(zeile.alles.vertraege);
      return zugriff(zeile.alles, gelesen);
    },
  };
}

/** What is stored of an access, and what its session needs besides. */
type Zugangszeile = Principal &
  Pick<typeof zugang.$inferSelect, 'gesperrt' | 'eingerichtet'> & {
    angenommen: boolean;
    beendet: boolean;
  };

function zugriff<T>(zeile: Zugangszeile, gelesen: T): NonNullable<Zugriff<T>> {
  const { portal, sub, rolle, name, partnerNummer, vermittlerNummer, rechte } = zeile;
  const principal = { portal, sub, rolle, name, partnerNummer, vermittlerNummer, rechte };
  const offen = !zeile.gesperrt && !zeile.beendet;
  const { eingerichtet } = zeile;
  return {
    principal,
    gesperrt: !(offen && eingerichtet),
    einrichtung: offen && !eingerichtet,
    zugestimmt: portal !== 'vermittler' || zeile.angenommen,
    gelesen,
  };
}
