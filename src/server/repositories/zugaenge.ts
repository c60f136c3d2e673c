import { and, eq, sql } from 'drizzle-orm';
import type { Principal } from '../access/decision.ts';
import type { Session } from '../access/session.ts';
import type { Database } from '../database/open.ts';
import { vertrag, zugang } from '../database/schema.ts';
import { vertragszeilen, type Vertragszeile } from './vertraege.ts';

/** Access of a session with what was read beside it; null when the portal does not know the user. */
export type Zugriff<T> = { principal: Principal; gesperrt: boolean; gelesen: T } | null;

type WerSession = Pick<Session, 'portal' | 'sub'>;

/** Accesses, each read in one round trip together with the contracts the request is about. */
export function zugaenge(db: Database) {
  const eigener = and(
    eq(zugang.portal, sql.placeholder('portal')),
    eq(zugang.sub, sql.placeholder('sub')),
  );
  const nur = db.select({ zugang }).from(zugang).where(eigener).prepare('zugang');
  const mitPartner = db
    .select({
      zugang,
      vertraege: vertragszeilen(eq(vertrag.partnerNummer, sql.placeholder('partnerNummer'))),
    })
    .from(zugang)
    .where(eigener)
    .prepare('zugang_partner');
  const mitNummer = db
    .select({
      zugang,
      vertraege: vertragszeilen(eq(vertrag.versicherungsNummer, sql.placeholder('nummer'))),
    })
    .from(zugang)
    .where(eigener)
    .prepare('zugang_vertrag');

  return {
    async lesen({ portal, sub }: WerSession): Promise<Zugriff<undefined>> {
      const [zeile] = await nur.execute({ portal, sub });
      return zeile ? zugriff(zeile.zugang, undefined) : null;
    },

    async mitVertraegenVon(
      { portal, sub }: WerSession,
      partnerNummer: string,
    ): Promise<Zugriff<Vertragszeile[]>> {
      const [zeile] = await mitPartner.execute({ portal, sub, partnerNummer });
      return zeile ? zugriff(zeile.zugang, zeile.vertraege) : null;
    },

    async mitVertrag(
      { portal, sub }: WerSession,
      nummer: string,
    ): Promise<Zugriff<Vertragszeile | null>> {
      const [zeile] = await mitNummer.execute({ portal, sub, nummer });
      return zeile ? zugriff(zeile.zugang, zeile.vertraege[0] ?? null) : null;
    },
  };
}

function zugriff<T>(zeile: typeof zugang.$inferSelect, gelesen: T): NonNullable<Zugriff<T>> {
  const { portal, sub, rolle, name, partnerNummer, vermittlerNummer, rechte, gesperrt } = zeile;
  const principal = { portal, sub, rolle, name, partnerNummer, vermittlerNummer, rechte };
  return { principal, gesperrt, gelesen };
}
