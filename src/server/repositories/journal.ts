import { randomUUID } from 'node:crypto';
import { and, eq, gte } from 'drizzle-orm';
import type { Principal } from '../access/decision.ts';
import type { Database } from '../database/open.ts';
import { journal as tabelle } from '../database/schema.ts';

export interface Eintrag {
  /** A guest is known by his application only: its id is his `sub`; what the nights do is nobody's. */
  wer: Pick<Principal, 'portal' | 'sub'> & { rolle: Principal['rolle'] | 'gast' | 'system' };
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
  };
}
