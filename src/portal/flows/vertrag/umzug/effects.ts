import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Umzugsergebnis } from '#contract/entities/umzug.ts';
import { aenderungspaare } from '#contract/endpoints/vertrag/aenderung.ts';
import { umziehen } from '#contract/endpoints/vertrag/umzug.ts';
import { AenderungsFehler, fehlerAus } from '#machines/vertrag/aenderung/failure.ts';
import { umzug } from '#machines/vertrag/umzug/machine.ts';
import type {
  Berechnungsauftrag,
  Rechnung,
  Rechnungen,
  Umzugsauftrag,
} from '#machines/vertrag/umzug/setup.ts';
import type { Client } from '../../../client/client.ts';
import { vertragsListen } from '../../../queries/outdated.ts';
import { partnerDaten } from '../../../queries/partnerLesen.ts';
import { ergebnis } from '../aenderung/failure.ts';
import type { Auftragsschluessel } from '../../../auftragsschluessel.ts';

/** The chart with its calls: one calculation per contract, one save for all (`domain/vertrag.md §6`). */
export function umzugMit(client: Client, queries: QueryClient, schluessel: Auftragsschluessel) {
  return umzug.provide({
    actors: {
      berechnen: fromPromise<Rechnungen, readonly Berechnungsauftrag[]>(
        async ({ input, signal }) => {
          const alle = input.map((auftrag) => berechne(client, auftrag, signal));
          return Object.fromEntries((await Promise.all(alle)).flat());
        },
      ),
      // Without the signal of the flow: what is being sent is not called back.
      speichern: fromPromise<Umzugsergebnis, Umzugsauftrag>(async ({ input, signal }) => {
        const antwort = ergebnis(
          await schluessel.sende(input, (key) => speichere(client, input, key), signal),
        );
        for (const { versicherungsNummer } of input.vertraege) {
          void queries.invalidateQueries({ queryKey: ['vertrag', versicherungsNummer] });
        }
        // The page that says what was saved names the contracts as they were.
        void queries.invalidateQueries({ queryKey: vertragsListen, refetchType: 'none' });
        void queries.invalidateQueries({ queryKey: partnerDaten });
        return antwort;
      }),
    },
  });
}

/** One contract: its premium, its refusal, or nothing where the call failed; only the end of the session ends all. */
async function berechne(
  client: Client,
  auftrag: Berechnungsauftrag,
  signal: AbortSignal,
): Promise<[string, Rechnung][]> {
  const { versicherungsNummer, ...body } = auftrag;
  try {
    const params = { versicherungsNummer };
    const berechnung = ergebnis(
      await client.call(aenderungspaare.risikoort.berechnen, { params, body, signal }),
    );
    return [[versicherungsNummer, { berechnung, hinderung: null }]];
  } catch (error) {
    const fehler = fehlerAus(error);
    if (fehler.art === 'SITZUNG_ABGELAUFEN') throw new AenderungsFehler(fehler);
    if (fehler.art !== 'ABGELEHNT') return [];
    return [[versicherungsNummer, { berechnung: null, hinderung: fehler.hinderung }]];
  }
}

/** What was agreed to; nothing is said of what was not asked. */
function zugestimmt({
  ohneElementar,
  entfallendesBestaetigt,
  ...vertrag
}: Omit<Umzugsauftrag['vertraege'][number], 'berechnung'>) {
  return {
    ...vertrag,
    ...(ohneElementar ? { ohneElementar } : {}),
    ...(entfallendesBestaetigt ? { entfallendesBestaetigt } : {}),
  };
}

function speichere(
  client: Client,
  { partnerNummer, wirksamkeitsdatum, anschrift, vertraege }: Umzugsauftrag,
  idempotencyKey: string,
) {
  return client.call(umziehen, {
    params: { id: partnerNummer },
    body: {
      wirksamkeitsdatum,
      anschrift,
      vertraege: vertraege.map(({ berechnung, ...vertrag }) => ({
        ...zugestimmt(vertrag),
        berechnungId: berechnung.berechnungId,
        beitragErwartet: berechnung.beitragNeu.versicherungsPraemie,
      })),
    },
    idempotencyKey,
  });
}
