import type { SachinhaltAntworten } from '#machines/antrag/sachinhalt/answers.ts';
import { sachinhaltStrecke } from '#machines/antrag/sachinhalt/machine.ts';
import { sachinhaltLeistungen } from '../../documents/angaben/sachinhalt.ts';
import { siTarif } from '../tarif/produkte/si.ts';
import { antragsregel } from './antragsregel.ts';
import { inhaltspruefung, inhaltsrisiken } from './sachinhaltGemeinsam.ts';

/** Property contents against all risks: from answers to a contract (`domain/antrag.md §6.8`). */
export const sachinhaltAntragsregel = antragsregel({
  antrag: 'sachinhalt',
  ...sachinhaltStrecke,
  ...inhaltspruefung<SachinhaltAntworten>(),
  tarif: siTarif,
  vertrag: (antworten) => ({
    variante: antworten.angebot?.variante ?? null,
    risiken: inhaltsrisiken(antworten, antworten.angebot?.elementar === true),
  }),
  leistungen: (antworten) => sachinhaltLeistungen(antworten, antworten.angebot),
});
