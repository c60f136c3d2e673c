import * as z from 'zod/mini';
import { berechnung } from '#contract/entities/aenderung.ts';
import { produktSchluessel } from '#contract/entities/produkt.ts';
import { vertrag } from '#contract/entities/vertrag.ts';
import { waehlbareZahlweise } from '#contract/entities/zahlweise.ts';
import {
  abgelehnt,
  nichtAngemeldet,
  nichtErlaubt,
  nichtGefunden,
  technisch,
  ungueltig,
} from '#contract/errors.ts';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { partnerNummer } from '#contract/fields/partnerNummer.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import type { Endpoint } from './endpoint.ts';

const jeder = ['benutzer', 'vermittler'] as const;
const fehler = {
  401: nichtAngemeldet,
  403: nichtErlaubt,
  404: nichtGefunden,
  422: ungueltig,
  429: technisch,
  500: technisch,
  503: technisch,
};

/** `GET /vertrag/findByPartnerNummer/{partnerNummer}`: contracts of one partner, active first. */
export const findByPartnerNummer = {
  method: 'GET',
  path: '/vertrag/findByPartnerNummer/{partnerNummer}',
  zugriff: jeder,
  summary: 'All contracts of a partner, active ones first.',
  params: z.object({ partnerNummer }),
  responses: { 200: z.array(vertrag), ...fehler },
} as const satisfies Endpoint;

/** `GET /vertrag/{versicherungsNummer}`: one contract in full. */
export const vertragLesen = {
  method: 'GET',
  path: '/vertrag/{versicherungsNummer}',
  zugriff: jeder,
  summary: 'One contract with everything its product has.',
  params: z.object({ versicherungsNummer }),
  responses: { 200: vertrag, ...fehler },
} as const satisfies Endpoint;

/** `GET /vertrag/{versicherungsNummer}/vertragsart`: product key only, without sign-in (`trust.md §4`). */
export const vertragsartLesen = {
  method: 'GET',
  path: '/vertrag/{versicherungsNummer}/vertragsart',
  zugriff: 'oeffentlich',
  summary: 'The product key of a contract number; the same answer shape for any number.',
  params: z.object({ versicherungsNummer }),
  responses: {
    200: z.object({ vertragsart: z.nullable(produktSchluessel) }),
    422: ungueltig,
    429: technisch,
    500: technisch,
    503: technisch,
  },
} as const satisfies Endpoint;

/** `POST /vertrag/{versicherungsNummer}/beitrag/zahlweise`: calculate, stores nothing. */
export const zahlweiseBerechnen = {
  method: 'POST',
  path: '/vertrag/{versicherungsNummer}/beitrag/zahlweise',
  zugriff: jeder,
  summary: 'Premium for another payment period.',
  params: z.object({ versicherungsNummer }),
  body: z.strictObject({ wirksamkeitsdatum: datum, zahlweise: waehlbareZahlweise }),
  responses: { 200: berechnung, ...fehler, 409: abgelehnt },
} as const satisfies Endpoint;

/** `PATCH /vertrag/{versicherungsNummer}/zahlweise`: save what was calculated; answers the contract as it is now. */
export const zahlweiseSpeichern = {
  method: 'PATCH',
  path: '/vertrag/{versicherungsNummer}/zahlweise',
  zugriff: jeder,
  summary: 'Book another payment period as a pending change.',
  params: z.object({ versicherungsNummer }),
  body: z.strictObject({
    versicherungsNummer,
    wirksamkeitsdatum: datum,
    zahlweise: waehlbareZahlweise,
    berechnungId: z.string().check(z.maxLength(100)),
    beitragErwartet: cent,
    /** A broker acts for the customer and says so (`domain/vertrag.md §2`). */
    imAuftragDesKunden: z.optional(z.boolean()),
  }),
  idempotent: true,
  responses: { 200: vertrag, ...fehler, 409: abgelehnt },
} as const satisfies Endpoint;
