import { fromPromise } from 'xstate';
import { type Nachricht, vermittlerNachrichtSenden } from '#contract/endpoints/nachricht.ts';
import { hausmarke } from '#contract/marken.ts';
import type { Geschrieben } from '#machines/antrag/nachricht/answers.ts';
import { NachrichtFehler } from '#machines/antrag/nachricht/failure.ts';
import { nachricht } from '#machines/antrag/nachricht/machine.ts';
import type { Briefauftrag, Empfaenger } from '#machines/antrag/parts/brief.ts';
import type { Aufruf } from '../../../aufruf.ts';
import { auftragsschluessel, nurHier } from '../../../auftragsschluessel.ts';
import type { Client } from '../../../client/client.ts';
import type { Anliegen } from '../anliegen.ts';
import { vermittlerVon } from '../aufrufe/anfang.ts';

interface Teile {
  client: Client;
  aufruf: Aufruf;
  /** Once it has arrived. */
  onGesendet: () => void;
}

/** The chart with its calls. */
export function nachrichtMit({ anliegen, ...teile }: Teile & { anliegen: Anliegen | null }) {
  return nachricht.provide({
    actors: briefAufrufe(teile, (geschrieben: Geschrieben) => ({
      ...geschrieben,
      antrag: anliegen && {
        produkt: anliegen.produkt,
        grund: anliegen.grund,
        angaben: anliegen.angaben,
      },
    })),
  });
}

/** The calls of a page that is sent to a person; `inhalt` is what of it is sent. */
export function briefAufrufe<Geschrieben>(
  { client, aufruf, onGesendet }: Teile,
  inhalt: (geschrieben: Geschrieben) => Omit<Nachricht, 'marke' | 'vermittlerNummer'>,
) {
  const schluessel = auftragsschluessel(nurHier());
  return {
    empfaengerLaden: fromPromise<Empfaenger>(() => vermittlerVon(client, aufruf)),
    senden: fromPromise<void, Briefauftrag<Geschrieben>>(async ({ input }) => {
      const { geschrieben, empfaenger } = input;
      if (geschrieben === null) throw new NachrichtFehler('TECHNISCH');
      const body = {
        ...inhalt(geschrieben),
        marke: aufruf.brand ?? hausmarke,
        vermittlerNummer: empfaenger?.vermittlerNummer ?? null,
      };
      const { ok, errorStatus } = await schluessel.sende(body, (idempotencyKey) =>
        client.call(vermittlerNachrichtSenden, { body, idempotencyKey }),
      );
      if (!ok) throw new NachrichtFehler(errorStatus === 429 ? 'ZU_OFT' : 'TECHNISCH');
      onGesendet();
    }),
  };
}
