import { vermittlerNachrichtSenden } from '#contract/endpoints/nachricht.ts';
import { nachrichtAnnehmen, type Nachrichtdienste } from '../commands/nachrichtAnnehmen.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';

/** Messages an address may send (`domain/konto.md §8`); each becomes a mail. */
const grenze = { mal: 5, ms: 3_600_000 };

export function registerNachricht(
  api: Pick<Api, 'app' | 'zaehlen'>,
  dienste: Nachrichtdienste,
): void {
  registerPublicEndpoint(
    api,
    vermittlerNachrichtSenden,
    async ({ body, idempotencyKey: schluessel }) => {
      const zeit = await nachrichtAnnehmen(dienste, { body, schluessel });
      return { eingegangenAm: zeit.toISOString() };
    },
    grenze,
  );
}
