import type { Database } from '../../database/open.ts';
import { partner } from '../../repositories/partner.ts';
import type { Schadenszeile } from '../../repositories/schaeden.ts';
import { vertraege } from '../../repositories/vertraege.ts';
import { bekanntesKonto, type Zahlungskonto } from '../../rules/schaden/entscheidung.ts';

/** The account a claim is paid to as far as it is known: what she answered, else that of the contract. */
export async function kontoZumSchaden(
  db: Database,
  zeile: Schadenszeile,
): Promise<Zahlungskonto | null> {
  const nehmer = await partner(db).nehmer(zeile.partnerNummer);
  const vertrag = await vertraege(db).lesen(zeile.versicherungsNummer);
  const name = nehmer?.name ?? '';
  return bekanntesKonto({ zeile, name, vertragskonto: vertrag?.bankverbindung ?? null });
}
