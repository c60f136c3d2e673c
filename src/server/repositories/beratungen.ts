import { and, asc, count, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Antragsart } from '#contract/produkte/produkte.ts';
import { heuteInBerlin, teile } from '#contract/tag.ts';
import type { Database } from '../database/open.ts';
import {
  beratung as tabelle,
  beratungsereignis,
  beratungsfolge,
} from '../database/beratungsschema.ts';
import type { Beratungsereignis, Beratungsvermerk } from '../rules/beratung/ereignis.ts';
import { laufendeNummer } from './laufendeNummer.ts';

export type Beratungszeile = typeof tabelle.$inferSelect;

/** Who wrote something down, and when. */
interface Schreibende {
  sub: string;
  name: string;
  zeit: Date;
}

/** Brokers' advices and what was said in them. */
export function beratungen(db: Database) {
  return {
    async anlegen(
      zeile: Omit<typeof tabelle.$inferInsert, 'beratungsNummer'>,
    ): Promise<Beratungszeile> {
      const { jahr } = teile(heuteInBerlin(zeile.begonnenAm));
      const beratungsNummer = laufendeNummer('B', jahr, beratungsfolge);
      const [neu] = await db
        .insert(tabelle)
        .values({ ...zeile, beratungsNummer })
        .returning();
      if (!neu) throw new Error('The advice was not stored.');
      return neu;
    },

    /** The advice, held until the transaction ends. */
    async sperren(id: string): Promise<Beratungszeile | null> {
      const [zeile] = await db.select().from(tabelle).where(eq(tabelle.id, id)).for('update');
      return zeile ?? null;
    },

    async aendern(id: string, neu: Partial<typeof tabelle.$inferInsert>): Promise<void> {
      await db.update(tabelle).set(neu).where(eq(tabelle.id, id));
    },

    /** The one he has begun with that customer and not sent yet. */
    async offene({
      vermittlerNummer,
      sub,
      produkt,
      partnerNummer,
      kunde,
    }: Pick<
      Beratungszeile,
      'vermittlerNummer' | 'sub' | 'produkt' | 'partnerNummer' | 'kunde'
    >): Promise<Beratungszeile | null> {
      const [zeile] = await db
        .select()
        .from(tabelle)
        .where(
          and(
            eq(tabelle.vermittlerNummer, vermittlerNummer),
            eq(tabelle.sub, sub),
            eq(tabelle.produkt, produkt),
            ne(tabelle.status, 'GESENDET'),
            partnerNummer === null
              ? and(isNull(tabelle.partnerNummer), eq(tabelle.kunde, kunde))
              : eq(tabelle.partnerNummer, partnerNummer),
          ),
        )
        .orderBy(desc(tabelle.geaendertAm))
        .limit(1)
        .for('update');
      return zeile ?? null;
    },

    /** His that are not sent yet, newest first. */
    liste(vermittlerNummer: string, sub: string, produkt: Antragsart): Promise<Beratungszeile[]> {
      return db
        .select()
        .from(tabelle)
        .where(
          and(
            eq(tabelle.vermittlerNummer, vermittlerNummer),
            eq(tabelle.sub, sub),
            eq(tabelle.produkt, produkt),
            ne(tabelle.status, 'GESENDET'),
          ),
        )
        .orderBy(desc(tabelle.geaendertAm), asc(tabelle.id))
        .limit(hoechstens);
    },

    /** Everything that was said in it, in its order. */
    vermerke(beratungId: string): Promise<Beratungsvermerk[]> {
      const { stelle, zeit, name, inhalt } = beratungsereignis;
      return db
        .select({ stelle, zeit, name, inhalt })
        .from(beratungsereignis)
        .where(eq(beratungsereignis.beratungId, beratungId))
        .orderBy(asc(beratungsereignis.stelle));
    },

    /** Writes it down and answers its number; the advice is held, so that places are given one by one. */
    async vermerken(
      beratungId: string,
      inhalt: Beratungsereignis,
      { sub, name, zeit }: Schreibende,
    ): Promise<number> {
      const [bisher] = await db
        .select({ anzahl: count() })
        .from(beratungsereignis)
        .where(eq(beratungsereignis.beratungId, beratungId));
      const stelle = bisher?.anzahl ?? 0;
      await db.insert(beratungsereignis).values({ beratungId, stelle, zeit, sub, name, inhalt });
      await db.update(tabelle).set({ geaendertAm: zeit }).where(eq(tabelle.id, beratungId));
      return stelle;
    },

    /** When an agency last handed its first information to that customer after that moment; null where it did not. */
    async uebergebenAm(
      { id, vermittlerNummer, partnerNummer }: Beratungszeile,
      seit: Date,
    ): Promise<Date | null> {
      const [zeile] = await db
        .select({ zeit: beratungsereignis.zeit })
        .from(beratungsereignis)
        .innerJoin(tabelle, eq(tabelle.id, beratungsereignis.beratungId))
        .where(
          and(
            eq(tabelle.vermittlerNummer, vermittlerNummer),
            partnerNummer === null ? eq(tabelle.id, id) : eq(tabelle.partnerNummer, partnerNummer),
            sql`${beratungsereignis.inhalt}->>'art' = 'ERSTINFORMATION'`,
            gt(beratungsereignis.zeit, seit),
          ),
        )
        .orderBy(desc(beratungsereignis.zeit))
        .limit(1);
      return zeile?.zeit ?? null;
    },

    /** The advice whose decision a draft is, held until the transaction ends; null for any other draft. */
    async zumEntwurf(entwurfId: string): Promise<Beratungszeile | null> {
      const [zeile] = await db
        .select()
        .from(tabelle)
        .where(eq(tabelle.entwurfId, entwurfId))
        .for('update');
      return zeile ?? null;
    },

    /** Deletes what led to no contract and was not touched since that moment. */
    async vergessen(vor: Date): Promise<void> {
      const ohneVertrag = isNull(tabelle.versicherungsNummer);
      await db.delete(tabelle).where(and(ohneVertrag, lt(tabelle.geaendertAm, vor)));
    },
  };
}

/** Advices under way that are offered to go on with. */
const hoechstens = 20;
