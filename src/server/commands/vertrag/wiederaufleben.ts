import type { Database } from '../../database/open.ts';
import { beendigungen, type Vorher } from '../../repositories/beendigungen.ts';

/** A declared end that no longer counts. */
interface AufgehobenesEnde {
  /** Of the declaration. */
  id: string;
  versicherungsNummer: string;
  vorher: Vorher;
}

/**
 * Undoes the end of a contract: it is what it was before, with the pending changes, tasks and rights that the
 * end had deleted (`domain/vertrag.md §1`). Answers whether any of them came back.
 */
export async function wiederaufleben(
  tx: Database,
  { id, versicherungsNummer: nummer, vorher }: AufgehobenesEnde,
): Promise<boolean> {
  const { abgeraeumt, mandatsreferenz, ...stand } = vorher;
  const alle = beendigungen(tx);
  await alle.zuruecknehmen(id);
  await alle.setzen(nummer, {
    ...stand,
    ...(mandatsreferenz !== undefined && { mandatsreferenz }),
  });
  if (!abgeraeumt) return false;
  await alle.gibZurueck(nummer, abgeraeumt);
  return abgeraeumt.vormerkungen.length > 0 || abgeraeumt.aufgaben.length > 0;
}
