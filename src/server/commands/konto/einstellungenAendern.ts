import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod/mini';
import type {
  Einstellungen,
  einstellungenAendern as endpoint,
} from '#contract/endpoints/einstellungen.ts';
import type { Principal } from '../../access/decision.ts';
import { journal } from '../../repositories/journal.ts';
import { vermittlereinstellungen } from '../../repositories/vermittlereinstellungen.ts';
import type { Kontodienste } from './dienste.ts';

/** Replaces what is named of an agent's settings and keeps the rest; answers all of them. */
export function einstellungenAendern(
  { database, clock }: Pick<Kontodienste, 'database' | 'clock'>,
  wer: Principal,
  { mails = {}, signatur }: z.infer<typeof endpoint.body>,
): Promise<Einstellungen> {
  return database.transaction(async (tx) => {
    const alle = vermittlereinstellungen(tx);
    const alt = await alle.sperren(wer.sub);
    const neu = {
      mails: { ...alt.mails, ...mails },
      signatur: signatur === undefined ? alt.signatur : signatur,
    };
    // What is as it was is no change, and nothing to note.
    if (isDeepStrictEqual(alt, neu)) return neu;
    await alle.setzen(wer.sub, neu);
    const aktion = 'einstellungen.geaendert';
    await journal(tx).schreiben({
      wer,
      zeit: clock(),
      aktion,
      versicherungsNummer: null,
      alt,
      neu,
    });
    return neu;
  });
}
