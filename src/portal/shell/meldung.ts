import type { ClientError } from '#contract/endpoints/clientErrors.ts';
import type { Client } from '../client/client.ts';

/** Reports of one page load: an error that comes back without end is known by then. */
const hoechstens = 5;

/** Reports errors of the page: what broke and where, and nothing about whom it happened to. */
export function createMelder(client: Pick<Client, 'call'>, pathname: () => string) {
  let gemeldet = 0;
  return (error: unknown): string => {
    const fehlerId = crypto.randomUUID().slice(0, 8);
    gemeldet += 1;
    if (gemeldet <= hoechstens) {
      void sende(client, pathname(), { fehlerId, ...ursache(error) });
    }
    return fehlerId;
  };
}

async function sende(
  client: Pick<Client, 'call'>,
  pathname: string,
  fehler: Omit<ClientError, 'seite'>,
): Promise<void> {
  // Where the call cannot be fetched nobody can be told either.
  const aufruf = await ladeAufruf().catch(() => null);
  if (!aufruf) return;
  const [{ clientErrorMelden }, { adresseVon }] = aufruf;
  const body = { ...fehler, seite: adresseVon(pathname) ?? '' };
  await client.call(clientErrorMelden, { body, unique: false });
}

/** Behind the first question, with zod (decision 0021). */
const ladeAufruf = () =>
  Promise.all([import('#contract/endpoints/clientErrors.ts'), import('../addresses.ts')]);

/** Reports what nobody caught. Notices of the browser and scripts of others come without an error: they are not ours. */
export function meldeUnbehandeltes(
  fenster: Pick<Window, 'addEventListener'>,
  melde: (error: unknown) => void,
): void {
  fenster.addEventListener('error', ({ error }: { error: unknown }) => {
    if (error !== null && error !== undefined) melde(error);
  });
  fenster.addEventListener('unhandledrejection', ({ reason }) => melde(reason));
}

export type Melder = ReturnType<typeof createMelder>;

/** Class and places; a message may quote what somebody typed. */
export function ursache(error: unknown): Pick<ClientError, 'name' | 'stack'> {
  if (!(error instanceof Error)) return { name: 'Unbekannt', stack: [] };
  const places = (error.stack ?? '').matchAll(/\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}/g);
  return {
    name: /^[A-Za-z]{1,60}$/.test(error.name) ? error.name : 'Unbekannt',
    stack: [...places].map(([place]) => place).slice(0, 20),
  };
}
