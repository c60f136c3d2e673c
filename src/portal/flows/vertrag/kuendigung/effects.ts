import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { kuendigen, kuendigungBerechnen } from '#contract/endpoints/vertrag/beendigung.ts';
import type { Kuendigungsergebnis, Kuendigungsvorschau } from '#contract/entities/beendigung.ts';
import { kuendigung } from '#machines/vertrag/kuendigung/machine.ts';
import type {
  BerechnungsAuftrag,
  KuendigungsAuftrag,
  Kuendigungswunsch,
} from '#machines/vertrag/kuendigung/setup.ts';
import { BeendigungsFehler, fehlerAus } from '#machines/vertrag/parts/beendigungsfehler.ts';
import type { Client } from '../../../client/client.ts';
import { vertragsListen } from '../../../queries/outdated.ts';
import type { Auftragsschluessel } from '../../../auftragsschluessel.ts';
import { beantwortet } from '../beendigung/antwort.ts';

/** The chart with its two calls (`domain/vertrag.md §8`). */
export function kuendigungMit(
  client: Client,
  queries: QueryClient,
  schluessel: Auftragsschluessel,
) {
  /** A refusal says that the contract is not as it was shown. */
  async function oderNeuLesen<T>(nummer: string, arbeit: Promise<T>): Promise<T> {
    try {
      return await arbeit;
    } catch (error) {
      if (fehlerAus(error).art === 'ABGELEHNT') {
        void queries.invalidateQueries({ queryKey: ['vertrag', nummer] });
      }
      throw error;
    }
  }

  return kuendigung.provide({
    actors: {
      berechnen: fromPromise<Kuendigungsvorschau, BerechnungsAuftrag>(({ input, signal }) =>
        oderNeuLesen(input.versicherungsNummer, berechne(client, input, signal)),
      ),
      // Without the signal of the flow: what is being sent is not called back.
      kuendigen: fromPromise<Kuendigungsergebnis, KuendigungsAuftrag>(async ({ input, signal }) => {
        const { versicherungsNummer: nummer } = input;
        // What is kept in this tab tells accounts apart and names none.
        const gemerkt = { ...input, iban: input.iban?.slice(-4) ?? null };
        const senden = schluessel.sende(gemerkt, (key) => sende(client, input, key), signal);
        const ergebnis = await oderNeuLesen(nummer, senden.then(beantwortet));
        void queries.invalidateQueries({ queryKey: ['vertrag', nummer] });
        void queries.invalidateQueries({ queryKey: vertragsListen });
        return ergebnis;
      }),
    },
  });
}

async function berechne(client: Client, auftrag: BerechnungsAuftrag, signal: AbortSignal) {
  const { versicherungsNummer, wunsch } = auftrag;
  const params = { versicherungsNummer };
  return beantwortet(
    await client.call(kuendigungBerechnen, { params, body: gewaehlt(wunsch), signal }),
  );
}

function sende(client: Client, auftrag: KuendigungsAuftrag, idempotencyKey: string) {
  const { versicherungsNummer, wunsch, freitext, nachweise, iban, imAuftrag } = auftrag;
  const { grund: kuendigungsgrund, kuendigungsdatum } = gewaehlt(wunsch);
  return client.call(kuendigen, {
    params: { versicherungsNummer, kuendigungsgrund },
    body: {
      kuendigungsdatum,
      ...(freitext === null ? {} : { freitext }),
      ...(nachweise.length === 0 ? {} : { nachweise: [...nachweise] }),
      ...(iban === null ? {} : { iban }),
      ...(imAuftrag ? { imAuftragDesKunden: true } : {}),
    },
    idempotencyKey,
  });
}

function gewaehlt(wunsch: Kuendigungswunsch | null): Kuendigungswunsch {
  if (!wunsch) throw new BeendigungsFehler({ art: 'TECHNISCH' });
  return wunsch;
}
