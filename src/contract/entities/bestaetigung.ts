import * as z from 'zod/mini';

/** Confirmations a contract gives on request (`domain/vertrag.md §10`). */
export const bestaetigungsart = z.enum([
  'VERSICHERUNGSBESTAETIGUNG',
  'HUNDEHALTERBESTAETIGUNG',
  'HAFTPFLICHTBESTAETIGUNG',
  'BEITRAGSBESTAETIGUNG',
  'SCHADENFREIHEITSBESTAETIGUNG',
]);
export type Bestaetigungsart = z.infer<typeof bestaetigungsart>;

/** What they are called, on the page and above the document. */
export const bestaetigungsName = {
  VERSICHERUNGSBESTAETIGUNG: 'Versicherungsbestätigung',
  HUNDEHALTERBESTAETIGUNG: 'Hundehalterbestätigung',
  HAFTPFLICHTBESTAETIGUNG: 'Haftpflichtbestätigung',
  BEITRAGSBESTAETIGUNG: 'Beitragsbestätigung',
  SCHADENFREIHEITSBESTAETIGUNG: 'Schadenfreiheitsbestätigung',
} as const satisfies Record<Bestaetigungsart, string>;

/** 409: a confirmation is refused, with the German sentence the customer reads. */
export const bestaetigungAbgelehnt = z.object({
  code: z.enum(['ART', 'JAHR', 'STATUS', 'NICHT_BEGONNEN', 'MAHNUNG', 'MANUELL', 'TAGESGRENZE']),
  errorMessage: z.string(),
});
export type BestaetigungAbgelehnt = z.infer<typeof bestaetigungAbgelehnt>;

/** What a contract confirms today. */
export const bestaetigungsangebot = z.object({
  /** Why it confirms nothing more today; null while it does. */
  hinderung: z.nullable(bestaetigungAbgelehnt),
  /** The kinds its product has. */
  arten: z.array(
    z.object({
      art: bestaetigungsart,
      /** Years to choose from, the latest first; empty where none is asked for. */
      jahre: z.array(z.int()),
      hinderung: z.nullable(bestaetigungAbgelehnt),
    }),
  ),
});
export type Bestaetigungsangebot = z.infer<typeof bestaetigungsangebot>;
