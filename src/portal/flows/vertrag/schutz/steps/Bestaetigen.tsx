import { useSelector } from '@xstate/react';
import * as select from '#machines/vertrag/schutz/selectors.ts';
import { ConfirmDialog } from '#widgets/modal/ConfirmDialog.tsx';
import { einmalsatz } from '../../aenderung/steps/Bestaetigen.tsx';
import { t as einzeln } from '../../aenderung/texte.ts';
import { t } from '../texte.ts';
import { satzwerteAller } from '../wunschworte.ts';
import type { PruefProps } from './Pruefen.tsx';
import { useWorte } from './step.ts';

/** The last question before it is binding. */
export function Bestaetigen({ actor, vertrag, ergebnis, berechnung }: PruefProps) {
  const offen = useSelector(actor, select.fragtNach);
  const laedt = useSelector(actor, select.laedt);
  const teurer = useSelector(actor, select.istTeurer);
  const wuensche = useSelector(actor, select.wuensche);
  const { sagen } = useWorte(actor);
  const werte = satzwerteAller({ vertrag, ergebnis, wuensche }, berechnung);
  const verbindlich = wuensche.length > 1 ? t('bestaetigenTitel') : einzeln('bestaetigenTitel');
  const titel = teurer ? einzeln('kostenpflichtigTitel') : verbindlich;
  return (
    <ConfirmDialog
      open={offen}
      title={titel}
      busy={laedt}
      onConfirm={() => actor.send({ type: 'BESTAETIGEN' })}
      onCancel={() => actor.send({ type: 'ABBRECHEN' })}
    >
      {[sagen('verbindlich', werte), einmalsatz(berechnung)].join(' ')}
    </ConfirmDialog>
  );
}
