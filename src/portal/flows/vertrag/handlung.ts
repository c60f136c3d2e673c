import * as z from 'zod/mini';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { HandlungsFehler } from '#machines/vertrag/parts/handlungsfehler.ts';

/** The data of an answer; throws the failure the charts of small acts know for everything else. */
export function getan<T>(response: ServiceResponse<T>): T {
  if (response.ok && !response.canceled) return response.data;
  if (response.errorStatus === 401) throw new HandlungsFehler({ art: 'SITZUNG_ABGELAUFEN' });
  const abgelehnt = z.safeParse(mitSatz, response.data).data;
  throw new HandlungsFehler(
    response.errorStatus === 409 && abgelehnt
      ? { art: 'ABGELEHNT', satz: abgelehnt.errorMessage }
      : { art: 'TECHNISCH' },
  );
}

const mitSatz = z.object({ errorMessage: z.string() });

/** Throws what was refused: a right that was taken away, what is gone and too many at once say so as well. */
export function gebilligt(antwort: ServiceResponse<unknown>): void {
  const { data } = z.safeParse(mitSatz, antwort.data);
  if (data && antwort.errorStatus !== null && gesagte.has(antwort.errorStatus)) {
    throw new HandlungsFehler({ art: 'ABGELEHNT', satz: data.errorMessage });
  }
  getan(antwort);
}

const gesagte: ReadonlySet<unknown> = new Set([403, 404, 429]);
