import type { Endpoint } from './endpoint.ts';
import { poolLesen } from './portale.ts';
import {
  findByPartnerNummer,
  vertragLesen,
  vertragsartLesen,
  zahlweiseBerechnen,
  zahlweiseSpeichern,
} from './vertrag.ts';

/** The wire: every endpoint of the portal, one line each. */
export const endpoints = {
  poolLesen,
  findByPartnerNummer,
  vertragLesen,
  vertragsartLesen,
  zahlweiseBerechnen,
  zahlweiseSpeichern,
} as const satisfies Record<string, Endpoint>;
