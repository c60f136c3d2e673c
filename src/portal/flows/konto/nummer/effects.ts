import { fromPromise } from 'xstate';
import type { TanAntwort } from '#machines/konto/parts/nummer.ts';
import type { Nummeraufrufe } from './aufrufe.ts';

/** The calls about a wished number and its code; `onFertig` follows a number that counts. */
export function nummerEffekte(nummer: Nummeraufrufe, onFertig: () => void) {
  return {
    nummerWaehlen: fromPromise<void, { handynummer: string }>(async ({ input, signal }) => {
      await nummer.waehlen(input.handynummer, signal);
    }),
    codeSenden: fromPromise<void, { handynummer: string }>(async ({ input, signal }) => {
      await nummer.codeSenden(input.handynummer, signal);
    }),
    codePruefen: fromPromise<{ bankGesperrtBis: string | null }, TanAntwort>(async ({ input }) => {
      const { bankGesperrtBis } = await nummer.codePruefen(input);
      onFertig();
      return { bankGesperrtBis };
    }),
  };
}
