import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import {
  anbindungsCodePruefen,
  anbindungsCodeSenden,
  type Anbindungseingang,
  existenzLesen,
  vermittlerAnbinden,
} from '#contract/endpoints/anbindung.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { ungueltig } from '#contract/errors.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { PartnerFehler } from '#machines/vermittler/vertriebspartner-werden/failure.ts';
import { vertriebspartner } from '#machines/vermittler/vertriebspartner-werden/machine.ts';
import type {
  Partnerauftrag,
  Registerfrage,
} from '#machines/vermittler/vertriebspartner-werden/setup.ts';
import type { Auftragsschluessel } from '../../../auftragsschluessel.ts';
import type { Client } from '../../../client/client.ts';

interface Parts {
  client: Client;
  marke: MarkenSchluessel;
  /** The same application keeps its key: a repeat after a lost answer adds none. */
  schluessel: Auftragsschluessel;
}

/** The chart with its calls (`domain/konto.md §7.1`). */
export function vertriebspartnerMit({ client, marke, schluessel }: Parts) {
  return vertriebspartner.provide({
    actors: {
      existenzPruefen: fromPromise<boolean, Registerfrage>(async ({ input, signal }) => {
        const { vertriebsweg, externeId } = input;
        const call = { params: { vertriebsweg, externeId }, signal };
        return beantwortet(await client.call(existenzLesen, call)).existiert;
      }),
      codeSenden: fromPromise<void, { email: string }>(async ({ input, signal }) => {
        const body = { ...input, marke };
        beantwortet(await client.call(anbindungsCodeSenden, { body, signal }));
      }),
      codePruefen: fromPromise<string, { email: string; code: string }>(async ({ input: body }) => {
        return beantwortet(await client.call(anbindungsCodePruefen, { body })).nachweis;
      }),
      // Without the signal of the flow: what is being sent is not called back.
      senden: fromPromise<Anbindungseingang, Partnerauftrag>(async ({ input, signal }) => {
        const body = { ...input, marke };
        return beantwortet(
          await schluessel.sende(
            body,
            (idempotencyKey) => client.call(vermittlerAnbinden, { body, idempotencyKey }),
            signal,
          ),
        );
      }),
    },
  });
}

function beantwortet<T>(response: ServiceResponse<T>): T {
  if (response.ok && !response.canceled) return response.data;
  const { errorStatus: status, data } = response;
  const satz = z.safeParse(gesagt, data).data?.errorMessage ?? null;
  if (status === 429) throw new PartnerFehler('ZU_OFT', satz);
  const [falsch] = status === 422 ? (z.safeParse(ungueltig, data).data?.fehler ?? []) : [];
  // The one thing the page cannot know: whether a text message goes there.
  if (falsch?.feld === 'ansprechpartner.handynummer') {
    throw new PartnerFehler('HANDYNUMMER', falsch.text);
  }
  const abgelehnt = status === 409 && z.safeParse(ablehnung, data).data;
  if (!abgelehnt) throw new PartnerFehler('TECHNISCH');
  throw new PartnerFehler(abgelehnt.code, abgelehnt.errorMessage);
}

const gesagt = z.object({ errorMessage: z.string() });
const ablehnung = z.extend(gesagt, {
  code: z.enum(['CODE_FALSCH', 'CODE_VERBRAUCHT', 'NACHWEIS', 'VERGEBEN']),
});
