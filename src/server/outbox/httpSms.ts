import { istEigenerRechner } from './loopback.ts';
import type { SmsVersand } from './ports.ts';

const fristMs = 5_000;

/** SMS by `POST {an, text}` as JSON with a bearer token to a gateway; any answer but 2xx rejects. */
export function httpSms(url: string, token: string): SmsVersand {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !(protocol === 'http:' && istEigenerRechner(hostname))) {
    throw new Error('SMS_HTTP_URL begins with https://.');
  }
  return async (an, text) => {
    const antwort = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ an, text }),
      // A redirect would take number, code and token somewhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(fristMs),
    });
    await antwort.body?.cancel();
    if (!antwort.ok) throw new Error(`The SMS gateway answered ${antwort.status}.`);
  };
}
