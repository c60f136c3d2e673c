import { fromPromise } from 'xstate';
import { bankverbindungAendern } from '#contract/endpoints/bankverbindung.ts';
import { bankverbindung } from '#machines/konto/bankverbindung/machine.ts';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import { fehlerAus, KontoFehler } from '#machines/konto/failure.ts';
import { auftragsschluessel, nurHier } from '../../../auftragsschluessel.ts';
import type { Client } from '../../../client/client.ts';
import { ergebnis } from '../fehler.ts';
import { nummerDerKundin } from '../nummer/aufrufe.ts';
import { stepUpEffekte } from '../stepUp/effects.ts';

type Kontoangaben = DatenAntworten['bankverbindung'];

interface Parts {
  client: Client;
  /** Who is signed in. */
  partnerNummer: string;
  /** What was read of her contracts before no longer holds. */
  onGespeichert: () => void;
}

/** The chart with its calls. What waits for a code holds an account: it is kept here and not in the chart. */
export function bankverbindungMit({ client, partnerNummer, onGespeichert }: Parts) {
  let wartet: Kontoangaben | null = null;
  const schluessel = auftragsschluessel(nurHier());
  return bankverbindung.provide({
    actors: {
      bankverbindungSpeichern: fromPromise<string, Kontoangaben | null>(async ({ input }) => {
        const body = input ?? wartet;
        if (body === null) throw new Error('No account was entered before the code.');
        wartet = null;
        try {
          const params = { id: partnerNummer };
          const antwort = await schluessel.sende(body, (idempotencyKey) =>
            client.call(bankverbindungAendern, { params, body, idempotencyKey }),
          );
          if (antwort.errorStatus === 422) throw new KontoFehler('IBAN_UNGUELTIG');
          const { abbuchungAb } = ergebnis(antwort);
          onGespeichert();
          return abbuchungAb;
        } catch (error) {
          if (fehlerAus(error).art === 'BESTAETIGUNG_NOETIG') wartet = body;
          throw error;
        }
      }),
      ...stepUpEffekte(nummerDerKundin(client, null), partnerNummer),
    },
  });
}
