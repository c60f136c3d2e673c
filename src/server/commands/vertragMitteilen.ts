import type { Database } from '../database/open.ts';
import { satzSchreiben } from './unterlagenSenden.ts';
import { versandUebernehmen } from './versandnachweis.ts';
import { vertragsMail, type NeuerVertrag } from './vertragsMail.ts';

/** Policy and all documents by mail, and in the journal what was sent before; in the transaction of the conclusion. */
export async function vertragMitteilen(
  tx: Database,
  antragId: string,
  neu: NeuerVertrag,
  jetzt: Date,
): Promise<void> {
  const { antrag, marke, versicherungsNummer } = neu;
  await versandUebernehmen(tx, antragId, versicherungsNummer);
  const an = antrag.nehmer.email;
  await satzSchreiben(tx, { antragId, an, marke, mail: vertragsMail(neu), jetzt });
}
