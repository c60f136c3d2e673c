import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { zahlweise } from '#contract/entities/zahlweise.ts';
import type { Principal } from '../access/decision.ts';
import type { Database } from '../database/open.ts';
import { journal as tabelle } from '../database/schema.ts';
import type { Beitragsschritt } from '../rules/beitragsverlauf.ts';
import { heuteInBerlin } from '#contract/tag.ts';

export interface Eintrag {
  /**
   * A guest is known by his application only: its id is his `sub`; what the nights do is nobody's, and what the
   * insurer's people do is the desk's.
   */
  wer: Pick<Principal, 'portal' | 'sub'> & {
    rolle: Principal['rolle'] | 'gast' | 'system' | 'sachbearbeitung';
  };
  zeit: Date;
  aktion: string;
  /** Null where it concerns an account. */
  versicherungsNummer: string | null;
  alt: unknown;
  neu: unknown;
}

/** The journal: written in the transaction of the change it records (`domain/vertrag.md §2`). */
export function journal(db: Database) {
  return {
    async schreiben({ wer: { portal, sub, rolle }, ...eintrag }: Eintrag): Promise<void> {
      await db.insert(tabelle).values({ id: randomUUID(), portal, sub, rolle, ...eintrag });
    },

    /** Whether that was recorded of the contract from that moment on. */
    async steht(versicherungsNummer: string, aktion: string, seit: Date): Promise<boolean> {
      const [zeile] = await db
        .select({ id: tabelle.id })
        .from(tabelle)
        .where(
          and(
            eq(tabelle.versicherungsNummer, versicherungsNummer),
            eq(tabelle.aktion, aktion),
            gte(tabelle.zeit, seit),
          ),
        )
        .limit(1);
      return zeile !== undefined;
    },

    /** Changes of the contract that took effect, the latest first; those that do not say what was before are left out. */
    async beitragsschritte(versicherungsNummer: string): Promise<Beitragsschritt[]> {
      const { aktion, zeit, alt, neu } = tabelle;
      const zeilen = await db
        .select({ aktion, zeit, alt, neu })
        .from(tabelle)
        .where(
          and(
            eq(tabelle.versicherungsNummer, versicherungsNummer),
            or(
              eq(aktion, 'jahresumsatz.angepasst'),
              sql`split_part(${aktion}, '.', 2) in ('angewendet', 'geaendert')`,
            ),
          ),
        )
        .orderBy(desc(zeit));
      return zeilen.flatMap((zeile) => schrittAus(zeile) ?? []);
    },
  };
}

function schrittAus({ aktion, zeit, alt, neu }: Schrittzeile): Beitragsschritt | null {
  const vorher = z.safeParse(bisherigerStand, alt).data;
  const ab = z.safeParse(wirksam, neu).data?.wirksamkeitsdatum;
  if (!vorher || ab === undefined) return null;
  const { wirksamkeitsdatum: davor, ...stand } = vorher;
  const am = heuteInBerlin(zeit);
  return { ab, am, davor, vorher: stand, rueckwirkend: aktion.endsWith('.geaendert') && ab < am };
}

type Schrittzeile = Pick<typeof tabelle.$inferSelect, 'aktion' | 'zeit' | 'alt' | 'neu'>;

const bisherigerStand = z.object({
  zahlweise,
  beitragsKomponenten: z.array(
    z.object({ name: z.string(), nettoJahr: z.int(), steuersatz: z.int() }),
  ),
  wirksamkeitsdatum: z.nullable(z.string()),
});
const wirksam = z.object({ wirksamkeitsdatum: z.string() });
