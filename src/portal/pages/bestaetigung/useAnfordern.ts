import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { bestaetigungAnfordern } from '#contract/endpoints/vertrag/bestaetigung.ts';
import { bestaetigungAbgelehnt, type Bestaetigungsart } from '#contract/entities/bestaetigung.ts';
import type { Dokument } from '#contract/entities/dokument.ts';
import { showToast } from '#widgets/toast/toast.ts';
import { ausfallsatz } from '../../ausfall.ts';
import { ServiceError, unwrap } from '../../client/response.ts';
import { usePorts } from '../../ports.ts';
import { bestaetigungQuery } from '../../queries/bestaetigungLesen.ts';
import { vertragsListen } from '../../queries/findByPartnerNummer.ts';
import { vertragQuery } from '../../queries/vertragLesen.ts';
import { t } from './texte.ts';

interface Wunsch {
  art: Bestaetigungsart;
  jahr?: number;
}

/** Which contract, and whose it is. */
interface Vertragsbezug {
  versicherungsNummer: string;
  partnerNummer: string;
}

/** Asks for a confirmation and hands on its document. */
export function useAnfordern(
  { versicherungsNummer, partnerNummer }: Vertragsbezug,
  onFertig: (dokument: Dokument) => void,
) {
  const { client } = usePorts();
  const queries = useQueryClient();
  // The same wish keeps its key: a repeat after a lost answer makes no second one.
  const zuletzt = useRef({ wunsch: '', schluessel: '' });
  const anfordern = useMutation({
    mutationFn: async (gewaehlt: Wunsch) => {
      const body = { partnerNummer, ...gewaehlt };
      const wunsch = JSON.stringify(body);
      if (zuletzt.current.wunsch !== wunsch) {
        zuletzt.current = { wunsch, schluessel: crypto.randomUUID() };
      }
      const idempotencyKey = zuletzt.current.schluessel;
      const params = { versicherungsNummer };
      return unwrap(await client.call(bestaetigungAnfordern, { params, body, idempotencyKey }));
    },
    onSuccess: (vertrag, { art }) => {
      queries.setQueryData(vertragQuery(client, versicherungsNummer).queryKey, vertrag);
      void queries.invalidateQueries({ queryKey: vertragsListen });
      void queries.invalidateQueries(bestaetigungQuery(client, versicherungsNummer));
      showToast({ title: t('wirdErstellt'), state: 'positive' });
      const neues = vertrag.dokumente.find(({ typ }) => typ === art);
      if (neues) onFertig(neues);
    },
    onError: (error) => {
      // What was refused is asked anew, not repeated.
      if (absage(error)) zuletzt.current.wunsch = '';
      void queries.invalidateQueries(bestaetigungQuery(client, versicherungsNummer));
    },
  });
  return { ...anfordern, grund: anfordern.error && grund(anfordern.error) };
}

/** The sentence of the rule, or that it did not work. */
function grund(error: Error): string {
  return absage(error)?.errorMessage ?? ausfallsatz(error) ?? t('fehler');
}

function absage(error: Error) {
  const body = error instanceof ServiceError ? error.body : null;
  return z.safeParse(bestaetigungAbgelehnt, body).data;
}
