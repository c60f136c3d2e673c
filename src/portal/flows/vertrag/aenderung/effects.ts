import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { umsatzBestaetigen } from '#contract/endpoints/vertrag/aenderung.ts';
import { fehlerAus } from '#machines/vertrag/aenderung/failure.ts';
import { aenderung } from '#machines/vertrag/aenderung/machine.ts';
import type {
  BerechnungsAuftrag,
  BestaetigungsAuftrag,
  Gespeichert,
  SpeicherAuftrag,
} from '#machines/vertrag/aenderung/setup.ts';
import { showToast } from '#widgets/toast/toast.ts';
import type { Client } from '../../../client/client.ts';
import { angebotsSchluessel } from '../../../queries/aenderungLesen.ts';
import { vertragsListen } from '../../../queries/outdated.ts';
import { vertragQuery } from '../../../queries/vertragLesen.ts';
import { auftragsschluessel, nurHier } from '../../../auftragsschluessel.ts';
import { berechne, speichere } from './aufrufe.ts';
import { ergebnis } from './failure.ts';
import { t } from './texte.ts';

/** The chart with its calls (`domain/vertrag.md §5`). */
export function aenderungMit(client: Client, queries: QueryClient) {
  const keyOf = (nummer: string) => vertragQuery(client, nummer).queryKey;
  const schluessel = auftragsschluessel(nurHier());

  /** A refusal says that the contract is not as it was shown. */
  function neuLesen(nummer: string, error: unknown): never {
    if (fehlerAus(error).art === 'ABGELEHNT') {
      void queries.invalidateQueries({ queryKey: keyOf(nummer) });
      // What was refused is still named by what was offered.
      void queries.invalidateQueries({ queryKey: angebotsSchluessel(nummer), refetchType: 'none' });
    }
    throw error;
  }

  function gespeichert(nummer: string, vertrag: Vertrag): void {
    // What the end of a session threw away stays away.
    queries.setQueryData(keyOf(nummer), (bisher) => bisher && vertrag);
    void queries.invalidateQueries({ queryKey: vertragsListen });
    // The page that says what was saved still names it by what was offered.
    void queries.invalidateQueries({
      queryKey: angebotsSchluessel(nummer),
      refetchType: 'none',
    });
  }

  return aenderung.provide({
    actors: {
      berechnen: fromPromise<Berechnung, BerechnungsAuftrag>(async ({ input, signal }) => {
        try {
          return ergebnis(await berechne(client, input, signal));
        } catch (error) {
          return neuLesen(input.versicherungsNummer, error);
        }
      }),
      speichern: fromPromise<Gespeichert, SpeicherAuftrag>(async ({ input }) => {
        const { versicherungsNummer: nummer } = input;
        try {
          const vertrag = ergebnis(await speichere(client, input));
          gespeichert(nummer, vertrag);
          showToast({ title: t('gespeichert'), state: 'positive' });
          return { sofort: !wartetNoch(vertrag.vorgemerkteAenderungen, input) };
        } catch (error) {
          return neuLesen(nummer, error);
        }
      }),
      umsatzBestaetigen: fromPromise<void, BestaetigungsAuftrag>(async ({ input, signal }) => {
        const { versicherungsNummer, imAuftrag } = input;
        try {
          const params = { versicherungsNummer };
          const body = imAuftrag ? { imAuftragDesKunden: true } : {};
          const antwort = await schluessel.sende(
            params,
            (idempotencyKey) => client.call(umsatzBestaetigen, { params, body, idempotencyKey }),
            signal,
          );
          gespeichert(versicherungsNummer, ergebnis(antwort));
        } catch (error) {
          neuLesen(versicherungsNummer, error);
        }
      }),
    },
  });
}

/** It is among the changes that wait for its day. */
function wartetNoch(
  vorgemerkt: readonly { wirksamkeitsdatum: string }[],
  { wirksamkeitsdatum }: SpeicherAuftrag,
): boolean {
  return vorgemerkt.some((eine) => eine.wirksamkeitsdatum === wirksamkeitsdatum);
}
