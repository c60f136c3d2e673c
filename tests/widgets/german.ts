import { dictionary, type Words } from '#widgets/theme/dictionary.ts';

/** Says a widget's own words as in Germany. */
export function german<W extends Words>(words: W) {
  return dictionary('widgets', words, { spelling: 'de-DE', keys: false });
}
