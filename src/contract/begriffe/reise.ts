import type * as z from 'zod/mini';
import type { personenkreis as kreis } from '../entities/risiken.ts';

/** Who travels (`specification §3`), in a sentence. */
export const reisende = {
  SINGLE: 'eine Person',
  SINGLE_PLUS_KIND: 'eine Person mit Kind',
  PAAR: 'ein Paar',
  FAMILIE: 'eine Familie',
} as const satisfies Record<z.infer<typeof kreis>, string>;

/** Where a trip may lead. */
export const reiseziel = {
  EUROPA: 'Europa und alle Länder am Mittelmeer',
  WELT: 'Weltweit',
} as const;

/** The same where it is asked. */
export const reisezielKurz = {
  EUROPA: 'Europa und Mittelmeer',
  WELT: 'Weltweit',
} as const;

/** One trip, or all of a year. */
export const reiseart = {
  EINZELREISE: 'Eine Reise',
  JAHRESVERTRAG: 'Alle Reisen eines Jahres',
} as const;

/** Who travels, where she chooses it herself. */
export const personenkreis = {
  SINGLE: 'Eine Person',
  SINGLE_PLUS_KIND: 'Eine Person mit Kind',
  PAAR: 'Paar',
  FAMILIE: 'Familie',
} as const satisfies Record<keyof typeof reisende, string>;

/** What can be insured, each with what it does. */
export const baustein = {
  RUECKTRITT: 'Reiserücktritt',
  REISEKRANKEN: 'Reisekranken',
  GEPAECK: 'Reisegepäck',
} as const;

export const bausteinfolge = {
  RUECKTRITT: 'Wenn Sie absagen oder abbrechen müssen, etwa weil jemand krank wird.',
  REISEKRANKEN: 'Behandlung im Ausland, Arznei und Rücktransport.',
  GEPAECK: 'Wenn Gepäck gestohlen, beschädigt oder zerstört wird.',
} as const satisfies Record<keyof typeof baustein, string>;
