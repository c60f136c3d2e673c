import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { kontolink as tabelle } from '../database/kontoschema.ts';
import type { Database } from '../database/open.ts';
import { linkGueltigMs, type Linkart } from '../rules/konto.ts';

export type Kontolink = Omit<typeof tabelle.$inferSelect, 'tokenHash'>;

/** Links in mails about accounts. */
export function kontolinks(db: Database) {
  return {
    /** A fresh link, 256 bit; answers its token, which is stored nowhere. */
    async anlegen(
      link: Omit<Kontolink, 'laeuftAb'>,
      jetzt: Date,
      token = randomBytes(32).toString('base64url'),
    ): Promise<string> {
      const laeuftAb = new Date(jetzt.getTime() + linkGueltigMs[link.art]);
      await db.insert(tabelle).values({ ...link, tokenHash: hashVon(token), laeuftAb });
      return token;
    },

    async lesen(token: string, arten: readonly Linkart[], jetzt: Date): Promise<Kontolink | null> {
      const [zeile] = await db
        .select()
        .from(tabelle)
        .where(gueltig(token, arten, jetzt));
      return zeile ?? null;
    },

    /** Uses the link up, for exactly one of any number of callers; the others get null. */
    async verbrauchen(
      token: string,
      arten: readonly Linkart[],
      jetzt: Date,
    ): Promise<Kontolink | null> {
      const [zeile] = await db
        .delete(tabelle)
        .where(gueltig(token, arten, jetzt))
        .returning();
      return zeile ?? null;
    },

    /** What was used up led to nothing: it counts as long as it did. */
    async zurueckgeben(token: string, { art, partnerNummer, sub, email, laeuftAb }: Kontolink) {
      const link = { art, partnerNummer, sub, email, laeuftAb };
      await db.insert(tabelle).values({ ...link, tokenHash: hashVon(token) });
    },

    /** Ends every other link of that kind: what was asked for last counts. */
    async beenden(partnerNummer: string, art: Linkart): Promise<void> {
      await db
        .delete(tabelle)
        .where(and(eq(tabelle.partnerNummer, partnerNummer), eq(tabelle.art, art)));
    },

    /** The same for links that change an account there is, whosever it is. */
    async beendenVon(sub: string, art: Linkart): Promise<void> {
      await db.delete(tabelle).where(and(eq(tabelle.sub, sub), eq(tabelle.art, art)));
    },

    async vergessen(jetzt: Date): Promise<void> {
      await db.delete(tabelle).where(lt(tabelle.laeuftAb, jetzt));
    },
  };
}

function gueltig(token: string, arten: readonly Linkart[], jetzt: Date) {
  return and(
    eq(tabelle.tokenHash, hashVon(token)),
    gt(tabelle.laeuftAb, jetzt),
    inArray(tabelle.art, [...arten]),
  );
}

function hashVon(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
