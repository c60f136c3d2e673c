import { fromPromise } from 'xstate';
import { vermittlerNachrichtSenden } from '#contract/endpoints/nachricht.ts';
import { hausmarke } from '#contract/marken.ts';
import { NachrichtFehler } from '#machines/antrag/nachricht/failure.ts';
import {
  type Empfaenger,
  nachricht,
  type Nachrichtauftrag,
} from '#machines/antrag/nachricht/machine.ts';
import type { Aufruf } from '../../../aufruf.ts';
import { auftragsschluessel, nurHier } from '../../../auftragsschluessel.ts';
import type { Client } from '../../../client/client.ts';
import type { Anliegen } from '../anliegen.ts';
import { vermittlerVon } from '../aufrufe/anfang.ts';

interface Teile {
  client: Client;
  aufruf: Aufruf;
  anliegen: Anliegen | null;
  /** Once it has arrived. */
  onGesendet: () => void;
}

/** The chart with its calls. */
export function nachrichtMit({ client, aufruf, anliegen, onGesendet }: Teile) {
  const schluessel = auftragsschluessel(nurHier());
  return nachricht.provide({
    actors: {
      empfaengerLaden: fromPromise<Empfaenger>(() => vermittlerVon(client, aufruf)),
      senden: fromPromise<void, Nachrichtauftrag>(async ({ input }) => {
        const { geschrieben, empfaenger } = input;
        if (geschrieben === null) throw new NachrichtFehler('TECHNISCH');
        const body = {
          ...geschrieben,
          marke: aufruf.brand ?? hausmarke,
          vermittlerNummer: empfaenger?.vermittlerNummer ?? null,
          antrag: anliegen && {
            produkt: anliegen.produkt,
            grund: anliegen.grund,
            angaben: anliegen.angaben,
          },
        };
        const { ok, errorStatus } = await schluessel.sende(body, (idempotencyKey) =>
          client.call(vermittlerNachrichtSenden, { body, idempotencyKey }),
        );
        if (!ok) throw new NachrichtFehler(errorStatus === 429 ? 'ZU_OFT' : 'TECHNISCH');
        onGesendet();
      }),
    },
  });
}
