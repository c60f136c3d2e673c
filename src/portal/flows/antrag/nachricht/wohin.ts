import * as select from '#machines/antrag/nachricht/selectors.ts';
import { t } from './texte.ts';

type Briefbild = Parameters<typeof select.empfaenger>[0];

/** Who answers, and that nothing is looked at before it is sent, where somebody has to look at it. */
export function wohin(snapshot: Briefbild, pruefung: boolean): string {
  if (select.istEmpfaengerOffen(snapshot)) return t('antwort');
  const empfaenger = select.empfaenger(snapshot);
  if (empfaenger)
    return t(pruefung ? 'pruefungVermittler' : 'anVermittler', { name: empfaenger.name });
  return t(pruefung ? 'pruefungUns' : 'anUns');
}
