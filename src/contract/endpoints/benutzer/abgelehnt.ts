import * as z from 'zod/mini';

/** 409 of the account calls; the sentence says what to do (`domain/konto.md §1–5`). */
export const kontoAbgelehnt = z.object({
  code: z.enum([
    /** Used, expired or never sent. */
    'LINK_UNGUELTIG',
    /** The right of a conclusion was used, has expired, or opens nothing; a link by mail does. */
    'RECHT_UNGUELTIG',
    /** The address was never proven by the link of a mail (`domain/verkauf.md §6`). */
    'EMAIL_UNBEWIESEN',
    'CODE_FALSCH',
    /** No longer counts; a new one is needed. */
    'CODE_VERBRAUCHT',
    'NUMMER_UNVERAENDERT',
    'EMAIL_NICHT_VERWENDBAR',
    'PASSWORT_FALSCH',
    /** One of the last five. */
    'PASSWORT_VERWENDET',
    'PASSWORT_ZU_EINFACH',
    /** The last code is older than 10 minutes: one more by `smstan` and `smstanverification`. */
    'BESTAETIGUNG_NOETIG',
    /** The phone number is a new one; the sentence says until when (`domain/konto.md §5`). */
    'BANK_GESPERRT',
    /** The contract has ended, or none runs. */
    'STATUS',
    /** It is the account that is known already. */
    'UNVERAENDERT',
    /** Files that are no longer kept, or went with something else. */
    'DATEIEN_WEG',
  ]),
  errorMessage: z.string(),
});
export type KontoAblehnung = z.infer<typeof kontoAbgelehnt>['code'];
