import type { Database } from '../database/open.ts';
import { antraege } from '../repositories/antraege.ts';
import { journal } from '../repositories/journal.ts';
import { postausgang } from '../repositories/postausgang.ts';
import { unterlagenversand, type Versandnachweis } from '../repositories/unterlagenversand.ts';

/** Nobody does it: whoever sends the mails. */
const wer = { portal: 'benutzer', sub: 'postbote', rolle: 'system' } as const;

/** A mail left: it is done with, and a set it carried is in the journal of the contract, as soon as there is one. */
export async function abhaken(
  tx: Database,
  { id, mitSatz }: { id: string; mitSatz: boolean },
  zeit: Date,
): Promise<void> {
  await postausgang(tx).loeschen(id);
  const versand = unterlagenversand(tx);
  const antragId = mitSatz ? await versand.antragZu(id) : null;
  if (antragId === null) return;
  // Held first: a conclusion under way either finds the note, or is over and its contract is known here.
  const antrag = await antraege(tx).lesen(antragId);
  const nachweis = await versand.gesendet(id, zeit);
  if (nachweis && antrag?.versicherungsNummer) {
    await eintragen(tx, nachweis, antrag.versicherungsNummer);
  }
}

/** What was sent before the conclusion, in the journal of its contract; what still waits would say that there is none. */
export async function versandUebernehmen(
  tx: Database,
  antragId: string,
  versicherungsNummer: string,
): Promise<void> {
  const versand = unterlagenversand(tx);
  for (const nachweis of await versand.alle(antragId)) {
    await eintragen(tx, nachweis, versicherungsNummer);
  }
  await postausgang(tx).loeschen(...(await versand.wartende(antragId)));
}

function eintragen(
  tx: Database,
  { gesendetAm: zeit, ...neu }: Versandnachweis,
  versicherungsNummer: string,
): Promise<void> {
  const aktion = 'unterlagen.gesendet';
  return journal(tx).schreiben({ wer, zeit, aktion, versicherungsNummer, alt: null, neu });
}
