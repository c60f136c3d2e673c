import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Kunde } from '../rules/antrag/selbst.ts';
import { nameVon } from '../rules/antrag/vertragsangaben.ts';
import type { Database } from '../database/open.ts';
import { vertrag } from '../database/schema.ts';

/** An account as a contract keeps it. */
export type Konto = NonNullable<typeof vertrag.$inferSelect.bankverbindung>;

/** Accounts the running contracts of a customer are debited from, that of the newest first. */
export async function kontenVon(db: Database, partnerNummer: string): Promise<Konto[]> {
  const zeilen = await db
    .select({ konto: vertrag.bankverbindung })
    .from(vertrag)
    .where(
      and(
        eq(vertrag.partnerNummer, partnerNummer),
        inArray(vertrag.status, ['LAUFEND', 'AUSLAUFEND']),
        isNotNull(vertrag.bankverbindung),
      ),
    )
    .orderBy(desc(vertrag.antragsdatum));
  return zeilen.flatMap(({ konto }) => konto ?? []);
}

/** Those in her own name: somebody else's needs a consent again. */
export function eigeneKonten(
  konten: readonly Konto[],
  wer: Pick<Kunde, 'vorname' | 'nachname' | 'firma'>,
): Konto[] {
  return konten.filter(({ kontoinhaber }) => kontoinhaber === nameVon(wer));
}
