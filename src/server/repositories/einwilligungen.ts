import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, ne, or } from 'drizzle-orm';
import type { Erkennung } from '#contract/schaeden/einwilligungsform.ts';
import {
  einwilligungslink,
  gesundheitseinwilligung as tabelle,
} from '../database/einwilligungsschema.ts';
import type { Database } from '../database/open.ts';
import { schaden } from '../database/vorgangsschema.ts';
import type { Dokumentinhalt } from '../documents/inhalt/inhalt.ts';

type Zeile = typeof tabelle.$inferSelect;

/** A consent with the day of its claim. */
export type Einwilligungszeile = Zeile & { schadendatum: string };

/** Consents to ask about somebody's health, and what opens them. */
export function einwilligungen(db: Database) {
  return {
    async anlegen(zeile: Omit<typeof tabelle.$inferInsert, 'id'>): Promise<string> {
      const id = randomUUID();
      await db.insert(tabelle).values({ ...zeile, id });
      return id;
    },

    /** A fresh token, 256 bit, which is stored nowhere. */
    async oeffnen(link: Omit<typeof einwilligungslink.$inferInsert, 'tokenHash'>): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await db.insert(einwilligungslink).values({ ...link, tokenHash: einwilligungsHash(token) });
      return token;
    },

    /** What a token opens; null where nobody made it or its time is over. */
    async zumToken(token: string, jetzt: Date): Promise<string | null> {
      const { tokenHash, dauerhaft, laeuftAb, einwilligungId } = einwilligungslink;
      const [gefunden] = await db
        .select({ id: tabelle.id })
        .from(einwilligungslink)
        .innerJoin(tabelle, eq(tabelle.id, einwilligungId))
        .where(
          and(
            eq(tokenHash, einwilligungsHash(token)),
            or(gt(laeuftAb, jetzt), and(eq(dauerhaft, true), ne(tabelle.stand, 'OFFEN'))),
          ),
        );
      return gefunden?.id ?? null;
    },

    /** The newest of whoever that is, as long as something can be done about it. */
    async erkannt(
      { schadenNummer, geburtsdatum, plz }: Erkennung,
      jetzt: Date,
    ): Promise<Zeile | null> {
      const [gefunden] = await db
        .select()
        .from(tabelle)
        .where(
          and(
            eq(tabelle.schadenNummer, schadenNummer),
            eq(tabelle.geburtsdatum, geburtsdatum),
            eq(tabelle.plz, plz),
            or(gt(tabelle.laeuftAb, jetzt), ne(tabelle.stand, 'OFFEN')),
          ),
        )
        .orderBy(desc(tabelle.angefragtAm))
        .limit(1);
      return gefunden ?? null;
    },

    async lesen(id: string): Promise<Einwilligungszeile | null> {
      const [gefunden] = await db
        .select({ zeile: tabelle, schadendatum: schaden.schadendatum })
        .from(tabelle)
        .innerJoin(schaden, eq(schaden.schadenNummer, tabelle.schadenNummer))
        .where(eq(tabelle.id, id));
      return gefunden ? { ...gefunden.zeile, schadendatum: gefunden.schadendatum } : null;
    },

    /** Lets one at a time declare or withdraw it, until the transaction ends. */
    async sperren(id: string): Promise<void> {
      await db.select({ id: tabelle.id }).from(tabelle).where(eq(tabelle.id, id)).for('update');
    },

    async aendern(id: string, neu: Partial<Zeile>): Promise<void> {
      await db.update(tabelle).set(neu).where(eq(tabelle.id, id));
    },

    /** The declaration as it was made; null while there is none. */
    async dokument(id: string): Promise<Dokumentinhalt | null> {
      const [gefunden] = await db
        .select({ dokument: tabelle.dokument })
        .from(tabelle)
        .where(eq(tabelle.id, id));
      return gefunden?.dokument ?? null;
    },

    /**
     * Forgets what nobody answered in time, what was declared of claims that were closed before that day, `yyyy-MM-dd`,
     * and what codes gave.
     */
    async vergessen({ offeneVor, geschlossenVor, jetzt }: Verfall): Promise<void> {
      await db
        .delete(tabelle)
        .where(and(eq(tabelle.stand, 'OFFEN'), lt(tabelle.laeuftAb, offeneVor)));
      const alte = db
        .select({ schadenNummer: schaden.schadenNummer })
        .from(schaden)
        .where(lt(schaden.abgeschlossenAm, geschlossenVor));
      await db.delete(tabelle).where(inArray(tabelle.schadenNummer, alte));
      await db
        .delete(einwilligungslink)
        .where(and(eq(einwilligungslink.dauerhaft, false), lt(einwilligungslink.laeuftAb, jetzt)));
    },
  };
}

interface Verfall {
  offeneVor: Date;
  geschlossenVor: string;
  jetzt: Date;
}

/** What is stored of a token. */
export function einwilligungsHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
