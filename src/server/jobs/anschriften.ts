import type { Database } from '../database/open.ts';
import { anschriften } from '../repositories/anschriften.ts';
import { journal } from '../repositories/journal.ts';
import { nachts, type Arbeitstag } from './arbeit.ts';

/** Lets the new address of whoever has moved count from that day; false when it did before. */
export async function umgezogen(
  database: Database,
  partnerNummer: string,
  { tag, zeit }: Pick<Arbeitstag, 'tag' | 'zeit'>,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const stand = await anschriften(tx).sperren(partnerNummer);
    if (!stand?.neue || stand.neue.ab > tag) return false;
    await anschriften(tx).aendern(partnerNummer, stand.neue);
    await journal(tx).schreiben({
      wer: nachts,
      zeit,
      aktion: 'anschrift.angewendet',
      versicherungsNummer: null,
      alt: stand.jetzt,
      neu: { partnerNummer, ...stand.neue },
    });
    return true;
  });
}
