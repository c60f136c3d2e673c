import type { ReiseAntworten } from '#machines/antrag/reise/answers.ts';
import { reiseStrecke } from '#machines/antrag/reise/machine.ts';
import { mitRuecktritt } from '#machines/antrag/reise/regel.ts';
import { reiseleistungen, versicherteReise } from '../../documents/angaben/reise.ts';
import { reiseTarif } from '../tarif/produkte/reise.ts';
import { antragsregel } from './antragsregel.ts';
import { nehmerAus } from './nehmer.ts';
import type { Produktvertrag } from './vertragsangaben.ts';

/** Travel cover: from answers to a contract (`domain/antrag.md §6.7`). */
export const reiseAntragsregel = antragsregel({
  antrag: 'reise',
  ...reiseStrecke,
  tarif: reiseTarif,
  nehmer: nehmerAus,
  vertrag,
  leistungen: reiseleistungen,
});

function vertrag(antworten: ReiseAntworten): Produktvertrag {
  const reise = versicherteReise(antworten);
  const { angebot } = antworten;
  if (!reise || !angebot) throw new Error('An answer is missing.');
  const mitSb = angebot.sb20 && mitRuecktritt(antworten);
  return {
    variante: null,
    risiken: {
      selbstBeteiligung: mitSb ? { wert: 20, unit: 'PERCENT' } : { wert: 0, unit: 'ABSOLUT' },
      reise,
    },
  };
}
