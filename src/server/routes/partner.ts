import { partnerLesen } from '#contract/endpoints/partner.ts';
import type { Database } from '../database/open.ts';
import { nichtGefunden } from '../http/answers.ts';
import { registerEndpoint, type Api } from '../http/registerEndpoint.ts';
import { partner } from '../repositories/partner.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';

interface PartnerDienste {
  database: Database;
  zugang: ReturnType<typeof zugaenge>;
}

/** What is known of a customer: she alone reads it. */
export function registerPartner(api: Api, { database, zugang }: PartnerDienste): void {
  registerEndpoint(api, partnerLesen, {
    laden: (session) => zugang.lesen(session),
    async antworten({ principal, params: { id } }) {
      const gelesen = principal.partnerNummer === id ? await partner(database).lesen(id) : null;
      if (gelesen === null) throw nichtGefunden();
      return gelesen;
    },
  });
}
