import { poolLesen } from '#contract/endpoints/portale.ts';
import { embedding } from '../shell/framed.ts';
import { gespeicherteSitzung } from './gespeichert.ts';
import type { Sitzung } from './identitaet.ts';

// What is read of a pool, in one chunk with the calls.
export { poolLesen };

/** The session as this browser keeps it; in a frame as the host says, whatever is kept here. */
export async function bekannteSitzung(
  speicher: Pick<Storage, 'getItem'>,
  clientId: string,
  now: number,
): Promise<Sitzung | null> {
  const framed = embedding();
  if (framed === null) return gespeicherteSitzung(speicher, clientId, now);
  return (await framed)?.session(clientId) ?? { art: 'KEINE' };
}
