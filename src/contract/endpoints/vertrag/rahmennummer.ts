import * as z from 'zod/mini';
import { vertrag } from '#contract/entities/vertrag.ts';
import {
  abgelehnt,
  nichtAngemeldet,
  nichtErlaubt,
  nichtGefunden,
  technisch,
  ungueltig,
} from '#contract/errors.ts';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { textmuster } from '#contract/fields/textmuster.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import type { Endpoint } from '../endpoint.ts';

/** What tells one bicycle from another, as it is typed in (`domain/vertrag.md §6`, Rahmennummer). */
export const radangaben = {
  rahmennummer: textmuster(/^[A-Za-z0-9-]{5,25}$/, {
    PFLICHT: 'Geben Sie die Rahmennummer ein.',
    FORMAT: 'Geben Sie 5 bis 25\u00A0Buchstaben, Ziffern oder Bindestriche ein.',
  }),
  /** Null where the manufacturer stays as it is. */
  hersteller: z.nullable(pflichttext({ was: 'den Hersteller', max: 60 })),
};

/** `PATCH /vertrag/{versicherungsNummer}`: frame number and manufacturer of an insured bicycle, from now on. */
export const rahmennummerSpeichern = {
  method: 'PATCH',
  path: '/vertrag/{versicherungsNummer}',
  zugriff: ['benutzer', 'vermittler'],
  summary:
    'Stores frame number and manufacturer of an insured bicycle and closes the task about it.',
  params: z.object({ versicherungsNummer }),
  body: z.strictObject({
    ...radangaben,
    /** A broker acts for the customer and says so (`domain/vertrag.md §2`). */
    imAuftragDesKunden: z.optional(z.boolean()),
  }),
  idempotent: true,
  responses: {
    200: vertrag,
    401: nichtAngemeldet,
    403: nichtErlaubt,
    404: nichtGefunden,
    409: abgelehnt,
    422: ungueltig,
    429: technisch,
    500: technisch,
    503: technisch,
  },
} as const satisfies Endpoint;
