import {
  nutzungsbedingungenAnnehmen,
  nutzungsbedingungenLesen,
} from '#contract/endpoints/benutzer/daten.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { zustimmungFehlt } from '../http/answers.ts';

/** What an agent needs in order to accept the terms. */
const davor: ReadonlySet<Endpoint> = new Set([
  nutzungsbedingungenLesen,
  nutzungsbedingungenAnnehmen,
]);

/** An agent who has not accepted the terms that count now gets 403 to everything but the terms (`domain/konto.md §3`, GDPR Art. 28). */
export function verlangeZustimmung(zugriff: { zugestimmt: boolean }, endpoint?: Endpoint): void {
  if (zugriff.zugestimmt || (endpoint && davor.has(endpoint))) return;
  throw zustimmungFehlt();
}
