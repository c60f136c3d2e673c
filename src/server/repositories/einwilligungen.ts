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

/** A consent with the day of its claim, and the day that one was closed. */
export type Einwilligungszeile = Zeile & { schadendatum: string; abgeschlossenAm: string | null };

/** Whose health it is about, in which claim: she may have been asked several times. */
type Wessen = Pick<Zeile, 'schadenNummer' | 'geburtsdatum' | 'person'>;

/** Consents to ask about somebody's health, and what opens them. */
export function einwilligungen(db: Database) {
  return {
    /** Of one person and claim only one request is open: an earlier one ends with its links. */
    async anlegen(zeile: Omit<typeof tabelle.$inferInsert, 'id'>): Promise<string> {
      const id = randomUUID();
      await db.delete(tabelle).where(and(derselben(zeile), eq(tabelle.stand, 'OFFEN')));
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

    /** What was given by whoever that is, for it can be withdrawn; else the newest about which something can be done. */
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
        .orderBy(desc(eq(tabelle.stand, 'ERTEILT')), desc(tabelle.angefragtAm))
        .limit(1);
      return gefunden ?? null;
    },

    async lesen(id: string): Promise<Einwilligungszeile | null> {
      const [gefunden] = await db
        .select({
          zeile: tabelle,
          schadendatum: schaden.schadendatum,
          abgeschlossenAm: schaden.abgeschlossenAm,
        })
        .from(tabelle)
        .innerJoin(schaden, eq(schaden.schadenNummer, tabelle.schadenNummer))
        .where(eq(tabelle.id, id));
      if (!gefunden) return null;
      const { zeile, ...akte } = gefunden;
      return { ...zeile, ...akte };
    },

    /** Everybody who was asked about a claim, the latest request first. */
    zumSchaden(schadenNummer: string): Promise<Zeile[]> {
      return db
        .select()
        .from(tabelle)
        .where(eq(tabelle.schadenNummer, schadenNummer))
        .orderBy(desc(tabelle.angefragtAm));
    },

    /** Lets one at a time declare or withdraw it, until the transaction ends. */
    async sperren(id: string): Promise<void> {
      await db.select({ id: tabelle.id }).from(tabelle).where(eq(tabelle.id, id)).for('update');
    },

    async aendern(id: string, neu: Partial<Zeile>): Promise<void> {
      await db.update(tabelle).set(neu).where(eq(tabelle.id, id));
    },

    /** Withdraws all that whoever gave this one gave for its claim. */
    async widerrufen(wessen: Wessen, widerrufenAm: Date): Promise<void> {
      await db
        .update(tabelle)
        .set({ stand: 'WIDERRUFEN', widerrufenAm })
        .where(and(derselben(wessen), eq(tabelle.stand, 'ERTEILT')));
    },

    /** The declaration as it was made, and when it was withdrawn; null while there is none. */
    async dokument(
      id: string,
    ): Promise<{ dokument: Dokumentinhalt; widerrufenAm: Date | null } | null> {
      const { dokument, widerrufenAm } = tabelle;
      const [gefunden] = await db
        .select({ dokument, widerrufenAm })
        .from(tabelle)
        .where(eq(tabelle.id, id));
      return gefunden?.dokument ? { ...gefunden, dokument: gefunden.dokument } : null;
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

function derselben({ schadenNummer, geburtsdatum, person }: Wessen) {
  return and(
    eq(tabelle.schadenNummer, schadenNummer),
    eq(tabelle.geburtsdatum, geburtsdatum),
    eq(tabelle.person, person),
  );
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
