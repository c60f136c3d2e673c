import { fromPromise } from 'xstate';
import { benutzerAendern } from '#contract/endpoints/benutzer/daten.ts';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import { emailAendern } from '#machines/konto/email-aendern/machine.ts';
import { fehlerAus } from '#machines/konto/failure.ts';
import type { Client } from '../../../client/client.ts';
import { ergebnis } from '../fehler.ts';
import { stepUpEffekte } from '../stepUp/effects.ts';

interface Parts {
  client: Client;
  /** Who is signed in. */
  partnerNummer: string;
}

/** The chart with its calls. What waits for a code holds a password: it is kept here and not in the chart. */
export function emailAendernMit({ client, partnerNummer }: Parts) {
  let wartet: DatenAntworten['neueEmail'] | null = null;
  return emailAendern.provide({
    actors: {
      emailAendern: fromPromise<void, DatenAntworten['neueEmail'] | null>(async ({ input }) => {
        const neu = input ?? wartet;
        if (neu === null) throw new Error('No address was entered before the code.');
        wartet = null;
        try {
          ergebnis(await client.call(benutzerAendern, { body: { art: 'EMAIL', ...neu } }));
        } catch (error) {
          if (fehlerAus(error).art === 'BESTAETIGUNG_NOETIG') wartet = neu;
          throw error;
        }
      }),
      ...stepUpEffekte({ client, partnerNummer }),
    },
  });
}
