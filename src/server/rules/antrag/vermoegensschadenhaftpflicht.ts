import type { VermoegensschadenAntworten } from '#machines/antrag/vermoegensschadenhaftpflicht/answers.ts';
import { vermoegensschadenStrecke } from '#machines/antrag/vermoegensschadenhaftpflicht/machine.ts';
import { privatVersicherte } from '#machines/antrag/vermoegensschadenhaftpflicht/personen.ts';
import { vermoegensschadenLeistungen } from '../../documents/angaben/vermoegensschadenhaftpflicht.ts';
import { vhTarif } from '../tarif/produkte/vh.ts';
import { antragsregel } from './antragsregel.ts';
import { betriebspruefung, betriebsrisiken } from './betrieb.ts';
import type { Produktvertrag } from './vertragsangaben.ts';

/** Financial loss liability: from answers to a contract (`domain/antrag.md §6.10`). */
export const vermoegensschadenAntragsregel = antragsregel({
  antrag: 'vermoegensschadenhaftpflicht',
  ...vermoegensschadenStrecke,
  ...betriebspruefung<VermoegensschadenAntworten>(),
  tarif: vhTarif,
  vertrag,
  leistungen: vermoegensschadenLeistungen,
});

function vertrag(antworten: VermoegensschadenAntworten): Produktvertrag {
  const { einstieg, taetigkeit, angebot } = antworten;
  if (!einstieg || !taetigkeit || !angebot) throw new Error('An answer is missing.');
  const { buerohaftpflicht, phvAnzahl } = angebot;
  const phv = phvAnzahl !== 'KEINE';
  return {
    variante: null,
    risiken: {
      ...betriebsrisiken({ einstieg, taetigkeit }, angebot.sb),
      vh: { versicherteGefahren: { buerohaftpflicht, phv } },
      buerohaftpflicht,
      phvAnzahl,
      mitversicherte: privatVersicherte(antworten),
    },
  };
}
