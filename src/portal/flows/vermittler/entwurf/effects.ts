import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { entwurfKopieren, entwurfSenden } from '#contract/endpoints/entwuerfe.ts';
import { entwurfLoeschen } from '#contract/endpoints/entwurf.ts';
import type { Empfaenger } from '#machines/vermittler/entwurf/answers.ts';
import { entwurf } from '#machines/vermittler/entwurf/machine.ts';
import { showToast } from '#widgets/toast/toast.ts';
import type { Auftragsschluessel } from '../../../auftragsschluessel.ts';
import type { Client } from '../../../client/client.ts';
import { entwuerfe } from '../../../queries/entwuerfe.ts';
import { getan } from '../../vertrag/handlung.ts';
import { t } from './texte.ts';

interface Parts {
  client: Client;
  queries: QueryClient;
  /** The same act keeps its key: a repeat after a lost answer sends no second mail and makes no second copy. */
  schluessel: Readonly<Record<'senden' | 'kopieren', Auftragsschluessel>>;
  id: string;
}

/** The chart with its calls; what is done is said once, and the list is read anew. */
export function entwurfMit({ client, queries, schluessel, id }: Parts) {
  const params = { id };
  const gesagt = (title: string) => {
    showToast({ title, state: 'positive' });
    void queries.invalidateQueries({ queryKey: entwuerfe });
  };
  return entwurf.provide({
    actors: {
      senden: fromPromise<void, Empfaenger>(async ({ input: body, signal }) => {
        const rufe = (idempotencyKey: string) =>
          client.call(entwurfSenden, { params, body, idempotencyKey });
        getan(await schluessel.senden.sende(body, rufe, signal));
        gesagt(t('gesendet', { email: body.email }));
      }),
      kopieren: fromPromise<void>(async ({ signal }) => {
        const rufe = (idempotencyKey: string) =>
          client.call(entwurfKopieren, { params, body: {}, idempotencyKey });
        getan(await schluessel.kopieren.sende(params, rufe, signal));
        gesagt(t('kopiert'));
      }),
      loeschen: fromPromise<void>(async () => {
        const antwort = await client.call(entwurfLoeschen, { params, body: { plz: null } });
        // Gone is gone, whoever deleted it.
        if (antwort.errorStatus !== 404) getan(antwort);
        gesagt(t('geloeschtTitel'));
      }),
    },
  });
}
