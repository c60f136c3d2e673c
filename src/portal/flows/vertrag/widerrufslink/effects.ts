import { fromPromise } from 'xstate';
import {
  widerrufslinkEinloesen,
  widerrufslinkLesen,
} from '#contract/endpoints/vertrag/beendigung.ts';
import type { Widerrufserklaerung, WiderrufslinkErgebnis } from '#contract/entities/beendigung.ts';
import { BeendigungsFehler } from '#machines/vertrag/parts/beendigungsfehler.ts';
import { widerrufslink } from '#machines/vertrag/widerrufslink/machine.ts';
import type { Client } from '../../../client/client.ts';
import { beantwortet } from '../beendigung/antwort.ts';
import { t } from './texte.ts';

/** The chart with the secret of its link, which lives here and nowhere else; null where the page has none (any more). */
export function widerrufslinkMit(client: Client, token: string | null) {
  // One link is used up once, however often its answer is lost.
  const idempotencyKey = crypto.randomUUID();
  return widerrufslink.provide({
    actors: {
      linkLesen: fromPromise<Widerrufserklaerung>(async ({ signal }) =>
        beantwortet(await client.call(widerrufslinkLesen, { body: { token: da(token) }, signal })),
      ),
      // Without the signal of the flow: what is being sent is not called back.
      einloesen: fromPromise<WiderrufslinkErgebnis>(async () => {
        const body = { token: da(token) };
        return beantwortet(await client.call(widerrufslinkEinloesen, { body, idempotencyKey }));
      }),
    },
  });
}

function da(token: string | null): string {
  if (token !== null) return token;
  const ablehnung = { code: 'LINK_UNGUELTIG', errorMessage: t('linkUngueltig') } as const;
  throw new BeendigungsFehler({ art: 'ABGELEHNT', ablehnung });
}
