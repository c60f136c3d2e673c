import type { Rechtsform } from '#contract/endpoints/partner.ts';
import {
  rechtsform,
  rechtsformName,
  type RechtsformSchluessel,
} from '#contract/entities/rechtsform.ts';

const juristisch = new Set<RechtsformSchluessel>([
  'GMBH',
  'UG',
  'AG',
  'EG',
  'EV',
  'STIFTUNG',
  'KOERPERSCHAFT',
]);

/** Legal forms in the order of the select; the credit check asks about persons of the others only (`domain/daten.md §6`). */
export const rechtsformen: readonly Rechtsform[] = rechtsform.options.map((key) => ({
  key,
  label: rechtsformName[key],
  juristischePerson: juristisch.has(key),
}));
