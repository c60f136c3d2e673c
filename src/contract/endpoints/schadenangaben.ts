import * as z from 'zod/mini';
import { schadenNummer } from '#contract/entities/schaden.ts';
import { schadenTeil } from '#contract/entities/schadenakte.ts';
import { nachtrag } from '#contract/schaeden/nachtrag.ts';
import { type Endpoint, vertragsfehler } from './endpoint.ts';

/** 409: the claim is closed, asks for no such thing, or this account cannot be named (yet). */
export const angabenAbgelehnt = z.object({
  code: z.enum([
    'GESCHLOSSEN',
    'UNGEFRAGT',
    'BANK_GESPERRT',
    'BESTAETIGUNG_NOETIG',
    'EMAIL_UNBEWIESEN',
    'KEIN_KONTO',
  ]),
  errorMessage: z.string(),
});
/** Refusals that other answers can mend. */
export const andersMoeglich: ReadonlySet<AngabenAbgelehnt['code']> = new Set([
  'BANK_GESPERRT',
  'BESTAETIGUNG_NOETIG',
  'EMAIL_UNBEWIESEN',
  'KEIN_KONTO',
]);

export type AngabenAbgelehnt = z.infer<typeof angabenAbgelehnt>;

/** `PATCH /schaden/{claimId}/angaben` (`domain/offen.md`, P4): the parts that are sent take the place of what was said of them. */
export const angabenErgaenzen = {
  method: 'PATCH',
  path: '/schaden/{claimId}/angaben',
  addition: true,
  zugriff: ['benutzer'],
  summary: 'Answers parts of what is asked after the report; a repeat of the key changes nothing.',
  idempotent: true,
  params: z.object({ claimId: schadenNummer }),
  body: nachtrag.check(
    z.refine((teile) => Object.values(teile).some((teil) => teil !== undefined), {
      error: 'Geben Sie mindestens eine Angabe ein.',
    }),
  ),
  responses: { 200: z.array(schadenTeil), ...vertragsfehler, 409: angabenAbgelehnt },
} as const satisfies Endpoint;
