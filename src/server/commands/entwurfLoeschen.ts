import type { Principal } from '../access/decision.ts';
import { entwuerfe } from '../repositories/entwuerfe.ts';
import { type EntwurfsDienste, mitZugang } from './entwurfSpeichern.ts';
import { entwurfVermerken } from './entwurfVermerken.ts';

/** Throws a draft away: what is in it at once, the row by night; that an agent did it is noted. */
export function entwurfLoeschen(
  { database, clock }: Pick<EntwurfsDienste, 'database' | 'clock'>,
  { wer, id, plz }: { wer: Principal | null; id: string; plz: string | null },
): Promise<{ id: string }> {
  const jetzt = clock();
  return mitZugang({ database, jetzt }, { wer, id, plz }, async (tx) => {
    await entwuerfe(tx).aendern(id, {
      status: 'GELOESCHT',
      antworten: '{}',
      kundenname: null,
      plz: null,
      email: null,
      beitrag: null,
      zusage: null,
      laeuftAb: jetzt,
    });
    if (wer?.portal === 'vermittler') {
      const neu = { entwurfId: id };
      await entwurfVermerken(tx, { wer, zeit: jetzt, aktion: 'entwurf.geloescht', neu });
    }
    return { id };
  });
}
