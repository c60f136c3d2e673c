import type { MehrgefahrenAntworten } from '#machines/antrag/sachinhalt-mehrgefahren/answers.ts';
import type { sachinhaltMehrgefahren } from '#machines/antrag/sachinhalt-mehrgefahren/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { anfrageMit } from '../anfrage.ts';
import { antragCases } from '../antragCases.ts';
import type { AntragFall } from '../fall.ts';
import * as inhalt from '../inhaltsfall.ts';

const { einstieg, ...danach } = inhalt.antworten;

/** One valid answer per step. */
export const antworten = {
  einstieg,
  angebot: {
    gefahren: ['EINBRUCHDIEBSTAHL', 'LEITUNGSWASSER', 'STURM_HAGEL', 'ELEMENTAR'],
    sb: 'SB_250',
    zahlweise: 'JAEHRLICH',
    versicherungsbeginn: '2026-11-21',
  },
  ...danach,
} satisfies Required<MehrgefahrenAntworten>;

/** What is asked and answered here alone. */
export const fall: AntragFall<MehrgefahrenAntworten> = {
  ...inhalt.inhaltsfall<MehrgefahrenAntworten>(),
  antworten,
  anfrage: anfrageMit(risiko),
  teile: ['FEUER', 'EINBRUCHDIEBSTAHL'],
  korrektur: { ...antworten.angebot, annahmen: { bauart: 'WEICHE_DACHUNG' } },
  zurueckgenommen: { ...antworten.angebot, annahmen: { bauart: 'MASSIV' } },
  weitereWahl: [
    { gefahren: ['LEITUNGSWASSER', 'GLAS'] },
    { gefahren: [] },
    { sb: 'SB_1000' },
    { annahmen: { bauart: 'HOLZ_FACHWERK', ema: true, vorschaeden: 1 } },
  ],
  andereWahl: { ...antworten.angebot, zahlweise: 'HALBJAEHRLICH' },
};

export const cases = casesFor<typeof sachinhaltMehrgefahren>(antragCases(fall));

/** What the price takes (`domain/antrag.md §6.9`). */
function risiko(alle: MehrgefahrenAntworten) {
  const risiken = inhalt.inhaltsrisiko(alle);
  if (!risiken || !alle.angebot) return null;
  return {
    produkt: 'SI_MEHRGEFAHREN',
    ...risiken,
    gefahren: ['FEUER', ...alle.angebot.gefahren],
  };
}
