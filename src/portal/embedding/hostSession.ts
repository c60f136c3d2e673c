import { inhaltVon, nutzerAus } from '../session/gespeichert.ts';
import type { Sitzung } from '../session/identitaet.ts';
import type { Bridge } from './bridge.ts';

const niemand: Sitzung = { art: 'KEINE' };

/**
 * Who is signed in in a frame: whoever the host says, and nobody where it says nothing (`domain/konto.md §6`). A token
 * counts for the pool it is of, and whether it is true is for the server to judge.
 */
export function hostSession(ask: Bridge['ask'], now: () => number) {
  return async (clientId: string): Promise<Sitzung> => {
    const token = await ask('getAuthToken').catch(() => null);
    const claims = inhaltVon(token ?? null);
    const nutzer = nutzerAus(claims);
    const gilt = claims?.['client_id'] === clientId && Number(claims['exp']) * 1_000 > now();
    if (!token || !nutzer || !gilt) return niemand;
    const partnernummer = await ask('getPartnerNumber').catch(() => null);
    return {
      art: 'ANGEMELDET',
      token,
      nutzer: partnernummer ? { ...nutzer, partnernummer } : nutzer,
    };
  };
}
