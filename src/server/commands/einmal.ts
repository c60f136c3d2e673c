import { createHash } from 'node:crypto';
import type { Database } from '../database/open.ts';
import { schluesselVergeben } from '../http/answers.ts';
import { wiederholungen, type Schluessel } from '../repositories/wiederholungen.ts';

/** How long the first answer to a save is kept for its repeats. */
export const wiederholbarMs = 7 * 86_400_000;

/** An answer as it is sent, first time and every time after. */
export interface Erstantwort {
  status: number;
  body: unknown;
}

export interface Anfrage extends Schluessel {
  /** Method and path, numbers filled in. */
  endpunkt: string;
  body: unknown;
  zeit: Date;
}

/**
 * Runs the work once per key: a repeat gets the first answer, refusals included, and the same key with
 * another request is refused. Lives inside the transaction of the work; call `sperren` of the key first.
 */
export async function einmal<T extends Erstantwort>(
  tx: Database,
  { sub, schluessel, endpunkt, body, zeit }: Anfrage,
  arbeit: () => Promise<T>,
): Promise<T | Erstantwort> {
  const frueher = await wiederholungen(tx).lesen({ sub, schluessel });
  const anfrageHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  if (frueher) {
    const dieselbe = frueher.anfrageHash === anfrageHash && frueher.endpunkt === endpunkt;
    if (!dieselbe) throw schluesselVergeben();
    return { status: frueher.status, body: frueher.antwort };
  }
  const antwort = await arbeit();
  await wiederholungen(tx).merken({
    sub,
    schluessel,
    endpunkt,
    anfrageHash,
    status: antwort.status,
    antwort: antwort.body,
    zeit,
  });
  return antwort;
}
