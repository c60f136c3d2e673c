import type { Principal } from '../access/decision.ts';
import { entwuerfe } from '../repositories/entwuerfe.ts';
import { type EntwurfsDienste, mitZugang } from './entwurfSpeichern.ts';

/** What counts the links an address gets stays as long as it counts. */
const linkZaehltMs = 3_600_000;

/** Throws a draft away: its answers at once, the rest when nothing counts it any more. */
export function entwurfLoeschen(
  { database, clock }: Pick<EntwurfsDienste, 'database' | 'clock'>,
  { wer, id, plz }: { wer: Principal | null; id: string; plz: string | null },
): Promise<{ id: string }> {
  const jetzt = clock();
  return mitZugang({ database, jetzt }, { wer, id, plz }, async (tx) => {
    await entwuerfe(tx).aendern(id, {
      status: 'GELOESCHT',
      antworten: '{}',
      plz: null,
      beitrag: null,
      zusage: null,
      laeuftAb: new Date(jetzt.getTime() + linkZaehltMs),
    });
    return { id };
  });
}
