import type { Rechtsform } from '#contract/endpoints/partner.ts';
import type { RechtsformSchluessel } from '#contract/entities/rechtsform.ts';

/** Legal forms in the order of the select; the credit check asks about persons of the others only (`domain/daten.md §6`). */
export const rechtsformen: readonly Rechtsform[] = [
  person('EINZELUNTERNEHMEN', 'Einzelunternehmen'),
  person('FREIBERUFLER', 'Freiberufler:in'),
  person('EK', 'eingetragener Kaufmann / eingetragene Kauffrau (e. K.)'),
  person('GBR', 'GbR'),
  person('OHG', 'OHG'),
  person('KG', 'KG'),
  person('PARTG', 'Partnerschaftsgesellschaft'),
  person('PARTG_MBB', 'Partnerschaftsgesellschaft mbB'),
  juristisch('GMBH', 'GmbH'),
  juristisch('UG', 'UG (haftungsbeschränkt)'),
  juristisch('AG', 'AG'),
  person('GMBH_CO_KG', 'GmbH & Co. KG'),
  juristisch('EG', 'eG'),
  juristisch('EV', 'e. V.'),
  juristisch('STIFTUNG', 'Stiftung'),
  juristisch('KOERPERSCHAFT', 'Körperschaft des öffentlichen Rechts'),
];

function person(key: RechtsformSchluessel, label: string): Rechtsform {
  return { key, label, juristischePerson: false };
}

function juristisch(key: RechtsformSchluessel, label: string): Rechtsform {
  return { key, label, juristischePerson: true };
}
