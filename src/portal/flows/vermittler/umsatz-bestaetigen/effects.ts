import { fromPromise } from 'xstate';
import { umsatzBestaetigen as aufruf } from '#contract/endpoints/vertrag/aenderung.ts';
import type { Umsatzergebnis } from '#machines/vermittler/umsatz-bestaetigen/answers.ts';
import { umsatzBestaetigen } from '#machines/vermittler/umsatz-bestaetigen/machine.ts';
import { fehlerAus, HandlungsFehler } from '#machines/vertrag/parts/handlungsfehler.ts';
import { auftragsschluessel } from '../../../auftragsschluessel.ts';
import type { Ports } from '../../../ports.ts';
import { gebilligt } from '../../vertrag/handlung.ts';

/** The chart with its call: a key per contract outlives the page, so that a repeat confirms none a second time. */
export function umsatzMit({ client, speicher }: Pick<Ports, 'client' | 'speicher'>) {
  return umsatzBestaetigen.provide({
    actors: {
      bestaetigen: fromPromise<Umsatzergebnis, { nummer: string }>(
        async ({ input: { nummer }, signal }) => {
          const params = { versicherungsNummer: nummer };
          const body = { imAuftragDesKunden: true };
          const antwort = await auftragsschluessel(speicher, 'umsatz', nummer).sende(
            params,
            (idempotencyKey) => client.call(aufruf, { params, body, idempotencyKey }),
            signal,
          );
          // Too many at once is nothing a contract is refused for: it stops, and goes on later.
          if (antwort.errorStatus === 429) throw new HandlungsFehler({ art: 'TECHNISCH' });
          try {
            gebilligt(antwort);
          } catch (error) {
            const fehler = fehlerAus(error);
            // Of the others each is asked for all the same.
            if (fehler.art === 'ABGELEHNT') return { nummer, abgelehnt: fehler.satz };
            throw error;
          }
          return { nummer, abgelehnt: null };
        },
      ),
    },
  });
}
