import { randomUUID } from 'node:crypto';
import { asc, eq, inArray, lt, lte } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { postausgang as tabelle } from '../database/antragsschema.ts';
import type { Mail } from '../outbox/ports.ts';

export type Brief = typeof tabelle.$inferSelect;

/** A mail, and the ids of documents that go with it as one file. */
interface Post extends Mail {
  dokumente?: readonly string[];
}

/** Mails that are still to be sent. */
export function postausgang(db: Database) {
  return {
    /** Written in the transaction of what the mail tells about, so that none is lost and none lies. */
    async schreiben(
      { an, betreff, text, marke, dokumente = [] }: Post,
      jetzt: Date,
      id: string = randomUUID(),
    ): Promise<void> {
      const brief = { id, an, betreff, text, marke, dokumente: [...dokumente] };
      await db.insert(tabelle).values({ ...brief, erstelltAm: jetzt, faelligAm: jetzt });
    },

    /** Takes the next mail that is due, for as long as `bis` says; several processes take different ones. */
    async nehmen(jetzt: Date, bis: (versuche: number) => Date): Promise<Brief | null> {
      return db.transaction(async (tx) => {
        const [naechster] = await tx
          .select()
          .from(tabelle)
          .where(lte(tabelle.faelligAm, jetzt))
          .orderBy(asc(tabelle.faelligAm))
          .limit(1)
          .for('update', { skipLocked: true });
        if (!naechster) return null;
        const versuche = naechster.versuche + 1;
        await tx
          .update(tabelle)
          .set({ versuche, faelligAm: bis(versuche) })
          .where(eq(tabelle.id, naechster.id));
        return naechster;
      });
    },

    async loeschen(...ids: string[]): Promise<void> {
      if (ids.length > 0) await db.delete(tabelle).where(inArray(tabelle.id, ids));
    },

    /** Gives up mails written before that moment. */
    async vergessen(vor: Date): Promise<void> {
      await db.delete(tabelle).where(lt(tabelle.erstelltAm, vor));
    },
  };
}
