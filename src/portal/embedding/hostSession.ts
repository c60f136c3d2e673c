import { inhaltVon, nutzerAus } from '../session/gespeichert.ts';
import type { Sitzung } from '../session/identitaet.ts';
import type { Bridge } from './bridge.ts';

const niemand: Sitzung = { art: 'KEINE' };

/**
 * Who is signed in in a frame: whoever the host says, and nobody where it says nothing (`domain/konto.md §6`). A token
 * counts for the pool it is of, and whether it is true is for the server to judge.
 */
export function hostSession({ ask, soon }: Pick<Bridge, 'ask' | 'soon'>, now: () => number) {
  /** By pool, the token that was given last. */
  const given = new Map<string, string>();
  /** By pool, the one that counts for nothing any more, though the host goes on giving it. */
  const ended = new Map<string, string>();
  const numberOf = partnerNumbers(ask);

  return {
    session: async (clientId: string): Promise<Sitzung> => {
      numberOf.begin();
      const token = (await soon('getAuthToken')) ?? null;
      const claims = inhaltVon(token);
      const nutzer = nutzerAus(claims);
      const gilt = claims?.['client_id'] === clientId && Number(claims['exp']) * 1_000 > now();
      if (!token || !nutzer || !gilt || ended.get(clientId) === token) return niemand;
      given.set(clientId, token);
      const partnernummer = await numberOf.partner(nutzer.sub);
      return {
        art: 'ANGEMELDET',
        token,
        nutzer: partnernummer ? { ...nutzer, partnernummer } : nutzer,
      };
    },
    /** She signed out, was away too long, or the server refused her token: only another one counts. */
    end: (clientId: string): void => {
      const token = given.get(clientId);
      if (token !== undefined) ended.set(clientId, token);
    },
  };
}

/** Asked once for each person; for the first beside her token, so that she need not wait twice. */
function partnerNumbers(ask: Bridge['ask']) {
  const known = new Map<string, Promise<string | null>>();
  let early: Promise<string | null> | null = null;
  const asked = () => ask('getPartnerNumber').then((number) => number ?? null);
  return {
    begin: (): void => {
      if (known.size > 0 || early) return;
      early = asked();
      // Whoever waits for it hears of it.
      early.catch(() => undefined);
    },
    partner: (sub: string): Promise<string | null> => {
      const number = known.get(sub) ?? early ?? asked();
      early = null;
      known.set(sub, number);
      return number.catch(() => {
        known.delete(sub);
        return null;
      });
    },
  };
}
