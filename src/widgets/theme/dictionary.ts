import type { Spelling } from '#brands/brand.ts';
import { schreibung } from '#brands/schreibung.ts';

/** German sentences of one place; `{name}` is filled in. */
export type Words = Readonly<Record<string, string>>;

/** Says a sentence of a dictionary with its values filled in. */
export type Say<W extends Words> = (
  key: keyof W & string,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** How texts are shown: spelled as in the brand's country, or as the keys they have (`specification §2`). */
export interface TextForm {
  spelling: Spelling;
  keys: boolean;
}

/** Reads a dictionary; as a key a sentence is `area.key`, without its values. */
export function dictionary<W extends Words>(
  area: string,
  words: W,
  { spelling, keys }: TextForm,
): Say<W> {
  const write = schreibung(spelling);
  return (key, values = {}) =>
    keys
      ? `${area}.${key}`
      : write(words[key] ?? key).replaceAll(/\{(\w+)\}/g, (place, name: string) =>
          String(values[name] ?? place),
        );
}
