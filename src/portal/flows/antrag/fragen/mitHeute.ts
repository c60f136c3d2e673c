import { heuteInBerlin } from '#contract/tagformat.ts';

/**
 * What a page of questions is asked about, and which day it is: a page stands open over midnight, and what is answered
 * on it is answered today. Only `Intl` knows the day in Berlin, and wakes up for 18 ms (70 on a phone): a first
 * question that is not about days answers before that.
 */
export function mitHeute<Stand extends object>(
  stand: Stand,
  jetzt: Date,
): Stand & { readonly heute: string } {
  return {
    ...stand,
    get heute() {
      return heuteInBerlin(jetzt);
    },
  };
}
