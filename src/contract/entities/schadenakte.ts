import * as z from 'zod/mini';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { entschieden, schadenkopf } from './schaden.ts';

/** What happened to a claim, and who did it. */
export const schadenEreignis = z.object({
  ereignis: z.enum([
    'GEMELDET',
    'BEARBEITER_ZUGEORDNET',
    'UNTERLAGE_ANGEFORDERT',
    'UNTERLAGE_ERHALTEN',
    'ANGABEN_ERGAENZT',
    'GUTACHTER_BEAUFTRAGT',
    'ENTSCHEIDUNG',
    'ZAHLUNG',
    'NACHRICHT',
    'GESCHLOSSEN',
    'WIEDEREROEFFNET',
    'ZURUECKGEZOGEN',
  ]),
  zeitpunkt: z.iso.datetime(),
  autor: z.enum(['Sie', 'Schadenservice', 'System']),
  /** What it was about, in a few words: the documents, the amount. */
  notiz: z.nullable(z.string()),
});
export type SchadenEreignis = z.infer<typeof schadenEreignis>;

/** One entry of the list of documents a claim needs (`domain/schaden.md §5`). */
export const schadenUnterlage = z.object({
  typ: z.string(),
  label: z.string(),
  pflicht: z.boolean(),
  erhalten: z.boolean(),
  hinweis: z.nullable(z.string()),
});
export type SchadenUnterlage = z.infer<typeof schadenUnterlage>;

/** Parts of what is asked once a claim has its number, in the order they are offered (`domain/schaden.md §2`, `§4`). */
export const nachtragsteil = z.enum([
  'umstaende',
  'sachen',
  'beteiligte',
  'polizei',
  'versicherung',
  'auszahlung',
]);
export type Nachtragsteil = z.infer<typeof nachtragsteil>;

/** One part of what is asked after the report, and whether it was answered. */
export const schadenTeil = z.object({ teil: nachtragsteil, beantwortet: z.boolean() });
export type SchadenTeil = z.infer<typeof schadenTeil>;

/** Claim as its reporter sees it (`domain/schaden.md §7`); amounts in cents. */
export const schaden = z.object({
  ...schadenkopf.shape,
  melder: z.enum(['KUNDE', 'VERMITTLER', 'GESCHAEDIGTER']),
  gemeldetAm: z.iso.datetime(),
  /** Day until which somebody of us answers; null once it is decided. */
  antwortBis: z.nullable(datum),
  /** What was reported, in German words; empty where it was reported before the portal kept it. */
  angaben: z.array(z.object({ label: z.string(), wert: z.string() })),
  /** What is asked after the report. */
  teile: z.array(schadenTeil),
  /** What was answered of it by part (`schaeden/nachtrag.ts`), the account masked; empty for brokers. */
  nachtrag: z.record(z.string(), z.unknown()),
  verlauf: z.array(schadenEreignis),
  unterlagen: z.array(schadenUnterlage),
  /** The IBAN is masked except its last 4 characters. */
  zahlungen: z.array(z.object({ datum, betrag: cent, empfaenger: z.string(), iban: z.string() })),
});
export type Schaden = z.infer<typeof schaden>;

/** May be withdrawn by the customer: nothing of it is or was decided or paid (`domain/offen.md`). */
export function istZurueckziehbar({
  status,
  melder,
  verlauf,
  zahlungen,
}: Pick<Schaden, 'status' | 'melder'> & {
  readonly verlauf: readonly Pick<SchadenEreignis, 'ereignis'>[];
  readonly zahlungen: readonly unknown[];
}): boolean {
  const wurdeEntschieden = verlauf.some(({ ereignis }) => ereignis === 'ENTSCHEIDUNG');
  return (
    !entschieden.has(status) &&
    !nachEntscheidung.has(status) &&
    !wurdeEntschieden &&
    zahlungen.length === 0 &&
    melder !== 'GESCHAEDIGTER'
  );
}

const nachEntscheidung: ReadonlySet<Schaden['status']> = new Set([
  'TEILREGULIERT',
  'WIEDEREROEFFNET',
]);
