import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { schutzBerechnen, schutzSpeichern } from '#contract/endpoints/vertrag/schutz.ts';
import type { Schutzberechnung } from '#contract/entities/aenderungswunsch.ts';
import { fehlerAus } from '#machines/vertrag/aenderung/failure.ts';
import { schutz } from '#machines/vertrag/schutz/machine.ts';
import type {
  SchutzBerechnungsauftrag,
  SchutzSpeicherauftrag,
} from '#machines/vertrag/schutz/setup.ts';
import { showToast } from '#widgets/toast/toast.ts';
import type { Client } from '../../../client/client.ts';
import { angebotsSchluessel } from '../../../queries/aenderungLesen.ts';
import { vertragsListen } from '../../../queries/outdated.ts';
import { vertragQuery } from '../../../queries/vertragLesen.ts';
import { ergebnis } from '../aenderung/failure.ts';
import { t as einzeln } from '../aenderung/texte.ts';
import { t } from './texte.ts';

/** The chart with its calls (`domain/vertrag.md §5`). */
export function schutzMit(client: Client, queries: QueryClient) {
  return schutz.provide({
    actors: {
      berechnen: fromPromise<Schutzberechnung, SchutzBerechnungsauftrag>(
        async ({ input: { versicherungsNummer, aenderungen }, signal }) => {
          const params = { versicherungsNummer };
          const body = { aenderungen: [...aenderungen] };
          return ergebnis(await client.call(schutzBerechnen, { params, body, signal }));
        },
      ),
      speichern: fromPromise<void, SchutzSpeicherauftrag>(async ({ input }) => {
        const { versicherungsNummer } = input;
        const { queryKey } = vertragQuery(client, versicherungsNummer);
        try {
          const vertrag = ergebnis(await speichere(client, input));
          // What the end of a session threw away stays away.
          queries.setQueryData(queryKey, (bisher) => bisher && vertrag);
          void queries.invalidateQueries({ queryKey: vertragsListen });
          void queries.invalidateQueries({ queryKey: angebotsSchluessel(versicherungsNummer) });
          const mehrere = input.aenderungen.length > 1;
          const title = mehrere ? t('gespeichert') : einzeln('gespeichert');
          showToast({ title, state: 'positive' });
        } catch (error) {
          // A refusal says that the contract is not as it was shown.
          if (fehlerAus(error).art !== 'TECHNISCH') void queries.invalidateQueries({ queryKey });
          throw error;
        }
      }),
    },
  });
}

/** Saves what was shown; a repeat of the same calculation changes nothing. Not called back when she leaves. */
function speichere(client: Client, auftrag: SchutzSpeicherauftrag) {
  const { versicherungsNummer, aenderungen, berechnung, zustimmung } = auftrag;
  const { wirksamkeitsdatum, berechnungId, beitragNeu } = berechnung;
  return client.call(schutzSpeichern, {
    params: { versicherungsNummer },
    body: {
      versicherungsNummer,
      wirksamkeitsdatum,
      berechnungId,
      beitragErwartet: beitragNeu.versicherungsPraemie,
      ...(zustimmung.imAuftragDesKunden ? { imAuftragDesKunden: true } : {}),
      ...(zustimmung.entfallendesBestaetigt ? { entfallendesBestaetigt: true } : {}),
      aenderungen: [...aenderungen],
    },
    idempotencyKey: berechnungId,
  });
}
