import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import {
  geschaedigtenCodePruefen,
  geschaedigtenCodeSenden,
  geschaedigtMelden,
  type Geschaedigtenvorgang,
} from '#contract/endpoints/geschaedigt.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { ungueltig } from '#contract/errors.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { GeschaedigtenFehler } from '#machines/schaden/geschaedigter/failure.ts';
import { geschaedigter } from '#machines/schaden/geschaedigter/machine.ts';
import type { Geschaedigtenauftrag } from '#machines/schaden/geschaedigter/setup.ts';
import type { Auftragsschluessel } from '../../../auftragsschluessel.ts';
import type { Client } from '../../../client/client.ts';

interface Parts {
  client: Client;
  marke: MarkenSchluessel;
  /** The same report keeps its key: a repeat after a lost answer adds none. */
  schluessel: Auftragsschluessel;
}

/** The chart with its calls (`domain/schaden.md §9`). */
export function geschaedigterMit({ client, marke, schluessel }: Parts) {
  return geschaedigter.provide({
    actors: {
      codeSenden: fromPromise<void, { email: string }>(async ({ input, signal }) => {
        const body = { ...input, marke };
        beantwortet(await client.call(geschaedigtenCodeSenden, { body, signal }));
      }),
      codePruefen: fromPromise<string, { email: string; code: string }>(async ({ input: body }) => {
        return beantwortet(await client.call(geschaedigtenCodePruefen, { body })).nachweis;
      }),
      // Without the signal of the flow: what is being sent is not called back.
      senden: fromPromise<Geschaedigtenvorgang, Geschaedigtenauftrag>(async ({ input, signal }) => {
        const body = { ...input, marke };
        return beantwortet(
          await schluessel.sende(
            body,
            (idempotencyKey) => client.call(geschaedigtMelden, { body, idempotencyKey }),
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
  if (status === 429) throw new GeschaedigtenFehler('ZU_OFT', satzIn(data));
  const [falsch] = status === 422 ? (z.safeParse(ungueltig, data).data?.fehler ?? []) : [];
  // Only what is wrong about the damage can be mended on its page.
  if (falsch?.feld.startsWith('schaden.')) throw new GeschaedigtenFehler('ANGABEN', falsch.text);
  const abgelehnt = status === 409 && z.safeParse(ablehnung, data).data;
  if (!abgelehnt) throw new GeschaedigtenFehler('TECHNISCH');
  throw new GeschaedigtenFehler(abgelehnt.code, abgelehnt.errorMessage);
}

function satzIn(data: unknown): string | null {
  return z.safeParse(gesagt, data).data?.errorMessage ?? null;
}

const gesagt = z.object({ errorMessage: z.string() });
const ablehnung = z.extend(gesagt, {
  code: z.enum(['CODE_FALSCH', 'CODE_VERBRAUCHT', 'NACHWEIS']),
});
