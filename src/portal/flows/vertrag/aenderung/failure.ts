import * as z from 'zod/mini';
import { abgelehnt } from '#contract/errors.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { AenderungsFehler } from '#machines/vertrag/aenderung/failure.ts';

/** The data of an answer; throws the failure the chart knows for everything else. */
export function ergebnis<T>(response: ServiceResponse<T>): T {
  if (!response.ok) throw fehlerZu(response.errorStatus, response.data);
  if (response.canceled) throw new AenderungsFehler({ art: 'TECHNISCH' });
  return response.data;
}

function fehlerZu(status: number | 'unknown', body: unknown): AenderungsFehler {
  if (status === 401) return new AenderungsFehler({ art: 'SITZUNG_ABGELAUFEN' });
  const { data } = z.safeParse(abgelehnt, body);
  if (status !== 409 || !data) return new AenderungsFehler({ art: 'TECHNISCH' });
  return data.code === 'PREIS_GEAENDERT'
    ? new AenderungsFehler({ art: 'PREIS_GEAENDERT' })
    : new AenderungsFehler({
        art: 'ABGELEHNT',
        hinderung: { code: data.code, text: data.errorMessage },
      });
}
