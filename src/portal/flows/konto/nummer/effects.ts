import { fromPromise } from 'xstate';
import {
  handynummerWaehlen,
  smstanPruefen,
  smstanSenden,
} from '#contract/endpoints/benutzer/handynummer.ts';
import type { TanAntwort } from '#machines/konto/parts/nummer.ts';
import type { Client } from '../../../client/client.ts';
import { ergebnis } from '../fehler.ts';

interface Parts {
  client: Client;
  /** Secret of the link of a phone reset; null where the session acts. */
  token: string | null;
  /** What follows a number that counts. */
  onFertig: () => void;
}

/** The calls about a wished number and its code (`specification §7`). */
export function nummerEffekte({ client, token, onFertig }: Parts) {
  const wer = { alsNutzer: token === null };
  return {
    nummerWaehlen: fromPromise<void, { handynummer: string }>(async ({ input, signal }) => {
      const body = { ...input, token };
      ergebnis(await client.call(handynummerWaehlen, { body, signal, ...wer }));
    }),
    codeSenden: fromPromise<void, { handynummer: string }>(async ({ input, signal }) => {
      const body = { ...input, token };
      ergebnis(await client.call(smstanSenden, { body, signal, ...wer }));
    }),
    codePruefen: fromPromise<{ bankGesperrtBis: string | null }, TanAntwort>(async ({ input }) => {
      const { partnerNummer: partnerId, ...rest } = input;
      const body = { ...rest, token };
      const fertig = ergebnis(
        await client.call(smstanPruefen, { params: { partnerId }, body, ...wer }),
      );
      onFertig();
      return { bankGesperrtBis: fertig.bankGesperrtBis };
    }),
  };
}
