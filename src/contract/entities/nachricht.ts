import * as z from 'zod/mini';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { schadenNummer } from './schaden.ts';

/** Whose mailbox: pools distinguish customer and agent (`specification §6`). */
export const nachrichtenPool = z.enum(['benutzer', 'vermittler']);

/** What a message is about (`domain/konto.md §9`). */
export const nachrichtenKategorie = z.enum([
  'DOKUMENT',
  'AENDERUNG',
  'SCHADEN',
  'BEITRAG',
  'ALLGEMEIN',
]);

/** File at a message or in a chat; size in bytes. */
export const anhang = z.object({
  id: z.string(),
  name: z.string(),
  typ: z.string(),
  groesse: z.int(),
});

/** Message of the mailbox (`domain/konto.md §9`); `text` is sanitised HTML. */
export const nachricht = z.object({
  id: z.string(),
  betreff: z.string(),
  text: z.string(),
  von: z.string(),
  an: z.string(),
  datum: z.iso.datetime(),
  gelesen: z.boolean(),
  vertragsId: z.optional(versicherungsNummer),
  schadenNummer: z.optional(schadenNummer),
  anhaenge: z.array(anhang),
  kategorie: nachrichtenKategorie,
});
