import { fromPromise } from 'xstate';
import { smstanPruefen, smstanSenden } from '#contract/endpoints/benutzer/handynummer.ts';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import type { Client } from '../../../client/client.ts';
import { ergebnis } from '../fehler.ts';

interface Parts {
  client: Client;
  /** Who is signed in. */
  partnerNummer: string;
}

/** A code to her present number, and its check (`specification §7`). */
export function stepUpEffekte({ client, partnerNummer }: Parts) {
  const alsNutzer = true;
  return {
    bestaetigungSenden: fromPromise<string>(async ({ signal }) => {
      const body = { handynummer: null, token: null };
      const { handynummer } = ergebnis(
        await client.call(smstanSenden, { body, signal, alsNutzer }),
      );
      return handynummer;
    }),
    bestaetigungPruefen: fromPromise<void, DatenAntworten['bestaetigen']>(async ({ input }) => {
      const params = { partnerId: partnerNummer };
      const body = { ...input, handynummer: null, token: null };
      ergebnis(await client.call(smstanPruefen, { params, body, alsNutzer }));
    }),
  };
}
