import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { t } from './seitentexte.ts';

type Vorgemerkt = Vertrag['vorgemerkteAenderungen'][number];

/** What taking one of them back does; those that begin later were calculated with it. */
export function loeschfolge(eine: Vorgemerkt, alle: readonly Vorgemerkt[]): string {
  const { wirksamkeitsdatum: tag } = eine;
  const folge = t('vormerkungLoeschenText', { datum: formatDatumLang(tag) });
  const spaetere = alle.some(({ wirksamkeitsdatum }) => wirksamkeitsdatum > tag);
  return spaetere ? `${folge} ${t('spaetereVormerkungen')}` : folge;
}
