import { fromPromise } from 'xstate';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import type { Nummeraufrufe } from '../nummer/aufrufe.ts';

/** A code to the present number of who is signed in, and its check (`specification §7`). */
export function stepUpEffekte(nummer: Nummeraufrufe, partnerNummer: string) {
  return {
    bestaetigungSenden: fromPromise<string>(async ({ signal }) => {
      const { handynummer } = await nummer.codeSenden(null, signal);
      return handynummer;
    }),
    bestaetigungPruefen: fromPromise<void, DatenAntworten['bestaetigen']>(async ({ input }) => {
      await nummer.codePruefen({ ...input, partnerNummer, handynummer: null });
    }),
  };
}
