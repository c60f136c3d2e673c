import { expect } from 'vitest';
import type { TestApi } from './api.ts';
import { eventually } from './eventually.ts';
import { nummern } from './rows.ts';

interface Anders {
  name?: string;
  versicherungsNummer?: string;
  freitext?: string;
}

/** Revokes the contract of the HTTP tests without signing in, and reads the mails and links that come of it. */
export function widerrufslinks(oeffnet: () => TestApi) {
  const mails = (an: string) => oeffnet().mails.filter((mail) => mail.an.toLowerCase() === an);
  return {
    mails,

    erklaere: async (email: string, anders: Anders = {}) => {
      const wer = { name: 'Lena Krüger', versicherungsNummer: nummern.eigener };
      const antwort = await oeffnet().send({
        method: 'POST',
        path: '/vertrag/widerruf',
        body: { ...wer, marke: 'andsafe', ...anders, email },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      expect(antwort.status).toBe(200);
      return antwort;
    },

    mailAn: async (an: string, betreff?: string) => {
      const gesucht = () =>
        mails(an).find((mail) => betreff === undefined || mail.betreff === betreff);
      await eventually(() => expect(gesucht()).toBeDefined());
      const mail = gesucht();
      if (!mail) throw new Error('No such mail.');
      return mail;
    },

    lies: (token: string) =>
      oeffnet().send({
        method: 'POST',
        path: '/vertrag/widerruf/link/verification',
        body: { token },
      }),

    loese: (token: string, schluessel: string = crypto.randomUUID()) =>
      oeffnet().send({
        method: 'POST',
        path: '/vertrag/widerruf/link',
        body: { token },
        headers: { 'idempotency-key': schluessel },
      }),
  };
}

/** The secrets of a mail's links, in its order. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(/\/vertrag-widerrufen\/link\/\S*#token=([\w-]{43})/g)].map(
    ([, token]) => token ?? '',
  );
}
