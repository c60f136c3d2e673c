import * as z from 'zod/mini';
import { and, desc, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { rechtsform } from '#contract/entities/rechtsform.ts';
import type { Database } from '../database/open.ts';
import { antrag as tabelle, einwilligung } from '../database/antragsschema.ts';
import { vertrag } from '../database/schema.ts';

export type Antragszeile = typeof tabelle.$inferSelect;

/** What makes two prepared applications the same. */
type Gleichheit = Pick<Antragszeile, 'eingabeHash' | 'tarifVersion' | 'beitrag'>;

const eintrag = z.object({
  rechtsform,
  handelsregister: z.optional(z.string()),
  registergericht: z.optional(z.string()),
});
const mitFirma = z.object({ firma: eintrag });
/** So many applications are looked at: what is older is hardly true any more. */
const letzte = 10;

/** Prepared applications and what was declared in them. */
export function antraege(db: Database) {
  return {
    /** Lets one request per application through at a time, until the transaction ends. */
    async sperren(eingabeHash: string): Promise<void> {
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`antrag ${eingabeHash}`}, 0))`,
      );
    },

    /**
     * Id of an application made from the same at the same price: one whose documents still hold, or one
     * concluded since then. Whoever lost the answer and begins anew finds the contract instead of a second.
     */
    async dieselbe(
      wie: Gleichheit,
      {
        jetzt,
        berechnetSeit,
        abgeschlossenSeit,
      }: { jetzt: Date; berechnetSeit: string; abgeschlossenSeit: Date },
    ): Promise<string | null> {
      const [zeile] = await db
        .select({ id: tabelle.id })
        .from(tabelle)
        .where(
          and(
            eq(tabelle.eingabeHash, wie.eingabeHash),
            eq(tabelle.tarifVersion, wie.tarifVersion),
            eq(tabelle.beitrag, wie.beitrag),
            or(
              and(gt(tabelle.laeuftAb, jetzt), gte(tabelle.berechnetAm, berechnetSeit)),
              and(isNull(tabelle.laeuftAb), gt(tabelle.erstelltAm, abgeschlossenSeit)),
            ),
          ),
        );
      return zeile?.id ?? null;
    },

    /** How a firm is registered, as it said when it concluded last; null where it has not concluded online. */
    async eintragVon(partnerNummer: string): Promise<z.infer<typeof eintrag> | null> {
      const zeilen = await db
        .select({ antworten: tabelle.antworten })
        .from(tabelle)
        .innerJoin(vertrag, eq(vertrag.versicherungsNummer, tabelle.versicherungsNummer))
        .where(eq(vertrag.partnerNummer, partnerNummer))
        .orderBy(desc(tabelle.erstelltAm))
        .limit(letzte);
      for (const { antworten } of zeilen) {
        const { data } = z.safeParse(mitFirma, JSON.parse(antworten));
        if (data) return data.firma;
      }
      return null;
    },

    async anlegen(zeile: typeof tabelle.$inferInsert): Promise<void> {
      await db.insert(tabelle).values(zeile);
    },

    /** The application, held until the transaction ends; null when it is unknown. */
    async lesen(id: string): Promise<Antragszeile | null> {
      const [zeile] = await db.select().from(tabelle).where(eq(tabelle.id, id)).for('update');
      return zeile ?? null;
    },

    /** From now on there is a contract, and the application stays with it. */
    async abschliessen(id: string, versicherungsNummer: string): Promise<void> {
      await db
        .update(tabelle)
        .set({ versicherungsNummer, laeuftAb: null })
        .where(eq(tabelle.id, id));
    },

    /** Another application stands in its place: it can be concluded no more. */
    async beenden(id: string): Promise<void> {
      // No conclusion can be older than the application, however long it was under way.
      await db
        .update(tabelle)
        .set({ laeuftAb: sql`${tabelle.erstelltAm}` })
        .where(eq(tabelle.id, id));
    },

    async erklaeren(zeilen: (typeof einwilligung.$inferInsert)[]): Promise<void> {
      if (zeilen.length > 0) await db.insert(einwilligung).values(zeilen);
    },

    /** Deletes applications that led to no contract in their time. */
    async vergessen(jetzt: Date): Promise<void> {
      await db
        .delete(tabelle)
        .where(and(isNull(tabelle.versicherungsNummer), lt(tabelle.laeuftAb, jetzt)));
    },
  };
}
