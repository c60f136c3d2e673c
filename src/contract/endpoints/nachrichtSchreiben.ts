import * as z from 'zod/mini';
import type { Nachrichtenkategorie } from '#contract/entities/nachricht.ts';
import {
  nichtAngemeldet,
  nichtErlaubt,
  nichtGefunden,
  technisch,
  ungueltig,
} from '#contract/errors.ts';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { kontoAbgelehnt } from './benutzer/abgelehnt.ts';
import type { Endpoint } from './endpoint.ts';
import { nachrichtMax } from './nachricht.ts';

/** What a customer writes about (`domain/konto.md §9`). */
export const nachrichtBetreff = z.enum([
  'VERTRAG',
  'BEITRAG',
  'SCHADEN',
  'PERSOENLICHE_DATEN',
  'BESCHWERDE',
  'SONSTIGES',
]);
export type NachrichtBetreff = z.infer<typeof nachrichtBetreff>;

/** The word for each, in the list she chooses from and as the subject of what she wrote. */
export const betreffWort = {
  VERTRAG: 'Vertrag',
  BEITRAG: 'Beitrag',
  SCHADEN: 'Schaden',
  PERSOENLICHE_DATEN: 'Persönliche Daten',
  BESCHWERDE: 'Beschwerde',
  SONSTIGES: 'Sonstiges',
} as const satisfies Record<NachrichtBetreff, string>;

/** What the mailbox sorts it under. */
export const kategorieZu = {
  VERTRAG: 'ALLGEMEIN',
  BEITRAG: 'BEITRAG',
  SCHADEN: 'SCHADEN',
  PERSOENLICHE_DATEN: 'ALLGEMEIN',
  BESCHWERDE: 'ALLGEMEIN',
  SONSTIGES: 'ALLGEMEIN',
} as const satisfies Record<NachrichtBetreff, Nachrichtenkategorie>;

/** Files that go with one message (`domain/schaden.md §6`). */
export const nachrichtdateienMax = 20;

/** What is typed, and the files that go with it; null is about no contract. */
export const nachrichtsangaben = z.strictObject({
  anliegen: z.enum(nachrichtBetreff.options, 'Wählen Sie, worum es geht.'),
  versicherungsNummer: z.nullable(versicherungsNummer),
  text: pflichttext({ was: 'Ihre Nachricht', max: nachrichtMax, mehrzeilig: true }),
  dateien: z.optional(z.array(z.uuid()).check(z.maxLength(nachrichtdateienMax))),
});

/** What is sent; `bezug` is a message of her mailbox that it answers: subject and contract are then those of its conversation. */
export const nachrichtsauftrag = z.strictObject({
  ...nachrichtsangaben.shape,
  bezug: z.optional(z.uuid()),
});
export type Nachrichtsauftrag = z.output<typeof nachrichtsauftrag>;

/** What an answer to a message of that kind is about, as far as the message says. */
export const anliegenZu = {
  DOKUMENT: 'VERTRAG',
  AENDERUNG: 'VERTRAG',
  SCHADEN: 'SCHADEN',
  BEITRAG: 'BEITRAG',
  ALLGEMEIN: 'SONSTIGES',
} as const satisfies Record<Nachrichtenkategorie, NachrichtBetreff>;

/** Subject of an answer; an answer to an answer has the same. */
export function antwortbetreff(betreff: string): string {
  return betreff.startsWith('Re: ') ? betreff : `Re: ${betreff}`;
}

/** `POST /nachricht/nachricht`: a message of a customer to the insurer (`specification §7`, `domain/konto.md §9`). */
export const nachrichtSchreiben = {
  method: 'POST',
  path: '/nachricht/nachricht',
  zugriff: ['benutzer'],
  summary: 'Sends a message of the customer to the insurer; a repeat of the key sends nothing.',
  idempotent: true,
  body: nachrichtsauftrag,
  responses: {
    200: z.object({ id: z.uuid(), antwortBis: z.iso.date() }),
    401: nichtAngemeldet,
    403: nichtErlaubt,
    404: nichtGefunden,
    409: kontoAbgelehnt,
    422: ungueltig,
    429: technisch,
    500: technisch,
    503: technisch,
  },
} as const satisfies Endpoint;
