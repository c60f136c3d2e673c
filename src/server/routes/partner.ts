import { bankverbindungAendern as kontoEndpoint } from '#contract/endpoints/bankverbindung.ts';
import { partnerLesen } from '#contract/endpoints/partner.ts';
import { bestandVon, type Principal, vertretungVon } from '../access/decision.ts';
import {
  bankverbindungAendern,
  type Bankdienste,
} from '../commands/konto/bankverbindungAendern.ts';
import type { Database } from '../database/open.ts';
import { nichtGefunden } from '../http/answers.ts';
import { registerEndpoint, type Api } from '../http/registerEndpoint.ts';
import { einsichten } from '../repositories/einsichten.ts';
import { eigeneKonten, kontenVon } from '../repositories/konten.ts';
import { kontodaten } from '../repositories/kontodaten.ts';
import { kundenbestand } from '../repositories/kundenbestand.ts';
import { partner } from '../repositories/partner.ts';
import { ibanMaskiert } from '../repositories/vertragsansicht.ts';
import type { zugaenge } from '../repositories/zugaenge.ts';
import { angemeldete } from './angemeldete.ts';

type PartnerDienste = Bankdienste & { zugang: ReturnType<typeof zugaenge> };

/** What is known of a customer, and the account her contracts are paid from: she alone reads and changes it. */
export function registerPartner(api: Api, { zugang, ...dienste }: PartnerDienste): void {
  registerEndpoint(api, partnerLesen, {
    laden: (session) => zugang.lesen(session),
    async antworten({ principal, params: { id } }) {
      const gelesen = (await darfSehen(dienste.database, principal, id))
        ? await partner(dienste.database).lesen(id)
        : null;
      if (gelesen === null) throw nichtGefunden();
      await einsichten(dienste.database).festhalten(principal, id, dienste.clock());
      const { portal, sub } = principal;
      if (portal !== 'benutzer') {
        const { melden } = vertretungVon(principal);
        return { ...gelesen, vertretung: { melden } };
      }
      const bewiesen = await kontodaten(dienste.database).istEmailBewiesen(sub);
      const konto = await maskiertesKonto(dienste.database, id);
      return {
        ...gelesen,
        ...(konto !== undefined && { konto }),
        ...(!bewiesen && { emailUnbewiesen: true as const }),
      };
    },
  });

  registerEndpoint(api, kontoEndpoint, {
    laden: angemeldete(zugang),
    antworten: (call) => bankverbindungAendern(dienste, call),
  });
}

/** Herself, or an agent who has a contract of hers in his book. */
async function darfSehen(database: Database, principal: Principal, partnerNummer: string) {
  if (principal.portal === 'benutzer') return principal.partnerNummer === partnerNummer;
  const bestand = bestandVon(principal);
  return bestand !== null && kundenbestand(database, bestand).hat(partnerNummer);
}

/** What she confirms where she applies for another contract. */
async function maskiertesKonto(database: Database, partnerNummer: string) {
  const kunde = await partner(database).kunde(partnerNummer);
  const [konto] = kunde ? eigeneKonten(await kontenVon(database, partnerNummer), kunde) : [];
  return konto && ibanMaskiert(konto.iban);
}
