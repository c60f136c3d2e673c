import { createHash } from 'node:crypto';
import { gehtAnVersicherer, type Nachricht } from '#contract/endpoints/nachricht.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Database } from '../database/open.ts';
import { schluesselVergeben, ungueltig } from '../http/answers.ts';
import { nachrichten } from '../repositories/nachrichten.ts';
import { postausgang } from '../repositories/postausgang.ts';
import { vermittler } from '../repositories/vermittler.ts';
import { nachrichtMail } from './nachrichtMail.ts';

export interface Nachrichtdienste {
  database: Database;
  clock: () => Date;
  /** Where a brand's service reads mail. */
  serviceEmail: (marke: MarkenSchluessel) => string;
  /** Sends what lies in the outgoing mail. */
  wecken: () => void;
}

interface Eingang {
  body: Nachricht;
  /** What a broker who is signed in has below his messages; null for everybody else. */
  signatur: string | null;
  schluessel: string;
}

/** Keeps a message with the mail that carries it on, both or neither; a repeat of the key does neither again. */
export async function nachrichtAnnehmen(
  { database, clock, serviceEmail, wecken }: Nachrichtdienste,
  { body: eingegeben, signatur, schluessel }: Eingang,
): Promise<Date> {
  const jetzt = clock();
  // A program filled in what nobody sees; it need not know that it was noticed.
  if (eingegeben.webseite) return jetzt;
  const body = unterschrieben(eingegeben, signatur);
  const { antrag, webseite: _, ...nachricht } = body;
  const inhaltHash = createHash('sha256').update(JSON.stringify(eingegeben)).digest('hex');
  const eingegangenAm = await database.transaction(async (tx) => {
    const agentur = await agenturVon(tx, body.vermittlerNummer);
    const neu = await nachrichten(tx).aufnehmen({
      ...nachricht,
      schluessel,
      inhaltHash,
      produkt: antrag?.produkt ?? null,
      grund: antrag?.grund ?? null,
      angaben: antrag && JSON.stringify(antrag.angaben),
      eingegangenAm: jetzt,
    });
    if (neu) {
      const service = serviceEmail(body.marke);
      const an = gehtAnVersicherer(antrag?.grund) ? service : (agentur?.email ?? service);
      await postausgang(tx).schreiben({ an, marke: body.marke, ...nachrichtMail(body) }, jetzt);
      return jetzt;
    }
    const frueher = await nachrichten(tx).unter(schluessel);
    if (frueher?.inhaltHash !== inhaltHash) throw schluesselVergeben();
    return frueher.eingegangenAm;
  });
  wecken();
  return eingegangenAm;
}

function unterschrieben(body: Nachricht, signatur: string | null): Nachricht {
  return signatur === null ? body : { ...body, nachricht: `${body.nachricht}\n\n${signatur}` };
}

async function agenturVon(tx: Database, nummer: string | null) {
  if (nummer === null) return null;
  const agentur = await vermittler(tx).empfaengerMit(nummer);
  if (agentur) return agentur;
  throw ungueltig([{ feld: 'vermittlerNummer', text: 'Diesen Vermittler kennen wir nicht.' }]);
}
