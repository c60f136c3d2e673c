import type { Portal } from '#contract/endpoints/endpoint.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';
import type { Identitaet } from './identitaet.ts';
import type { CodeNotiz } from './offenerCode.ts';

/** Pool settings and the adapter at once; the adapter is a chunk of its own behind the login form. */
export async function openIdentitaet(
  client: Client,
  portal: Portal,
  notiz: CodeNotiz,
): Promise<Identitaet> {
  const [pool, { createCognito }] = await Promise.all([
    import('#contract/endpoints/portale.ts')
      .then(({ poolLesen }) => client.call(poolLesen, { params: { portal } }))
      .then(unwrap),
    import('./cognito.ts'),
  ]);
  return createCognito(pool, notiz.lesen);
}
