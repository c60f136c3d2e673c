import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { UploadZweck } from '#contract/entities/upload.ts';
import type { Principal } from '../access/decision.ts';
import type { Database } from '../database/open.ts';
import { upload } from '../database/vorgangsschema.ts';

export type Uploadzeile = typeof upload.$inferSelect;

/** Whose a file is: nobody else can so much as learn of it. */
export type Besitzer = Pick<Principal, 'portal' | 'sub'>;

/** Files that somebody sends, until and after they belong to what they prove. */
export function uploads(db: Database) {
  return {
    /** Lets one announcement per owner through at a time, until the transaction ends. */
    async sperren({ portal, sub }: Besitzer): Promise<void> {
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${portal} ${sub}`}, 0))`,
      );
    },

    /** What he has announced for that purpose and not yet sent with anything. */
    async offene(besitzer: Besitzer, zweck: UploadZweck, jetzt: Date): Promise<Uploadzeile[]> {
      return db
        .select()
        .from(upload)
        .where(
          and(
            gehoert(besitzer),
            eq(upload.zweck, zweck),
            isNull(upload.vorgangId),
            gt(upload.laeuftAb, jetzt),
          ),
        );
    },

    async anlegen(zeile: typeof upload.$inferInsert): Promise<void> {
      await db.insert(upload).values(zeile);
    },

    /** His own, as long as it is kept; null for all others, too. */
    async eigener(id: string, besitzer: Besitzer, jetzt: Date): Promise<Uploadzeile | null> {
      const [zeile] = await db
        .select()
        .from(upload)
        .where(
          and(
            eq(upload.id, id),
            gehoert(besitzer),
            or(isNull(upload.laeuftAb), gt(upload.laeuftAb, jetzt)),
          ),
        );
      return zeile ?? null;
    },

    /** What was found in it; false when it has arrived already, or is gone. */
    async angekommen(
      id: string,
      befund: Pick<Uploadzeile, 'name' | 'typ' | 'groesse' | 'schluessel' | 'laeuftAb'>,
    ): Promise<boolean> {
      const geaendert = await db
        .update(upload)
        .set({ ...befund, angekommen: true })
        .where(and(eq(upload.id, id), eq(upload.angekommen, false)))
        .returning({ id: upload.id });
      return geaendert.length > 0;
    },

    /** From now on nobody can use it; false when it proves something already. */
    async ablaufen(id: string, besitzer: Besitzer, jetzt: Date): Promise<boolean> {
      const geaendert = await db
        .update(upload)
        .set({ laeuftAb: jetzt })
        .where(and(eq(upload.id, id), gehoert(besitzer), isNull(upload.vorgangId)))
        .returning({ id: upload.id });
      return geaendert.length > 0;
    },

    /** What nobody sent anything with until that moment. */
    async abgelaufene(vor: Date): Promise<Pick<Uploadzeile, 'id' | 'schluessel'>[]> {
      return db
        .select({ id: upload.id, schluessel: upload.schluessel })
        .from(upload)
        .where(and(isNull(upload.vorgangId), lt(upload.laeuftAb, vor)));
    },

    async loeschen(id: string): Promise<void> {
      await db.delete(upload).where(and(eq(upload.id, id), isNull(upload.vorgangId)));
    },

    /**
     * From now on they belong to the act, in whose transaction this runs: all of them or, unless each is his own,
     * looked into, sent for this purpose and not used yet, none. Naming none is fine.
     */
    async nehmen(
      ids: readonly string[],
      besitzer: Besitzer,
      { zweck, vorgangId, zeit }: { zweck: UploadZweck; vorgangId: string; zeit: Date },
    ): Promise<boolean> {
      const verschiedene = [...new Set(ids)];
      if (verschiedene.length === 0) return true;
      const frei = await db
        .select({ id: upload.id })
        .from(upload)
        .where(
          and(
            inArray(upload.id, verschiedene),
            gehoert(besitzer),
            eq(upload.zweck, zweck),
            eq(upload.angekommen, true),
            isNull(upload.vorgangId),
            gt(upload.laeuftAb, zeit),
          ),
        )
        .for('update');
      if (frei.length !== verschiedene.length) return false;
      await db
        .update(upload)
        .set({ vorgangId, laeuftAb: null })
        .where(inArray(upload.id, verschiedene));
      return true;
    },
  };
}

function gehoert({ portal, sub }: Besitzer) {
  return and(eq(upload.portal, portal), eq(upload.sub, sub));
}
