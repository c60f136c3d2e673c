import { nachtragsteile } from '#contract/schaeden/nachtragsteile.ts';
import { texte } from '../../texte.ts';

const namen = Object.keys(nachtragsteile) as (keyof typeof nachtragsteile)[];

/** What each part is called and what it is about, where a list of them stands. */
export const teil = texte('schaden.teil', {
  ...je(({ label }) => label, ''),
  ...je(({ hinweis }) => hinweis, '_hinweis'),
});

type Teilname = (typeof namen)[number];

function je<const Ende extends string>(
  wort: (eintrag: { label: string; hinweis: string }) => string,
  ende: Ende,
): Record<`${Teilname}${Ende}`, string> {
  const eintraege = namen.map((name) => [`${name}${ende}`, wort(nachtragsteile[name])]);
  return Object.fromEntries(eintraege) as Record<`${Teilname}${Ende}`, string>;
}
