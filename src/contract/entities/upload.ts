import * as z from 'zod/mini';

/** What a file is sent for; it proves nothing else. */
export const uploadZweck = z.enum(['KUENDIGUNG', 'AENDERUNG', 'SCHADEN', 'NACHRICHT']);
export type UploadZweck = z.infer<typeof uploadZweck>;

/** A file that has arrived and was looked into. */
export const hochgeladen = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Media type found in it, not the one that was claimed. */
  typ: z.string(),
  /** Bytes. */
  groesse: z.int(),
});
export type Hochgeladen = z.infer<typeof hochgeladen>;

/** Where bytes go, once: any header named has to come with them. */
export const uploadziel = z.object({
  url: z.string(),
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
});
export type Uploadziel = z.infer<typeof uploadziel>;

/** Files that prove one thing. */
export const nachweiseMax = 10;

/** Files that prove what is changed; agreed to with the calculation in sight. */
export const nachweisIds = z.optional(z.array(z.uuid()).check(z.maxLength(nachweiseMax)));

export const nachweisdatei = z.pick(hochgeladen, { id: true, name: true, groesse: true });
export type Nachweisdatei = z.infer<typeof nachweisdatei>;

/** The files of a proof, as a page remembers them. */
export const nachweisdateien = z.array(nachweisdatei).check(z.maxLength(nachweiseMax));

/** Why a file is not taken (`domain/schaden.md §6`); after NICHT_ANGEKOMMEN sending it again helps. */
export const uploadCode = z.enum([
  'TYP',
  'LEER',
  'GROESSE',
  'ANZAHL',
  'GESAMT',
  'NICHT_GEPRUEFT',
  'AKTIV',
  'UNLESBAR',
  'BILDPUNKTE',
  'UNVOLLSTAENDIG',
  'NICHT_ANGEKOMMEN',
  'VERWENDET',
]);

/** 409: the file is refused, with the German sentence that stands beside it. */
export const uploadAbgelehnt = z.object({ code: uploadCode, errorMessage: z.string() });
export type UploadAbgelehnt = z.infer<typeof uploadAbgelehnt>;
