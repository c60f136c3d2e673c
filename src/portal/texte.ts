import { dictionary, type Words } from '#widgets/theme/dictionary.ts';
import { aufruf, spellingVon } from './aufruf.ts';

/**
 * Reads a dictionary in the spelling of the brand's country; with `?withoutTranslations` the keys are
 * shown instead (`specification §2`).
 */
export function texte<T extends Words>(
  bereich: string,
  sammlung: T,
  { brand, withoutTranslations }: Pick<typeof aufruf, 'brand' | 'withoutTranslations'> = aufruf,
) {
  const form = { spelling: spellingVon(brand), keys: withoutTranslations };
  return dictionary(bereich, sammlung, form);
}
