import type { SachinhaltAntworten } from '#machines/antrag/sachinhalt/answers.ts';
import type { sachinhalt } from '#machines/antrag/sachinhalt/machine.ts';
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
    variante: 'PLUS',
    elementar: true,
    sb: 'SB_250',
    zahlweise: 'JAEHRLICH',
    versicherungsbeginn: '2026-11-21',
  },
  ...danach,
} satisfies Required<SachinhaltAntworten>;

/** What is asked and answered here alone. */
export const fall: AntragFall<SachinhaltAntworten> = {
  ...inhalt.inhaltsfall<SachinhaltAntworten>(),
  antworten,
  anfrage: anfrageMit(risiko),
  teile: ['FEUER', 'UEBRIGE_GEFAHREN', 'ELEMENTAR'],
  korrektur: { ...antworten.angebot, annahmen: { bauart: 'WEICHE_DACHUNG' } },
  zurueckgenommen: { ...antworten.angebot, annahmen: { bauart: 'MASSIV' } },
  weitereWahl: [
    { variante: 'BASIS' },
    { sb: 'SB_1000' },
    { elementar: false },
    { annahmen: { bauart: 'HOLZ_FACHWERK', ema: true, vorschaeden: 1 } },
  ],
  andereWahl: { ...antworten.angebot, zahlweise: 'HALBJAEHRLICH' },
};

export const cases = casesFor<typeof sachinhalt>(antragCases(fall));

/** What the price takes (`domain/antrag.md §6.8`). */
function risiko(alle: SachinhaltAntworten) {
  const risiken = inhalt.inhaltsrisiko(alle);
  if (!risiken || !alle.angebot) return null;
  const { variante, elementar } = alle.angebot;
  return { produkt: 'SI_ALLGEFAHREN', ...risiken, variante, elementar };
}
