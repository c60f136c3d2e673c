import * as z from 'zod/mini';
import { nichtAngemeldet, nichtErlaubt, technisch, ungueltig } from '#contract/errors.ts';
import { freitext } from '#contract/fields/pflichttext.ts';
import type { Endpoint } from './endpoint.ts';

/** What happens in a broker's book and is told by mail (`domain/konto.md §7.6`). */
export const mailanlass = z.enum(['AUFGABE', 'SCHADEN', 'KUENDIGUNG', 'ENTWURF']);
export type Mailanlass = z.infer<typeof mailanlass>;

/** Which of it he wants to hear. */
export const mailwahl = z.record(mailanlass, z.boolean());
export type Mailwahl = z.infer<typeof mailwahl>;

/** All of it, until he says otherwise. */
export const alleMails = {
  AUFGABE: true,
  SCHADEN: true,
  KUENDIGUNG: true,
  ENTWURF: true,
} as const satisfies Mailwahl;

/** Characters of the signature at most. */
export const signaturMax = 500;

/** What a broker has chosen; null signs nothing. */
export const einstellungen = z.object({
  mails: mailwahl,
  signatur: z.nullable(freitext({ max: signaturMax, mehrzeilig: true }).check(z.minLength(1))),
});
export type Einstellungen = z.output<typeof einstellungen>;

const fehler = {
  401: nichtAngemeldet,
  403: nichtErlaubt,
  429: technisch,
  500: technisch,
  503: technisch,
};

/** `GET /vermittler/einstellungen`: which mails the signed-in agent gets, and what stands below his messages. */
export const einstellungenLesen = {
  method: 'GET',
  path: '/vermittler/einstellungen',
  addition: true,
  zugriff: ['vermittler'],
  summary: 'Which mails the signed-in agent gets, and his signature.',
  responses: { 200: einstellungen, ...fehler },
} as const satisfies Endpoint;

/** `PATCH /vermittler/einstellungen`: what he names is replaced, the rest stays. */
export const einstellungenAendern = {
  method: 'PATCH',
  path: '/vermittler/einstellungen',
  addition: true,
  zugriff: ['vermittler'],
  summary: 'Replaces what is named of the settings of the signed-in agent; answers all of them.',
  body: z.strictObject({
    mails: z.optional(z.partialRecord(mailanlass, z.boolean())),
    signatur: z.optional(einstellungen.shape.signatur),
  }),
  responses: { 200: einstellungen, 422: ungueltig, ...fehler },
} as const satisfies Endpoint;
