import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import {
  einwilligungErklaeren,
  einwilligungLesen,
  type Einwilligungslage,
  einwilligungsCodePruefen,
  einwilligungsCodeSenden,
  einwilligungsschema,
  einwilligungWiderrufen,
} from '#contract/endpoints/einwilligung.ts';
import type { Erkennung } from '#contract/schaeden/einwilligungsform.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { EinwilligungsFehler } from '#machines/schaden/einwilligung/failure.ts';
import { einwilligung } from '#machines/schaden/einwilligung/machine.ts';
import type { Einwilligungsauftrag, Zugang } from '#machines/schaden/einwilligung/setup.ts';
import type { Auftragsschluessel } from '../../../auftragsschluessel.ts';
import { apiHost } from '#contract/umgebung.ts';
import { type Client, createClient } from '../../../client/client.ts';

interface Parts {
  client: Client;
  /** The secret of the link, which lives here and nowhere else; null where the page has none (any more). */
  token: string | null;
  /** The same declaration keeps its key: a repeat after a lost answer adds none. */
  schluessel: Auftragsschluessel;
}

/** Reads where it stands, by what a code gave or else by the link. */
export function lageMit(token: Parts['token']) {
  return async ({ nachweis }: Zugang, signal: AbortSignal): Promise<Einwilligungslage> =>
    beantwortet(await clientMit(token, nachweis).call(einwilligungLesen, { signal }));
}

function clientMit(token: Parts['token'], nachweis: Zugang['nachweis']): Client {
  const zugang = nachweis ?? token;
  if (zugang === null) throw new EinwilligungsFehler('LINK_UNGUELTIG');
  return mitEigenemToken(zugang);
}

/** Its calls carry the token of the consent in place of a session. */
function mitEigenemToken(token: string): Client {
  return createClient({
    host: apiHost(location.origin),
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', `${einwilligungsschema} ${token}`);
      return fetch(input, { ...init, headers });
    },
    token: () => Promise.resolve(null),
    onSessionOver: () => {},
  });
}

/** The chart with its calls (`domain/schaden.md §8`). */
export function einwilligungMit({ client, token, schluessel }: Parts) {
  const geoeffnet = ({ nachweis }: Zugang) => clientMit(token, nachweis);
  const lies = lageMit(token);
  return einwilligung.provide({
    actors: {
      codeSenden: fromPromise<void, Erkennung>(async ({ input: body, signal }) => {
        beantwortet(await client.call(einwilligungsCodeSenden, { body, signal }));
      }),
      codePruefen: fromPromise<string, Erkennung & { code: string }>(
        async ({ input: body }) =>
          beantwortet(await client.call(einwilligungsCodePruefen, { body })).token,
      ),
      lesen: fromPromise<Einwilligungslage, Zugang>(({ input, signal }) => lies(input, signal)),
      // Without the signal of the flow: what is being sent is not called back.
      senden: fromPromise<Einwilligungslage, Einwilligungsauftrag>(async ({ input, signal }) => {
        const { nachweis, ...body } = input;
        const eigener = geoeffnet({ nachweis });
        return beantwortet(
          await schluessel.sende(
            body,
            (idempotencyKey) => eigener.call(einwilligungErklaeren, { body, idempotencyKey }),
            signal,
          ),
        );
      }),
      widerrufen: fromPromise<Einwilligungslage, Zugang>(async ({ input }) =>
        beantwortet(await geoeffnet(input).call(einwilligungWiderrufen, {})),
      ),
    },
  });
}

function beantwortet<T>(response: ServiceResponse<T>): T {
  if (response.ok && !response.canceled) return response.data;
  const { errorStatus: status, data } = response;
  if (status === 404) throw new EinwilligungsFehler('LINK_UNGUELTIG');
  if (status === 422) throw vertretungsfehlerIn(data);
  if (status === 429) throw new EinwilligungsFehler('ZU_OFT', satzIn(data));
  const abgelehnt = status === 409 && z.safeParse(ablehnung, data).data;
  if (!abgelehnt) throw new EinwilligungsFehler('TECHNISCH');
  throw new EinwilligungsFehler(abgelehnt.code, abgelehnt.errorMessage);
}

function satzIn(data: unknown): string | null {
  return z.safeParse(gesagt, data).data?.errorMessage ?? null;
}

/** A child does not declare it, nor anybody's parents once she is of age; all else the forms rule out. */
function vertretungsfehlerIn(data: unknown): EinwilligungsFehler {
  const { fehler = [] } = z.safeParse(felder, data).data ?? {};
  const falsch = fehler.find(({ feld }) => feld === 'vertretung');
  return falsch
    ? new EinwilligungsFehler('VERTRETUNG', falsch.text)
    : new EinwilligungsFehler('TECHNISCH');
}

const felder = z.object({ fehler: z.array(z.object({ feld: z.string(), text: z.string() })) });
const gesagt = z.object({ errorMessage: z.string() });
const ablehnung = z.extend(gesagt, {
  code: z.enum(['CODE_FALSCH', 'CODE_VERBRAUCHT', 'VERALTET']),
});
