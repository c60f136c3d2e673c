import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import { zahlweiseBerechnen, zahlweiseSpeichern } from '#contract/endpoints/vertrag/aenderung.ts';
import type { Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import { fehlerAus } from '#machines/vertrag/aenderung/failure.ts';
import { aenderung, type SpeicherAuftrag } from '#machines/vertrag/aenderung/machine.ts';
import type { Client } from '../../../client/client.ts';
import { vertragsListen } from '../../../queries/findByPartnerNummer.ts';
import { vertragQuery } from '../../../queries/vertragLesen.ts';
import { ergebnis } from './failure.ts';

interface BerechnungsAuftrag {
  versicherungsNummer: string;
  auswahl: Auswahl;
}

/** The chart with its two calls (`domain/vertrag.md §5`). */
export function aenderungMit(client: Client, queries: QueryClient) {
  const keyOf = (nummer: string) => vertragQuery(client, nummer).queryKey;

  /** A refusal says that the contract is not as it was shown. */
  function neuLesen(nummer: string, error: unknown): never {
    if (fehlerAus(error).art === 'ABGELEHNT') {
      void queries.invalidateQueries({ queryKey: keyOf(nummer) });
    }
    throw error;
  }

  return aenderung.provide({
    actors: {
      berechnen: fromPromise<Berechnung, BerechnungsAuftrag>(({ input, signal }) =>
        berechne(client, input, signal).catch((error: unknown) =>
          neuLesen(input.versicherungsNummer, error),
        ),
      ),
      speichern: fromPromise<void, SpeicherAuftrag>(async ({ input }) => {
        const { versicherungsNummer: nummer } = input;
        const vertrag = await speichere(client, input).catch((error: unknown) =>
          neuLesen(nummer, error),
        );
        // What the end of a session threw away stays away.
        queries.setQueryData(keyOf(nummer), (bisher) => bisher && vertrag);
        void queries.invalidateQueries({ queryKey: vertragsListen });
      }),
    },
  });
}

async function berechne(client: Client, auftrag: BerechnungsAuftrag, signal: AbortSignal) {
  const { versicherungsNummer, auswahl } = auftrag;
  const { wirksamkeitsdatum, wunsch } = auswahl;
  return ergebnis(
    await client.call(zahlweiseBerechnen, {
      params: { versicherungsNummer },
      body: { wirksamkeitsdatum, zahlweise: wunsch.wert },
      signal,
    }),
  );
}

/** Without the signal of the flow: what is being saved is not called back. */
async function speichere(client: Client, auftrag: SpeicherAuftrag) {
  const { versicherungsNummer, auswahl, berechnung } = auftrag;
  const { berechnungId } = berechnung;
  return ergebnis(
    await client.call(zahlweiseSpeichern, {
      params: { versicherungsNummer },
      body: {
        versicherungsNummer,
        wirksamkeitsdatum: auswahl.wirksamkeitsdatum,
        zahlweise: auswahl.wunsch.wert,
        berechnungId,
        beitragErwartet: berechnung.beitragNeu.versicherungsPraemie,
      },
      idempotencyKey: berechnungId,
    }),
  );
}
