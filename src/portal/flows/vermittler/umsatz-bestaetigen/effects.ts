import { fromPromise } from 'xstate';
import { allgemeinerFehler } from '#contract/constants.ts';
import { umsatzBestaetigen as aufruf } from '#contract/endpoints/vertrag/aenderung.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
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
          return { nummer, abgelehnt: grundVon(antwort) };
        },
      ),
    },
  });
}

/**
 * Why this contract was not confirmed; null where it was. One that fails whenever it is asked for keeps no other from
 * its turn: it stops only where nothing was answered, too much was asked at once or the session is over.
 */
function grundVon(antwort: ServiceResponse<unknown>): string | null {
  const { canceled, errorStatus } = antwort;
  if (canceled || keineAntwort.has(errorStatus)) throw new HandlungsFehler({ art: 'TECHNISCH' });
  try {
    gebilligt(antwort);
    return null;
  } catch (error) {
    const fehler = fehlerAus(error);
    if (fehler.art === 'SITZUNG_ABGELAUFEN') throw error;
    return fehler.art === 'ABGELEHNT' ? fehler.satz : allgemeinerFehler;
  }
}

/** Nobody answered, or only somebody in front of the server; or it is to be asked later. */
const keineAntwort: ReadonlySet<unknown> = new Set(['unknown', 408, 429, 502, 503, 504]);
