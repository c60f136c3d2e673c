import { and, count, desc, eq, gt, lte, ne, or, type SQL } from 'drizzle-orm';
import { entwuerfeProSeite, type Listenstatus } from '#contract/endpoints/entwuerfe.ts';
import type { Database } from '../database/open.ts';
import { entwurf as tabelle } from '../database/antragsschema.ts';
import { vertrag, zugang } from '../database/schema.ts';

/** Whose drafts are listed: of an agency all, or those of one agent. */
export interface Entwurfsbestand {
  agentur: string;
  /** Null means all. */
  sub: string | null;
}

export type Listenzeile = Awaited<ReturnType<ReturnType<typeof entwurfsliste>['seite']>>[number];

/** Drafts as a list shows them: their answers are not read. */
export function entwurfsliste(db: Database, { agentur, sub }: Entwurfsbestand) {
  const gemeint = (status: Listenstatus | null, jetzt: Date) =>
    and(
      eq(tabelle.portal, 'vermittler'),
      eq(tabelle.agentur, agentur),
      sub === null ? undefined : eq(tabelle.sub, sub),
      status === null ? ne(tabelle.status, 'GELOESCHT') : mitStatus(status, jetzt),
    );
  return {
    /** Newest change first. */
    seite(status: Listenstatus | null, seite: number, jetzt: Date) {
      return db
        .select(spalten)
        .from(tabelle)
        .leftJoin(zugang, and(eq(zugang.portal, tabelle.portal), eq(zugang.sub, tabelle.sub)))
        .leftJoin(vertrag, eq(vertrag.versicherungsNummer, tabelle.versicherungsNummer))
        .where(gemeint(status, jetzt))
        .orderBy(desc(tabelle.geaendertAm), desc(tabelle.id))
        .limit(entwuerfeProSeite)
        .offset((seite - 1) * entwuerfeProSeite);
    },

    async anzahl(status: Listenstatus | null, jetzt: Date): Promise<number> {
      const [zeile] = await db
        .select({ anzahl: count() })
        .from(tabelle)
        .where(gemeint(status, jetzt));
      return zeile?.anzahl ?? 0;
    },

    /** Open ones that end between these moments. */
    async endende(jetzt: Date, bis: Date): Promise<number> {
      const [zeile] = await db
        .select({ anzahl: count() })
        .from(tabelle)
        .where(and(gemeint('OFFEN', jetzt), lte(tabelle.laeuftAb, bis)));
      return zeile?.anzahl ?? 0;
    },
  };
}

const spalten = {
  id: tabelle.id,
  produkt: tabelle.produkt,
  marke: tabelle.marke,
  status: tabelle.status,
  kundenname: tabelle.kundenname,
  schrittNummer: tabelle.schrittNummer,
  schrittVon: tabelle.schrittVon,
  beitrag: tabelle.beitrag,
  zahlweise: tabelle.zahlweise,
  tarifVersion: tabelle.tarifVersion,
  geaendertAm: tabelle.geaendertAm,
  laeuftAb: tabelle.laeuftAb,
  linkAm: tabelle.linkAm,
  email: tabelle.email,
  geoeffnetAm: tabelle.geoeffnetAm,
  sub: tabelle.sub,
  besitzer: zugang.name,
  vertrag: {
    versicherungsNummer: vertrag.versicherungsNummer,
    partnerNummer: vertrag.partnerNummer,
    vermittlerNummer: vertrag.vermittlerNummer,
    betreuer: vertrag.betreuer,
  },
};

/** A draft expires at its moment; that it has is written down by night. */
function mitStatus(status: Listenstatus, jetzt: Date): SQL | undefined {
  const offen = eq(tabelle.status, 'OFFEN');
  if (status === 'OFFEN') return and(offen, gt(tabelle.laeuftAb, jetzt));
  if (status === 'ABGESCHLOSSEN') return eq(tabelle.status, status);
  return or(eq(tabelle.status, status), and(offen, lte(tabelle.laeuftAb, jetzt)));
}
