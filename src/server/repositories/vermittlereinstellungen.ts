import { and, eq, exists } from 'drizzle-orm';
import { alleMails, type Einstellungen } from '#contract/endpoints/einstellungen.ts';
import type { Principal } from '../access/decision.ts';
import { vermittlereinstellung as tabelle, zustimmung } from '../database/kontoschema.ts';
import type { Database } from '../database/open.ts';
import { zugang } from '../database/schema.ts';

/** An agent who may be written to, with what he wants to hear. */
export interface Angeschriebener {
  wer: Principal;
  email: string;
  mails: Einstellungen['mails'];
}

/** What agents have chosen for themselves. */
export function vermittlereinstellungen(db: Database) {
  /** Nobody reads of customers before he has accepted the terms once (GDPR Art. 28). */
  const angenommen = db
    .select({ sub: zustimmung.sub })
    .from(zustimmung)
    .where(and(eq(zustimmung.portal, 'vermittler'), eq(zustimmung.sub, zugang.sub)));
  const offene = and(
    eq(zugang.portal, 'vermittler'),
    eq(zugang.gesperrt, false),
    exists(angenommen),
  );
  const gelesen = async (bedingung: ReturnType<typeof and>): Promise<Angeschriebener[]> => {
    const zeilen = await db
      .select({ zugang, mails: tabelle.mails })
      .from(zugang)
      .leftJoin(tabelle, eq(tabelle.sub, zugang.sub))
      .where(and(offene, bedingung));
    return zeilen.map(({ zugang: wer, mails }) => ({
      wer,
      email: wer.email,
      mails: { ...alleMails, ...mails },
    }));
  };
  return {
    async lesen(sub: string): Promise<Einstellungen> {
      const [zeile] = await db.select().from(tabelle).where(eq(tabelle.sub, sub));
      return einstellungenAus(zeile);
    },

    /** The same, held until the transaction ends. */
    async sperren(sub: string): Promise<Einstellungen> {
      const anfang = { sub, mails: alleMails, signatur: null };
      await db.insert(tabelle).values(anfang).onConflictDoNothing();
      const [zeile] = await db.select().from(tabelle).where(eq(tabelle.sub, sub)).for('update');
      return einstellungenAus(zeile);
    },

    /** Replaces what is held. */
    async setzen(sub: string, neu: Einstellungen): Promise<void> {
      await db.update(tabelle).set(neu).where(eq(tabelle.sub, sub));
    },

    /** Agents of an agency. */
    derAgentur: (vermittlerNummer: string) =>
      gelesen(eq(zugang.vermittlerNummer, vermittlerNummer)),

    /** One agent; nobody where he may not be written to. */
    mit: (sub: string) => gelesen(eq(zugang.sub, sub)),
  };
}

function einstellungenAus(zeile: typeof tabelle.$inferSelect | undefined): Einstellungen {
  return { mails: { ...alleMails, ...zeile?.mails }, signatur: zeile?.signatur ?? null };
}
