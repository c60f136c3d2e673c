import { fromPromise } from 'xstate';
import {
  handynummerResetAnfordern,
  handynummerResetPruefen,
} from '#contract/endpoints/benutzer/handynummer.ts';
import type { KontoAntworten } from '#machines/konto/answers.ts';
import { KontoFehler } from '#machines/konto/failure.ts';
import { handynummerAendern } from '#machines/konto/handynummer-aendern/machine.ts';
import type { LinkErgebnis } from '#machines/konto/parts/link.ts';
import type { Client } from '../../../client/client.ts';
import { ergebnis } from '../fehler.ts';
import { nummerDerKundin } from '../nummer/aufrufe.ts';
import { nummerEffekte } from '../nummer/effects.ts';
import type { TokenNotiz } from './tokenNotiz.ts';

interface Parts {
  client: Client;
  /** Secret of the link; null where she came without. It never enters the chart. */
  token: string | null;
  notiz: TokenNotiz;
}

/** The chart with its calls. */
export function handynummerAendernMit({ client, token, notiz }: Parts) {
  return handynummerAendern.provide({
    actors: {
      resetAnfordern: fromPromise<void, KontoAntworten['anfordern']>(async ({ input }) => {
        ergebnis(await client.call(handynummerResetAnfordern, { body: input }));
      }),
      linkPruefen: fromPromise<LinkErgebnis>(async ({ signal }) => {
        if (token === null) throw new KontoFehler('LINK_UNGUELTIG');
        const { partnerNummer } = ergebnis(
          await client.call(handynummerResetPruefen, { body: { token }, signal }),
        );
        notiz.merken(token);
        return { art: 'EINRICHTEN', partnerNummer };
      }),
      ...nummerEffekte(nummerDerKundin(client, token), notiz.vergessen),
    },
  });
}
