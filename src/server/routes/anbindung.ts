import {
  anbindungsCodePruefen,
  anbindungsCodeSenden,
  existenzLesen,
  vermittlerAnbinden,
} from '#contract/endpoints/anbindung.ts';
import { anbinden, type Anbindungsdienste } from '../commands/vermittler/anbinden.ts';
import { registerPublicEndpoint, type Api } from '../http/registerEndpoint.ts';
import type { Mail } from '../outbox/ports.ts';
import { anbindungen } from '../repositories/anbindungen.ts';
import { registerMailcode } from './mailcode.ts';

/** What an address may ask and send per minute; stops floods, the database counts what is taken. */
const proMinute = 30;

/** Becoming a partner, without an account (`domain/konto.md §7.1`). */
export function registerAnbindung(
  api: Api,
  { sendMail, ...dienste }: Anbindungsdienste & { sendMail: (mail: Mail) => Promise<void> },
): void {
  const register = anbindungen(dienste.database);
  registerPublicEndpoint(
    api,
    existenzLesen,
    async ({ params: { externeId } }) => ({ existiert: await register.istVergeben(externeId) }),
    proMinute,
  );
  registerMailcode(
    api,
    { ...dienste, sendMail },
    {
      senden: anbindungsCodeSenden,
      pruefen: anbindungsCodePruefen,
      fuer: 'ANBINDUNG',
      anlass:
        'Sie bekommen diese E\u2011Mail, weil sich jemand mit dieser Adresse als Vertriebspartner anmelden möchte. Waren Sie das nicht, müssen Sie nichts tun.',
    },
  );
  registerPublicEndpoint(
    api,
    vermittlerAnbinden,
    ({ body, idempotencyKey: schluessel, adresse }) =>
      anbinden(dienste, { body, schluessel, adresse: api.zaehlen ? adresse : null }),
    proMinute,
  );
}
