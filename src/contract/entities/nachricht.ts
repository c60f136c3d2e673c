import * as z from 'zod/mini';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { schadenNummer } from './schaden.ts';

/** Whose mailbox: pools distinguish customer and agent (`specification §6`). */
export const nachrichtenPool = z.enum(['benutzer', 'vermittler']);
export type Nachrichtenpool = z.infer<typeof nachrichtenPool>;

/** What a message is about (`domain/konto.md §9`). */
export const nachrichtenKategorie = z.enum([
  'DOKUMENT',
  'AENDERUNG',
  'SCHADEN',
  'BEITRAG',
  'ALLGEMEIN',
]);
export type Nachrichtenkategorie = z.infer<typeof nachrichtenKategorie>;

/** File at a message or in a chat; size in bytes. */
export const anhang = z.object({
  id: z.string(),
  name: z.string(),
  typ: z.string(),
  /** Null where opening makes it. */
  groesse: z.nullable(z.int()),
});

/** Message as the lists of a mailbox name it. */
export const nachrichtenkopf = z.object({
  id: z.uuid(),
  betreff: z.string(),
  von: z.string(),
  an: z.string(),
  datum: z.iso.datetime(),
  gelesen: z.boolean(),
  vertragsId: z.optional(versicherungsNummer),
  schadenNummer: z.optional(schadenNummer),
  kategorie: nachrichtenKategorie,
});
export type Nachrichtenkopf = z.infer<typeof nachrichtenkopf>;

/** One side of a conversation; `text` is sanitised HTML. */
export const gespraechsbeitrag = z.object({
  id: z.uuid(),
  von: z.string(),
  datum: z.iso.datetime(),
  /** Its reader wrote it. */
  gesendet: z.boolean(),
  text: z.string(),
});
export type Gespraechsbeitrag = z.infer<typeof gespraechsbeitrag>;

/** Message of the mailbox (`domain/konto.md §9`); `text` is sanitised HTML. */
export const nachricht = z.object({
  ...nachrichtenkopf.shape,
  text: z.string(),
  anhaenge: z.array(anhang),
  /** Its conversation as far as it is still in the mailbox, itself among it, the oldest first. */
  gespraech: z.array(gespraechsbeitrag),
});
export type Nachricht = z.infer<typeof nachricht>;
