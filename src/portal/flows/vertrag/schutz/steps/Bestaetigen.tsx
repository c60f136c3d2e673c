import { useSelector } from '@xstate/react';
import * as select from '#machines/vertrag/schutz/selectors.ts';
import { ConfirmDialog } from '#widgets/modal/ConfirmDialog.tsx';
import { einmalsatz, satzwerte } from '../../aenderung/steps/Bestaetigen.tsx';
import { t } from '../texte.ts';
import { wunschsatz, zahlweiseMitAllen } from '../wunschworte.ts';
import type { PruefProps } from './Pruefen.tsx';
import { useWorte } from './step.ts';

/** The last question before it is binding. */
export function Bestaetigen({ actor, vertrag, ergebnis, berechnung }: PruefProps) {
  const offen = useSelector(actor, select.fragtNach);
  const laedt = useSelector(actor, select.laedt);
  const teurer = useSelector(actor, select.istTeurer);
  const wuensche = useSelector(actor, select.wuensche);
  const { einzeln } = useWorte(actor);
  const stand = { vertrag, ergebnis, wuensche };
  const werte = { worte: { satz: wunschsatz(stand) }, berechnung };
  return (
    <ConfirmDialog
      open={offen}
      title={t(teurer ? 'kostenpflichtigTitel' : 'bestaetigenTitel')}
      busy={laedt}
      onConfirm={() => actor.send({ type: 'BESTAETIGEN' })}
      onCancel={() => actor.send({ type: 'ABBRECHEN' })}
    >
      {[
        einzeln('bestaetigen', satzwerte(werte, zahlweiseMitAllen(stand, berechnung))),
        einmalsatz(berechnung),
      ].join(' ')}
    </ConfirmDialog>
  );
}
