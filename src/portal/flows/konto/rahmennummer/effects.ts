import { fromPromise } from 'xstate';
import { rahmennummerSpeichern } from '#contract/endpoints/vertrag/rahmennummer.ts';
import { abgelehnt } from '#contract/errors.ts';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import { KontoFehler } from '#machines/konto/failure.ts';
import { rahmennummer } from '#machines/konto/rahmennummer/machine.ts';
import * as z from 'zod/mini';
import { auftragsschluessel, nurHier } from '../../../auftragsschluessel.ts';
import type { Client } from '../../../client/client.ts';
import { ergebnis } from '../fehler.ts';

interface Parts {
  client: Client;
  /** What was read of her contracts before no longer holds. */
  onGespeichert: (versicherungsNummer: string) => void;
}

/** The chart with its call. */
export function rahmennummerMit({ client, onGespeichert }: Parts) {
  const schluessel = auftragsschluessel(nurHier());
  return rahmennummer.provide({
    actors: {
      rahmennummerSpeichern: fromPromise<void, DatenAntworten['rad']>(async ({ input }) => {
        const { versicherungsNummer, ...body } = input;
        const params = { versicherungsNummer };
        const antwort = await schluessel.sende(input, (idempotencyKey) =>
          client.call(rahmennummerSpeichern, { params, body, idempotencyKey }),
        );
        if (antwort.errorStatus === 422) throw new KontoFehler('RAHMENNUMMER_UNGUELTIG');
        const abgesagt = z.safeParse(abgelehnt, antwort.data).data;
        if (antwort.errorStatus === 409 && abgesagt?.code === 'NICHT_AENDERBAR') {
          throw new KontoFehler('NICHT_AENDERBAR', abgesagt.errorMessage);
        }
        ergebnis(antwort);
        onGespeichert(versicherungsNummer);
      }),
    },
  });
}
