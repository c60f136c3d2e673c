import { queryOptions, keepPreviousData } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  agenturAbgelehnt,
  type Agenturablehnung,
  einsichtenLesen,
  mitarbeitendeLesen,
  vertriebswegLesen,
} from '#contract/endpoints/agentur.ts';
import { nichtErlaubt } from '#contract/errors.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { KontoFehler } from '#machines/konto/failure.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';
import { ergebnis } from '../flows/konto/fehler.ts';

/** Everything that is read of an agency. */
export const agenturDaten = ['agentur'] as const;

/** What the page of the agency is headed by. */
export function agenturQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: [...agenturDaten, 'stammdaten', id],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(vertriebswegLesen, { params: { id }, signal })),
  });
}

/** Everybody with an access of the agency. */
export function mitarbeitendeQuery(client: Client, agentur: string) {
  return queryOptions({
    queryKey: [...agenturDaten, 'mitarbeitende', agentur],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(mitarbeitendeLesen, { query: { agentur }, signal })),
  });
}

/** Who has seen whom; the page before stays until the next one is here. */
export function einsichtenQuery(
  client: Client,
  { person, seite }: { person: string | null; seite: number },
) {
  return queryOptions({
    queryKey: [...agenturDaten, 'einsichten', person, seite],
    queryFn: async ({ signal }) =>
      unwrap(
        await client.call(einsichtenLesen, {
          query: { ...(person !== null && { person }), seite: String(seite) },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** The data of an answer about an access; a refusal of the agency's rules in the server's words. */
export function zugangsergebnis<T>(response: ServiceResponse<T>): T {
  const { data, errorStatus } = response;
  // The right can have gone since the page was opened.
  const verboten = errorStatus === 403 ? z.safeParse(nichtErlaubt, data).data : undefined;
  if (verboten?.code === 'NICHT_ERLAUBT') {
    throw new KontoFehler('NICHT_AENDERBAR', verboten.errorMessage);
  }
  const abgelehnt = ablehnungIn(response);
  if (!abgelehnt) return ergebnis(response);
  const { code, errorMessage } = abgelehnt;
  throw new KontoFehler(
    code === 'EMAIL_VERGEBEN' ? 'EMAIL_NICHT_VERWENDBAR' : 'NICHT_AENDERBAR',
    errorMessage,
  );
}

/** Why the agency's rules refused it; nothing where they did not. */
export function abgelehntWeil(response: ServiceResponse<unknown>): Agenturablehnung | undefined {
  return ablehnungIn(response)?.code;
}

function ablehnungIn({ data, errorStatus }: ServiceResponse<unknown>) {
  return errorStatus === 409 ? z.safeParse(agenturAbgelehnt, data).data : undefined;
}
