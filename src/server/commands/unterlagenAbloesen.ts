import type { Database } from '../database/open.ts';
import { antraege, type Antragszeile } from '../repositories/antraege.ts';
import { postausgang } from '../repositories/postausgang.ts';
import { unterlagenversand } from '../repositories/unterlagenversand.ts';

/** Nobody changes her mind more often within an hour, and nobody has us look for more. */
const hoechstens = 10;

interface Abloesung {
  /** What the same tab prepared before, whoever else might know these ids. */
  vorige: readonly string[];
  /** The application that takes their place, and where its papers go. */
  neue: Pick<Antragszeile, 'id' | 'produkt'>;
  an: string;
}

/**
 * A changed answer makes new papers (`domain/verkauf.md §5`): a set for the answers of before that still waits is
 * withdrawn, for it would come as if it counted. When the last of those left that reached the same mailbox; null where
 * none did, so that no mail names one nobody there knows.
 */
export async function unterlagenAbloesen(
  tx: Database,
  { vorige, neue, an }: Abloesung,
): Promise<Date | null> {
  const versand = unterlagenversand(tx);
  let zuletzt: Date | null = null;
  for (const antragId of new Set(vorige.slice(-hoechstens))) {
    if (antragId === neue.id) continue;
    const zeile = await antraege(tx).lesen(antragId);
    // Of a contract every paper stays; of another product none is replaced.
    if (zeile?.produkt !== neue.produkt || zeile.laeuftAb === null) continue;
    const wartende = await versand.wartende(antragId);
    await postausgang(tx).loeschen(...wartende);
    await versand.zuruecknehmen(...wartende);
    const gesendet = await versand.letzter(antragId);
    if (gesendet?.an !== an) continue;
    if (zuletzt === null || gesendet.gesendetAm > zuletzt) zuletzt = gesendet.gesendetAm;
  }
  return zuletzt;
}
