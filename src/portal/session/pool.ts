import { poolLesen } from '#contract/endpoints/portale.ts';
import { embedding } from '../embedding/framed.ts';
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
  const host = await embedding();
  return host ? host.session(clientId) : gespeicherteSitzung(speicher, clientId, now);
}
