import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Principal } from '../access/decision.ts';
import type { Database } from '../database/open.ts';
import { upload } from '../database/vorgangsschema.ts';
import { ungueltig } from '../http/answers.ts';

/** Files that prove something, from the moment they belong to what they prove. */
export function nachweise(db: Database) {
  return {
    /** From now on they belong to the act; refused unless each is her own, complete and not yet used. */
    async uebernehmen(
      ids: readonly string[],
      { portal, sub }: Pick<Principal, 'portal' | 'sub'>,
      vorgangId: string,
    ): Promise<void> {
      const verschiedene = [...new Set(ids)];
      if (verschiedene.length === 0) return;
      const uebernommen = await db
        .update(upload)
        .set({ vorgangId, laeuftAb: null })
        .where(
          and(
            inArray(upload.id, verschiedene),
            eq(upload.portal, portal),
            eq(upload.sub, sub),
            eq(upload.angekommen, true),
            isNull(upload.vorgangId),
          ),
        )
        .returning({ id: upload.id });
      if (uebernommen.length === verschiedene.length) return;
      const text = 'Laden Sie den Nachweis noch einmal hoch.';
      throw ungueltig([{ feld: 'nachweise', text }]);
    },
  };
}
