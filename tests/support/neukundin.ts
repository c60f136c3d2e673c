import * as z from 'zod/mini';
import { zugangsrechtEinloesen } from '#contract/endpoints/benutzer/zugang.ts';
import { step } from '#tests/identity/rawClient.ts';
import type { Reply } from './api.ts';
import { mit, schliesseAb } from './antrag.ts';
import type { Musterantrag } from './antragsteile.ts';
import { hausrat } from './musterantraege.ts';
import { eventually } from './eventually.ts';
import { openKontoApi, type KontoApi } from './kontoApi.ts';

/** Of every account that is opened here. */
export const passwort = 'Kornblume-77x';
export const antragVon = (email: string): Musterantrag => mit(hausrat, 'kontaktZahlung', { email });
/** Of somebody nobody has heard of. */
export const neue = antragVon('carla.neu@example.org');

export interface Neukonto {
  email: string;
  partnerNummer: string;
  /** Of the session it was opened in. */
  token: string;
}

/** The accounts on the day the worked examples begin. */
export async function openAmTagDerBeispiele(): Promise<KontoApi> {
  const api = await openKontoApi();
  api.turnClock(Date.parse('2026-11-20T10:00:00Z') - Date.now());
  return api;
}

/** What a new customer does from her conclusion on. */
export function neukundin(api: KontoApi) {
  const einloesen = (recht: string | undefined): Promise<Reply> =>
    api.call('POST', '/benutzer/zugang/recht', { recht });
  const pruefen = (token: string): Promise<Reply> =>
    api.call('POST', '/benutzer/zugang/link/verification', { token });
  return {
    einloesen,
    pruefen,

    /** Concludes, answering what the page of the end knows. */
    async schliesstAb(antrag = neue) {
      const { zugangsrecht, versicherungsNummer } = await schliesseAb(api, antrag);
      if (zugangsrecht === undefined || versicherungsNummer === null) throw new Error('no right');
      return { zugangsrecht, versicherungsNummer };
    },

    /** Password and number. */
    async richtetEin(recht: string): Promise<Neukonto> {
      const { body: offen } = await einloesen(recht);
      const { email, initialPasswort, partnerNummer, handynummer } = z.parse(
        zugangsrechtEinloesen.responses[200],
        offen,
      );
      const asked = step(await api.client.prove(await api.client.hello(email), initialPasswort));
      const { body } = await api.client.respond(asked, { NEW_PASSWORD: passwort });
      const token = z.parse(angemeldet, body).AuthenticationResult.AccessToken;
      const wahl = { handynummer, token: null };
      await api.call('POST', '/benutzer/smstan', wahl, token);
      const tan = { ...wahl, code: api.code() };
      await api.call('POST', `/benutzer/${partnerNummer}/smstanverification`, tan, token);
      return { email, partnerNummer, token };
    },

    /** One more code, as what is sensitive wants it. */
    async gibtCode({ partnerNummer, token }: Neukonto): Promise<void> {
      const wer = { handynummer: null, token: null };
      await api.call('POST', '/benutzer/smstan', wer, token);
      const tan = { ...wer, code: api.code() };
      await api.call('POST', `/benutzer/${partnerNummer}/smstanverification`, tan, token);
    },

    /** Asks for a link by contract and postcode, and waits for its mail. */
    async fordertLink(contractId: string, plz = '48143'): Promise<void> {
      const vorher = api.mails.length;
      await api.call('POST', '/benutzer/zugang/link', { contractId, plz });
      await mailMit(() => api.mails.slice(vorher), '#token=');
    },

    /** Opens the link that came with the finished account. */
    async beweistEmail(): Promise<Reply> {
      await mailMit(() => api.mails, 'Bitte bestätigen Sie noch');
      return pruefen(api.link());
    },
  };
}

const angemeldet = z.object({
  AuthenticationResult: z.object({ AccessToken: z.string() }),
});

async function mailMit(mails: () => KontoApi['mails'], text: string): Promise<void> {
  await eventually(() => {
    if (!mails().some((mail) => mail.text.includes(text))) throw new Error('no mail yet');
  });
}
