import { vermittlerNachrichtSenden } from '#contract/endpoints/nachricht.ts';
import { nachrichtAnnehmen, type Nachrichtdienste } from '../commands/nachrichtAnnehmen.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import { vermittlereinstellungen } from '../repositories/vermittlereinstellungen.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';

/** Messages an address may send (`domain/konto.md §8`); each becomes a mail. */
const grenze = { mal: 5, ms: 3_600_000 };

export function registerNachricht(
  api: Api,
  { zugang, ...dienste }: Nachrichtdienste & { zugang: ReturnType<typeof zugaenge> },
): void {
  registerPublicEndpoint(
    api,
    vermittlerNachrichtSenden,
    async ({ body, authorization, idempotencyKey: schluessel }) => {
      const signatur = await signaturVon(authorization);
      const zeit = await nachrichtAnnehmen(dienste, { body, signatur, schluessel });
      return { eingegangenAm: zeit.toISOString() };
    },
    grenze,
  );

  /** Of a broker who is signed in; anybody may write, so whose session has ended is nobody and no mistake. */
  async function signaturVon(authorization: string | undefined): Promise<string | null> {
    if (authorization === undefined) return null;
    const session = await api.sessionOf(authorization, ['vermittler']);
    if (!session || (await api.isRevoked(session))) return null;
    const zugriff = await zugang.lesen(session);
    if (!zugriff || zugriff.gesperrt) return null;
    return (await vermittlereinstellungen(dienste.database).lesen(session.sub)).signatur;
  }
}
