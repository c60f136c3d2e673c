import type { Umzugsanschrift } from '#contract/entities/umzug.ts';

/** An address in one line. */
export function adresse({ strasse, hausnummer, plz, ort }: Umzugsanschrift): string {
  return `${strasse} ${hausnummer}, ${plz} ${ort}`;
}
