import {
  handynummerWaehlen,
  smstanPruefen,
  smstanSenden,
} from '#contract/endpoints/benutzer/handynummer.ts';
import type { Client } from '../../../client/client.ts';
import { ergebnis } from '../fehler.ts';

/** What is asked about a number, a wished one or (null) the present one; each throws a KontoFehler. */
export interface Nummeraufrufe {
  waehlen: (handynummer: string, signal: AbortSignal) => Promise<unknown>;
  /** Answers where the code went, masked. */
  codeSenden: (handynummer: string | null, signal: AbortSignal) => Promise<{ handynummer: string }>;
  codePruefen: (angaben: {
    partnerNummer: string;
    handynummer: string | null;
    code: string;
  }) => Promise<{ bankGesperrtBis: string | null }>;
}

/** The calls of a customer (`specification §7`): by the secret of a link, or null where her session acts. */
export function nummerDerKundin(client: Client, token: string | null): Nummeraufrufe {
  const wer = { alsNutzer: token === null };
  return {
    waehlen: async (handynummer, signal) => {
      const body = { handynummer, token };
      return ergebnis(await client.call(handynummerWaehlen, { body, signal, ...wer }));
    },
    codeSenden: async (handynummer, signal) => {
      const body = { handynummer, token };
      return ergebnis(await client.call(smstanSenden, { body, signal, ...wer }));
    },
    codePruefen: async ({ partnerNummer: partnerId, ...rest }) => {
      const body = { ...rest, token };
      return ergebnis(await client.call(smstanPruefen, { params: { partnerId }, body, ...wer }));
    },
  };
}
