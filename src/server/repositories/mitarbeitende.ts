import { and, asc, count, countDistinct, desc, eq, sql, type SQL } from 'drizzle-orm';
import { einsichtenProSeite } from '#contract/endpoints/agentur.ts';
import { entwurf } from '../database/antragsschema.ts';
import { einsicht } from '../database/kontoschema.ts';
import type { Database } from '../database/open.ts';
import { partner, vermittler, vertrag, zugang } from '../database/schema.ts';

export type Mitarbeiterzeile = typeof zugang.$inferSelect & { kunden: number };

/** What an invitation says of somebody. */
export type Einladungsdaten = Pick<
  Mitarbeiterzeile,
  'name' | 'rechte' | 'anrede' | 'ihkNummer' | 'eigeneNummer'
>;

/** Accesses of one agency, and what its people did. */
export function mitarbeitende(db: Database, vermittlerNummer: string) {
  const ihre = and(eq(zugang.portal, 'vermittler'), eq(zugang.vermittlerNummer, vermittlerNummer));
  const betreut = sql<number>`(${db
    .select({ kunden: countDistinct(vertrag.partnerNummer) })
    .from(vertrag)
    .where(
      and(
        eq(vertrag.vermittlerNummer, vermittlerNummer),
        sql`case when ${zugang.rolle} = 'inhaber' then ${vertrag.betreuer} is null else ${vertrag.betreuer} = ${zugang.sub} end`,
      ),
    )})::int`;
  const zeilen = (bedingung = ihre) =>
    db
      .select({ zugang, kunden: betreut })
      .from(zugang)
      .where(bedingung)
      // The owner first.
      .orderBy(asc(zugang.rolle), asc(zugang.name), asc(zugang.sub));
  const einzelne = async (bedingung: SQL): Promise<Mitarbeiterzeile | null> => {
    const [zeile] = await zeilen(and(ihre, bedingung));
    return zeile ? { ...zeile.zugang, kunden: zeile.kunden } : null;
  };
  return {
    async alle(): Promise<Mitarbeiterzeile[]> {
      return (await zeilen()).map(({ zugang: eine, kunden }) => Object.assign(eine, { kunden }));
    },

    eine: (sub: string) => einzelne(eq(zugang.sub, sub)),
    mitEmail: (email: string) => einzelne(eq(zugang.email, email)),

    /** Lets one change of the agency's accesses through at a time, until the transaction ends. */
    async sperren(): Promise<void> {
      await db
        .select({ name: vermittler.name })
        .from(vermittler)
        .where(eq(vermittler.vermittlerNummer, vermittlerNummer))
        .for('update');
    },

    /** People with an access; those locked are none. */
    async anzahl(): Promise<number> {
      const offene = and(ihre, eq(zugang.gesperrt, false));
      const [zeile] = await db.select({ anzahl: count() }).from(zugang).where(offene);
      return zeile?.anzahl ?? 0;
    },

    async anlegen(
      neu: Einladungsdaten & Pick<Mitarbeiterzeile, 'sub' | 'email' | 'eingeladenBis'>,
    ): Promise<void> {
      await db
        .insert(zugang)
        .values({ ...neu, portal: 'vermittler', rolle: 'untervermittler', vermittlerNummer });
    },

    async aendern(
      sub: string,
      neu: Partial<Einladungsdaten & Pick<Mitarbeiterzeile, 'gesperrt' | 'eingeladenBis'>>,
    ): Promise<void> {
      await db
        .update(zugang)
        .set(neu)
        .where(and(ihre, eq(zugang.sub, sub)));
    },

    /** Contracts somebody looks after go to somebody else; null is the agency. Answers their numbers. */
    async vertraegeUebertragen(von: string, an: string | null): Promise<string[]> {
      const geaendert = await db
        .update(vertrag)
        .set({ betreuer: an })
        .where(and(eq(vertrag.vermittlerNummer, vermittlerNummer), eq(vertrag.betreuer, von)))
        .returning({ nummer: vertrag.versicherungsNummer });
      return geaendert.map(({ nummer }) => nummer).toSorted();
    },

    async entwuerfeUebertragen(von: string, an: string): Promise<number> {
      const geaendert = await db
        .update(entwurf)
        .set({ sub: an })
        .where(
          and(
            eq(entwurf.portal, 'vermittler'),
            eq(entwurf.agentur, vermittlerNummer),
            eq(entwurf.sub, von),
            eq(entwurf.status, 'OFFEN'),
          ),
        )
        .returning({ id: entwurf.id });
      return geaendert.length;
    },

    /** Who has seen whom, newest first. */
    async einsichten(person: string | null, seite: number) {
      const gefragt = and(
        eq(einsicht.vermittlerNummer, vermittlerNummer),
        person === null ? undefined : eq(einsicht.sub, person),
      );
      const [gezaehlt, gefunden] = await Promise.all([
        db.select({ anzahl: count() }).from(einsicht).where(gefragt),
        db
          .select({
            id: einsicht.id,
            person: zugang.name,
            partnerNummer: einsicht.partnerNummer,
            firma: partner.firma,
            vorname: partner.vorname,
            nachname: partner.nachname,
            vertraege: einsicht.anzahl,
            zeit: einsicht.zeit,
          })
          .from(einsicht)
          .leftJoin(zugang, and(eq(zugang.portal, 'vermittler'), eq(zugang.sub, einsicht.sub)))
          .leftJoin(partner, eq(partner.partnerNummer, einsicht.partnerNummer))
          .where(gefragt)
          .orderBy(desc(einsicht.zeit), desc(einsicht.id))
          .limit(einsichtenProSeite)
          .offset((seite - 1) * einsichtenProSeite),
      ]);
      return { gesamt: gezaehlt[0]?.anzahl ?? 0, zeilen: gefunden };
    },
  };
}
