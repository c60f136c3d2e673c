import * as z from 'zod/mini';

/** Why a contract is cancelled. */
export const kuendigungsgrundKey = z.enum([
  'WECHSEL',
  'ZU_TEUER',
  'UNZUFRIEDEN',
  'NICHT_BENOETIGT',
  'SCHADENFALL',
  'BEITRAGSERHOEHUNG',
  'RISIKOFORTFALL',
  'VERKAUF',
  'DOPPELVERSICHERUNG',
  'SONSTIGES',
]);
export type KuendigungsgrundKey = z.infer<typeof kuendigungsgrundKey>;

/** A reason to cancel, with what it asks for. */
export const kuendigungsgrund = z.object({
  key: kuendigungsgrundKey,
  label: z.string(),
  /** Which days may be chosen (`domain/vertrag.md §8`). */
  datumsRegel: z.enum([
    'ORDENTLICH',
    'SCHADENFALL',
    'BEITRAGSERHOEHUNG',
    'RISIKOFORTFALL',
    'VERKAUF',
    'UEBERGANG',
    'DOPPELVERSICHERUNG',
  ]),
  /** What has to be uploaded; null where nothing has. */
  nachweis: z.nullable(z.string()),
  freitextPflicht: z.boolean(),
});
export type Kuendigungsgrund = z.infer<typeof kuendigungsgrund>;

/** Reasons that somebody checks: they end the contract once the proof has been seen (`domain/vertrag.md §8`). */
const mitNachweis: ReadonlySet<KuendigungsgrundKey> = new Set([
  'RISIKOFORTFALL',
  'VERKAUF',
  'DOPPELVERSICHERUNG',
]);

export function brauchtNachweis(grund: KuendigungsgrundKey): boolean {
  return mitNachweis.has(grund);
}

/** Why a contract is revoked; the first says nothing. */
export const widerrufsgrundKey = z.enum([
  'KEINE_ANGABE',
  'BESSERES_ANGEBOT',
  'BEITRAG_ZU_HOCH',
  'LEISTUNG_PASST_NICHT',
  'FALSCHE_ANGABEN',
  'DOPPELT_VERSICHERT',
  'VERSEHENTLICH',
  'SONSTIGES',
]);

/** A reason to revoke. */
export const widerrufsgrund = z.object({ key: widerrufsgrundKey, label: z.string() });
export type Widerrufsgrund = z.infer<typeof widerrufsgrund>;
