import * as z from 'zod/mini';
import { abgelehnt, nichtErlaubt, ungueltig } from '#contract/errors.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { AenderungsFehler, type AenderungsFehlerArt } from '#machines/vertrag/aenderung/failure.ts';

/** The data of an answer; throws the failure the chart knows for everything else. */
export function ergebnis<T>(response: ServiceResponse<T>): T {
  if (!response.ok) throw new AenderungsFehler(fehlerZu(response.errorStatus, response.data));
  if (response.canceled) throw new AenderungsFehler({ art: 'TECHNISCH' });
  return response.data;
}

function fehlerZu(status: number | 'unknown', body: unknown): AenderungsFehlerArt {
  if (status === 401) return { art: 'SITZUNG_ABGELAUFEN' };
  if (status === 422) return angabeFalsch(body);
  if (status === 403) return ohneRecht(body);
  const { data } = z.safeParse(abgelehnt, body);
  if (status !== 409 || !data) return { art: 'TECHNISCH' };
  return data.code === 'PREIS_GEAENDERT'
    ? { art: 'PREIS_GEAENDERT' }
    : { art: 'ABGELEHNT', hinderung: { code: data.code, text: data.errorMessage } };
}

/** A sub-agent without the right to change. */
function ohneRecht(body: unknown): AenderungsFehlerArt {
  const { data } = z.safeParse(nichtErlaubt, body);
  if (!data) return { art: 'TECHNISCH' };
  const hinderung = { code: 'OPTION_NICHT_MOEGLICH', text: data.errorMessage } as const;
  return { art: 'ABGELEHNT', hinderung };
}

/** What only the server can tell of an answer, in its own sentences. */
function angabeFalsch(body: unknown): AenderungsFehlerArt {
  const { data } = z.safeParse(ungueltig, body);
  if (!data) return { art: 'TECHNISCH' };
  const text = data.fehler.map((einer) => einer.text).join(' ');
  return { art: 'ABGELEHNT', hinderung: { code: 'OPTION_NICHT_MOEGLICH', text } };
}
