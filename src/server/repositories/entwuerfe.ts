import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import { zeitPlus } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';
import type { Database } from '../database/open.ts';
import { entwurf as tabelle } from '../database/antragsschema.ts';

export type Entwurfszeile = typeof tabelle.$inferSelect;

/** A draft that has expired: what it was, of nobody. */
const ohneKunde = {
  status: 'ABGELAUFEN',
  antworten: '{}',
  kundenname: null,
  plz: null,
  email: null,
  zusage: null,
} as const;

/** Saved applications. */
export function entwuerfe(db: Database) {
  return {
    /** Stores it unless the key is taken; answers what stands under the key. */
    async anlegen(zeile: typeof tabelle.$inferInsert): Promise<Entwurfszeile | null> {
      const [neu] = await db.insert(tabelle).values(zeile).onConflictDoNothing().returning();
      if (neu) return neu;
      const [frueher] = await db
        .select()
        .from(tabelle)
        .where(eq(tabelle.schluessel, zeile.schluessel));
      return frueher ?? null;
    },

    /** The draft, held until the transaction ends; null when it is unknown, its time is over, or it was thrown away. */
    async sperren(id: string, jetzt: Date): Promise<Entwurfszeile | null> {
      const [zeile] = await db
        .select()
        .from(tabelle)
        .where(
          and(eq(tabelle.id, id), ne(tabelle.status, 'GELOESCHT'), gt(tabelle.laeuftAb, jetzt)),
        )
        .for('update');
      return zeile ?? null;
    },

    async aendern(id: string, werte: Partial<Entwurfszeile>): Promise<void> {
      await db.update(tabelle).set(werte).where(eq(tabelle.id, id));
    },

    /** Whether the link is still to be sent; of several who ask only one is told so. */
    async linkBeanspruchen(id: string, zeit: Date): Promise<boolean> {
      const beansprucht = await db
        .update(tabelle)
        .set({ linkAm: zeit })
        .where(and(eq(tabelle.id, id), isNull(tabelle.linkAm)))
        .returning({ id: tabelle.id });
      return beansprucht.length > 0;
    },

    /** Deletes drafts whose time is over. Of an agent's it leaves for a while that it has expired, and nothing of the customer. */
    async vergessen(jetzt: Date): Promise<void> {
      const vorbei = lt(tabelle.laeuftAb, jetzt);
      await db
        .update(tabelle)
        .set(ohneKunde)
        .where(and(vorbei, eq(tabelle.status, 'OFFEN'), eq(tabelle.portal, 'vermittler')));
      const lange = lt(tabelle.laeuftAb, zeitPlus(jetzt, { days: -fristen.entwurfEndeTage }));
      await db.delete(tabelle).where(and(vorbei, or(ne(tabelle.status, 'ABGELAUFEN'), lange)));
    },
  };
}
