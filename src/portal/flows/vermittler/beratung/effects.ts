import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import {
  beratungBeginnen,
  beratungProtokollieren,
  beratungSenden,
  type Beratungsstand,
  beratungVergleichen,
  kundeninformationenUebergeben,
  type Verglichen,
} from '#contract/endpoints/beratung.ts';
import type { Beratungskunde, Beratungsprotokoll } from '#contract/entities/beratung.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { beratung } from '#machines/vermittler/beratung/machine.ts';
import type {
  Bedarfsmeldung,
  Empfehlungsmeldung,
  Sendung,
  Uebergabe,
} from '#machines/vermittler/beratung/setup.ts';
import { HandlungsFehler } from '#machines/vertrag/parts/handlungsfehler.ts';
import type { Auftragsschluessel } from '../../../auftragsschluessel.ts';
import type { Client } from '../../../client/client.ts';
import { beraten } from './hausratBeratung.ts';

interface Parts {
  client: Client;
  marke: MarkenSchluessel;
  /** A repeat after a lost answer sends no second mail. */
  schluessel: Auftragsschluessel;
}

const { produkt } = beraten;

/** The chart with its calls (`domain/antrag.md §8.2`). */
export function beratungMit({ client, marke, schluessel }: Parts) {
  return beratung.provide({
    actors: {
      beginnen: fromPromise<Beratungsstand, { kunde: Beratungskunde }>(
        async ({ input: { kunde }, signal }) => {
          const body = { produkt, marke, kunde } as const;
          return getan(await client.call(beratungBeginnen, { body, signal }));
        },
      ),
      uebergeben: fromPromise<void, Uebergabe>(async ({ input: { id }, signal }) => {
        const body = { produkt, beratungId: id } as const;
        getan(await client.call(kundeninformationenUebergeben, { body, signal }));
      }),
      vergleichen: fromPromise<Verglichen, Bedarfsmeldung>(
        async ({ input: { id, bedarf, einstieg }, signal }) => {
          if (!bedarf || !einstieg) throw fehlt();
          const call = { params: { id }, body: { bedarf, einstieg: { ...einstieg } }, signal };
          return getan(await client.call(beratungVergleichen, call));
        },
      ),
      protokollieren: fromPromise<Beratungsprotokoll, Empfehlungsmeldung>(
        async ({ input: { id, vergleich, angebotVergleich, empfehlung }, signal }) => {
          if (vergleich === undefined || !angebotVergleich || !empfehlung) throw fehlt();
          const { empfohlen } = angebotVergleich;
          const call = { params: { id }, body: { vergleich, empfohlen, empfehlung }, signal };
          return getan(await client.call(beratungProtokollieren, call));
        },
      ),
      // Without the signal of the flow: what is being sent is not called back.
      senden: fromPromise<void, Sendung>(async ({ input: { id, email }, signal }) => {
        const body = { email };
        getan(
          await schluessel.sende(
            { id, ...body },
            (idempotencyKey) =>
              client.call(beratungSenden, { params: { id }, body, idempotencyKey }),
            signal,
          ),
        );
      }),
    },
  });
}

/** The data of an answer; a refusal keeps the server's sentence: that she is gone, or that he has sent too often. */
function getan<T>(response: ServiceResponse<T>): T {
  if (response.ok && !response.canceled) return response.data;
  if (response.errorStatus === 401) throw new HandlungsFehler({ art: 'SITZUNG_ABGELAUFEN' });
  const satz = verweigert.has(response.errorStatus) ? satzVon(response.data) : undefined;
  throw new HandlungsFehler(satz === undefined ? { art: 'TECHNISCH' } : { art: 'ABGELEHNT', satz });
}

const verweigert: ReadonlySet<unknown> = new Set([403, 404, 409, 422, 429]);

function satzVon(data: unknown): string | undefined {
  const { errorMessage, fehler } = z.safeParse(gesagt, data).data ?? {};
  return errorMessage ?? fehler?.[0]?.text;
}

const gesagt = z.object({
  errorMessage: z.optional(z.string()),
  fehler: z.optional(z.array(z.object({ text: z.string() }))),
});

function fehlt(): Error {
  return new Error('A step is missing.');
}
