import type { BetriebshaftpflichtAntworten } from '#machines/antrag/betriebshaftpflicht/answers.ts';
import { betriebshaftpflichtStrecke } from '#machines/antrag/betriebshaftpflicht/machine.ts';
import { betriebshaftpflichtLeistungen } from '../../documents/angaben/betriebshaftpflicht.ts';
import { bhvTarif } from '../tarif/produkte/bhv.ts';
import { antragsregel } from './antragsregel.ts';
import { betriebspruefung, betriebsrisiken } from './betrieb.ts';
import type { Produktvertrag } from './vertragsangaben.ts';

/** Business liability: from answers to a contract (`domain/antrag.md §6.5`). */
export const betriebshaftpflichtAntragsregel = antragsregel({
  antrag: 'betriebshaftpflicht',
  ...betriebshaftpflichtStrecke,
  ...betriebspruefung<BetriebshaftpflichtAntworten>(),
  tarif: bhvTarif,
  vertrag,
  leistungen: betriebshaftpflichtLeistungen,
});

/** HFK sells no variant of its own here: its liability has the terms of the house (`domain/vertrag.md §8`). */
function vertrag({ einstieg, taetigkeit, angebot }: BetriebshaftpflichtAntworten): Produktvertrag {
  if (!einstieg || !taetigkeit || !angebot) throw new Error('An answer is missing.');
  const { bausteine, sb } = angebot;
  return {
    variante: null,
    risiken: { ...betriebsrisiken({ einstieg, taetigkeit }, sb), bhv: { bausteine } },
  };
}
