import { fromPromise } from 'xstate';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import { emailAendern } from '#machines/konto/email-aendern/machine.ts';
import { fehlerAus } from '#machines/konto/failure.ts';
import type { Konto } from '../daten/konto.ts';
import { stepUpEffekte } from '../stepUp/effects.ts';

/** The chart with its calls. What waits for a code holds a password: it is kept here and not in the chart. */
export function emailAendernMit(konto: Konto) {
  let wartet: DatenAntworten['neueEmail'] | null = null;
  return emailAendern.provide({
    actors: {
      emailAendern: fromPromise<void, DatenAntworten['neueEmail'] | null>(async ({ input }) => {
        const neu = input ?? wartet;
        if (neu === null) throw new Error('No address was entered before the code.');
        wartet = null;
        try {
          await konto.emailAendern(neu);
        } catch (error) {
          if (fehlerAus(error).art === 'BESTAETIGUNG_NOETIG') wartet = neu;
          throw error;
        }
      }),
      ...stepUpEffekte(konto.nummer, konto.partnerNummer),
    },
  });
}
