import * as z from 'zod/mini';
import { aenderungen } from '#contract/aenderungen/arten.ts';
import { umzugsanschrift, umzugsergebnis } from '#contract/entities/umzug.ts';
import {
  abgelehnt,
  nichtAngemeldet,
  nichtGefunden,
  technisch,
  ungueltig,
} from '#contract/errors.ts';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { partnerNummer } from '#contract/fields/partnerNummer.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import type { Endpoint } from '../endpoint.ts';

const { wohnflaeche, ohneElementar } = aenderungen.risikoort.wunsch.shape;

/** A contract that moves along, with the calculation that was shown (`domain/vertrag.md §5`). */
const vertrag = z.strictObject({
  versicherungsNummer,
  wohnflaeche,
  ohneElementar,
  berechnungId: z.string().check(z.maxLength(100)),
  beitragErwartet: cent,
  entfallendesBestaetigt: z.optional(z.boolean()),
});

/**
 * `POST /partner/{id}/umzug`: another postal address, and contracts that move along. A contract that is refused
 * stays as it is and says why; address and the others are saved (`domain/vertrag.md §6`, Umzugsservice).
 */
export const umziehen = {
  method: 'POST',
  path: '/partner/{id}/umzug',
  zugriff: ['benutzer'],
  summary: 'Moves the signed-in customer to another address from a day on, and contracts along.',
  params: z.object({ id: partnerNummer }),
  body: z.strictObject({
    /** Day of the move, today to 183 days ahead. */
    wirksamkeitsdatum: datum,
    anschrift: umzugsanschrift,
    vertraege: z.array(vertrag).check(
      z.maxLength(100),
      z.refine((alle) => new Set(alle.map((v) => v.versicherungsNummer)).size === alle.length, {
        error: 'Nennen Sie jeden Vertrag nur einmal.',
      }),
    ),
  }),
  idempotent: true,
  responses: {
    200: umzugsergebnis,
    401: nichtAngemeldet,
    404: nichtGefunden,
    409: abgelehnt,
    422: ungueltig,
    429: technisch,
    500: technisch,
    503: technisch,
  },
} as const satisfies Endpoint;
