import { bankverbindungAendern as kontoEndpoint } from '#contract/endpoints/bankverbindung.ts';
import { partnerLesen } from '#contract/endpoints/partner.ts';
import {
  bankverbindungAendern,
  type Bankdienste,
} from '../commands/konto/bankverbindungAendern.ts';
import { nichtGefunden } from '../http/answers.ts';
import { registerEndpoint, type Api } from '../http/registerEndpoint.ts';
import { partner } from '../repositories/partner.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import { angemeldete } from './angemeldete.ts';

type PartnerDienste = Bankdienste & { zugang: ReturnType<typeof zugaenge> };

/** What is known of a customer, and the account her contracts are paid from: she alone reads and changes it. */
export function registerPartner(api: Api, { zugang, ...dienste }: PartnerDienste): void {
  registerEndpoint(api, partnerLesen, {
    laden: (session) => zugang.lesen(session),
    async antworten({ principal, params: { id } }) {
      const eigen = principal.partnerNummer === id;
      const gelesen = eigen ? await partner(dienste.database).lesen(id) : null;
      if (gelesen === null) throw nichtGefunden();
      return gelesen;
    },
  });

  registerEndpoint(api, kontoEndpoint, {
    laden: angemeldete(zugang),
    antworten: (call) => bankverbindungAendern(dienste, call),
  });
}
