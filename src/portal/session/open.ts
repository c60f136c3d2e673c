import type { Portal } from '#contract/endpoints/endpoint.ts';
import { merkeAntwort } from '../ausfall.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';
import { browserSpeicher } from '../speicher.ts';
import type { Pool } from './cognito.ts';
import type { CodeNotiz } from './offenerCode.ts';
import type { SessionParts } from './session.ts';

/** How a session reaches its pool: the settings are read once, the adapter is a chunk of its own. */
export function zugangZu(
  client: Client,
  portal: Portal,
  notiz: CodeNotiz,
): Pick<SessionParts, 'oeffnen' | 'gespeichert'> {
  let gelesen: Promise<Pool> | null = null;
  const pool = () => {
    if (gelesen) return gelesen;
    const neu = lese()
      .then(({ poolLesen }) => client.call(poolLesen, { params: { portal } }))
      .then(unwrap);
    gelesen = neu;
    neu.catch(() => (gelesen = null));
    return neu;
  };
  return {
    oeffnen: async () => {
      const [settings, { createCognito }] = await Promise.all([pool(), import('./cognito.ts')]);
      return createCognito(settings, notiz.lesen);
    },
    gespeichert: async () => {
      const [{ userPoolClientId }, { bekannteSitzung }] = await Promise.all([pool(), lese()]);
      const sitzung = await bekannteSitzung(browserSpeicher, userPoolClientId, Date.now());
      // Another tab may have renewed what Amplify could not.
      if (sitzung) merkeAntwort('SITZUNG');
      return sitzung;
    },
  };
}

/** Whoever is not signed in needs none of it for a first picture. */
const lese = () => import('./pool.ts');
