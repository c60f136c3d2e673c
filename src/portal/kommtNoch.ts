import type { Adressanfang, Pfad } from './addresses.ts';
import { beratungen, spaetereBeratungen } from './produktadressen.ts';

/**
 * Addresses whose page is still to come: whoever opens one reads that it does, and nothing leads there.
 * An entry goes with its content; navigation, start page, questions and sentences that lead there come
 * back by themselves. Of products the list says it (`produktadressen.ts`).
 */
export const kommtNoch = [
  ...[...beratungen, ...spaetereBeratungen].map(({ pfad }) => pfad),
  '/betriebshaftpflicht/wechsel',
] as const satisfies readonly Pfad[];

export type KommtNoch = (typeof kommtNoch)[number];

/** Whether there is more behind an address than the word that it is to come. */
export function steht(adresse: Adressanfang | Pfad): boolean {
  return !alle.has(adresse);
}

const alle: ReadonlySet<string> = new Set(kommtNoch);

/** Where a claim is reported: the form, or the answer that says who takes it until then. */
export const schadenweg = steht('/schaden-melden')
  ? '/schaden-melden/'
  : '/haeufige-fragen/#schaden-melden';
