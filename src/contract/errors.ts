import * as z from 'zod/mini';
import { ablehnungsCode } from './entities/ablehnung.ts';

/** 401: no token, an expired one, or one that is not for this portal. */
export const nichtAngemeldet = z.object({
  code: z.literal('NICHT_ANGEMELDET'),
  errorMessage: z.string(),
});

/** 404: does not exist or belongs to somebody else; the two answers are the same. */
export const nichtGefunden = z.object({
  code: z.literal('NICHT_GEFUNDEN'),
  errorMessage: z.string(),
});

/**
 * 403: the caller may see the object but not do this (`domain/vertrag.md §2`), or is an agent who has yet to accept
 * the terms that count now (`domain/konto.md §3`).
 */
export const nichtErlaubt = z.object({
  code: z.enum(['NICHT_ERLAUBT', 'ZUSTIMMUNG_FEHLT']),
  errorMessage: z.string(),
});

/** 409: a guard of `domain/vertrag.md §3` refuses. */
export const abgelehnt = z.object({ code: ablehnungsCode, errorMessage: z.string() });

/** 422: the request does not have the shape it must have. */
export const ungueltig = z.object({
  fehler: z.array(z.object({ feld: z.string(), text: z.string() })),
});

/** 429, 500, 503: technical problem; `fehlerId` finds the line in the log. */
export const technisch = z.object({
  code: z.enum(['ZU_VIELE_ANFRAGEN', 'TECHNISCH', 'NICHT_ERREICHBAR']),
  errorMessage: z.string(),
  fehlerId: z.optional(z.string()),
});
