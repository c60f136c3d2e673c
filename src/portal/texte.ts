import { schreibung } from '#brands/schreibung.ts';
import { aufruf, spellingVon } from './aufruf.ts';

/** German sentences of one place; `{name}` is filled in. */
export type Texte = Readonly<Record<string, string>>;

/**
 * Reads a dictionary in the spelling of the brand's country; with `?withoutTranslations` the keys are
 * shown instead (`specification §2`).
 */
export function texte<T extends Texte>(
  bereich: string,
  sammlung: T,
  { brand, withoutTranslations }: Pick<typeof aufruf, 'brand' | 'withoutTranslations'> = aufruf,
) {
  const schreibe = schreibung(spellingVon(brand));
  return (schluessel: keyof T & string, werte: Record<string, string | number> = {}): string =>
    withoutTranslations
      ? `${bereich}.${schluessel}`
      : schreibe(sammlung[schluessel] ?? schluessel).replaceAll(
          /\{(\w+)\}/g,
          (platz, name: string) => String(werte[name] ?? platz),
        );
}
