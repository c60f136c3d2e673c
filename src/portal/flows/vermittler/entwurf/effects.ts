import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { entwurfKopieren, entwurfSenden } from '#contract/endpoints/entwuerfe.ts';
import { entwurfLoeschen } from '#contract/endpoints/entwurf.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import type { Empfaenger } from '#machines/vermittler/entwurf/answers.ts';
import { entwurf } from '#machines/vermittler/entwurf/machine.ts';
import { showToast } from '#widgets/toast/toast.ts';
import {
  type Auftragsschluessel,
  auftragsschluessel,
  nurHier,
} from '../../../auftragsschluessel.ts';
import type { Client } from '../../../client/client.ts';
import { entwuerfe } from '../../../queries/entwuerfe.ts';
import { gebilligt } from '../../vertrag/handlung.ts';
import { t } from './texte.ts';

interface Parts {
  client: Client;
  queries: QueryClient;
  /** A repeat after a lost answer makes no second copy. */
  schluessel: Auftragsschluessel;
  id: string;
}

/** The chart with its calls; what is done is said once, and the list is read anew. */
export function entwurfMit({ client, queries, schluessel, id }: Parts) {
  const params = { id };
  const lesen = () => void queries.invalidateQueries({ queryKey: entwuerfe });
  const gesagt = (title: string) => {
    showToast({ title, state: 'positive' });
    lesen();
  };
  const erledigt = (antwort: ServiceResponse<unknown>) => {
    // Refused, it stands otherwise than the list says.
    if (typeof antwort.errorStatus === 'number') lesen();
    gebilligt(antwort);
  };
  // The address of a customer is kept nowhere: the key lives as long as the dialog.
  let sendung = auftragsschluessel(nurHier());
  return entwurf.provide({
    actions: {
      sendungBeginnen: () => {
        sendung = auftragsschluessel(nurHier());
      },
    },
    actors: {
      senden: fromPromise<void, Empfaenger>(async ({ input: body, signal }) => {
        const rufe = (idempotencyKey: string) =>
          client.call(entwurfSenden, { params, body, idempotencyKey });
        erledigt(await sendung.sende(body, rufe, signal));
        gesagt(t('gesendet', { email: body.email }));
      }),
      kopieren: fromPromise<void>(async ({ signal }) => {
        const rufe = (idempotencyKey: string) =>
          client.call(entwurfKopieren, { params, body: {}, idempotencyKey });
        erledigt(await schluessel.sende(params, rufe, signal));
        gesagt(t('kopiert'));
      }),
      loeschen: fromPromise<void>(async () => {
        const antwort = await client.call(entwurfLoeschen, { params, body: { plz: null } });
        // Gone is gone, whoever deleted it.
        if (antwort.errorStatus !== 404) erledigt(antwort);
        gesagt(t('geloeschtTitel'));
      }),
    },
  });
}
