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
