import type { MehrgefahrenAntworten } from '#machines/antrag/sachinhalt-mehrgefahren/answers.ts';
import { mehrgefahrenStrecke } from '#machines/antrag/sachinhalt-mehrgefahren/machine.ts';
import { sachinhaltLeistungen } from '../../documents/angaben/sachinhalt.ts';
import { siTarif } from '../tarif/produkte/si.ts';
import { antragsregel } from './antragsregel.ts';
import { inhaltspruefung, inhaltsrisiken } from './sachinhaltGemeinsam.ts';

/** Property contents by hazard: from answers to a contract (`domain/antrag.md §6.9`). */
export const mehrgefahrenAntragsregel = antragsregel({
  antrag: 'sachinhalt-mehrgefahren',
  ...mehrgefahrenStrecke,
  ...inhaltspruefung<MehrgefahrenAntworten>(),
  tarif: siTarif,
  vertrag: (antworten) => ({
    variante: null,
    risiken: {
      ...inhaltsrisiken(antworten, antworten.angebot?.gefahren.includes('ELEMENTAR') === true),
      gefahren: ['FEUER', ...(antworten.angebot?.gefahren ?? [])],
    },
  }),
  leistungen: (antworten) => sachinhaltLeistungen(antworten, antworten.angebot),
});
