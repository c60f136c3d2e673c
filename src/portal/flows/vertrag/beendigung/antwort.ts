import * as z from 'zod/mini';
import { beendigungAbgelehnt } from '#contract/entities/beendigung.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { BeendigungsFehler } from '#machines/vertrag/parts/beendigungsfehler.ts';

/** The data of an answer; throws the failure the charts know for everything else. */
export function beantwortet<T>(response: ServiceResponse<T>): T {
  if (!response.ok) throw fehlerZu(response.errorStatus, response.data);
  if (response.canceled) throw new BeendigungsFehler({ art: 'TECHNISCH' });
  return response.data;
}

function fehlerZu(status: number | 'unknown', body: unknown): BeendigungsFehler {
  if (status === 401) return new BeendigungsFehler({ art: 'SITZUNG_ABGELAUFEN' });
  if (status === 429) return new BeendigungsFehler({ art: 'ZU_OFT' });
  const { data } = z.safeParse(beendigungAbgelehnt, body);
  return status === 409 && data
    ? new BeendigungsFehler({ art: 'ABGELEHNT', ablehnung: data })
    : new BeendigungsFehler({ art: 'TECHNISCH' });
}
