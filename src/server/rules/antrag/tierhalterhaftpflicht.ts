import type { TierhalterhaftpflichtAntworten } from '#machines/antrag/tierhalterhaftpflicht/answers.ts';
import { tierhalterhaftpflichtStrecke } from '#machines/antrag/tierhalterhaftpflicht/machine.ts';
import {
  tierhalterhaftpflichtLeistungen,
  versicherteHunde,
} from '../../documents/angaben/tierhalterhaftpflicht.ts';
import { thvTarif } from '../tarif/produkte/thv.ts';
import { antragsregel } from './antragsregel.ts';
import { nehmerAus } from './nehmer.ts';
import { selbstbeteiligung, type Produktvertrag } from './vertragsangaben.ts';

/** A dog owner's liability: from answers to a contract (`domain/antrag.md §6.2`). */
export const tierhalterhaftpflichtAntragsregel = antragsregel({
  antrag: 'tierhalterhaftpflicht',
  ...tierhalterhaftpflichtStrecke,
  tarif: thvTarif,
  nehmer: nehmerAus,
  vertrag,
  leistungen: tierhalterhaftpflichtLeistungen,
});

function vertrag(antworten: TierhalterhaftpflichtAntworten): Produktvertrag {
  const hunde = versicherteHunde(antworten);
  const { angebot: tarif } = antworten;
  if (!hunde || !tarif) throw new Error('An answer is missing.');
  return {
    variante: null,
    risiken: { selbstBeteiligung: selbstbeteiligung(tarif.sb), hunde },
  };
}
