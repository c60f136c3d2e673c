import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Widerrufslinkart } from '#contract/entities/beendigung.ts';
import type { Database } from '../database/open.ts';
import { widerrufslink as tabelle } from '../database/vorgangsschema.ts';

/** Links in mails about revocations; what is stored of a token opens nothing. */
export function widerrufslinks(db: Database) {
  return {
    /** A fresh link, 256 bit; answers its token, which is stored nowhere. */
    async anlegen(link: {
      art: Widerrufslinkart;
      beendigungId: string;
      laeuftAb: Date;
    }): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await db.insert(tabelle).values({ ...link, tokenHash: hashVon(token) });
      return token;
    },

    async lesen(token: string, jetzt: Date): Promise<Widerrufslink | null> {
      const [zeile] = await db
        .select({ art: tabelle.art, beendigungId: tabelle.beendigungId })
        .from(tabelle)
        .where(gueltig(token, jetzt));
      return zeile ?? null;
    },

    /** Uses the link up, for exactly one of any number of callers; the others get null. */
    async verbrauchen(token: string, jetzt: Date): Promise<Widerrufslink | null> {
      const [zeile] = await db
        .delete(tabelle)
        .where(gueltig(token, jetzt))
        .returning({ art: tabelle.art, beendigungId: tabelle.beendigungId });
      return zeile ?? null;
    },

    async vergessen(jetzt: Date): Promise<void> {
      await db.delete(tabelle).where(lt(tabelle.laeuftAb, jetzt));
    },
  };
}

export type Widerrufslink = Pick<typeof tabelle.$inferSelect, 'art' | 'beendigungId'>;

function gueltig(token: string, jetzt: Date) {
  return and(eq(tabelle.tokenHash, hashVon(token)), gt(tabelle.laeuftAb, jetzt));
}

function hashVon(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
