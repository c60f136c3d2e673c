import { useSelector } from '@xstate/react';
import * as select from '#machines/vermittler/umsatz-bestaetigen/selectors.ts';
import { ConfirmDialog } from '#widgets/modal/ConfirmDialog.tsx';
import { Auftragsfeld, useAuftrag } from '../../../vertrag/Auftragsfeld.tsx';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** Says what happens to how many, and asks for whom he acts; then how far it is. */
export function Frage({ actor }: StepProps) {
  const { formular, erklaeren } = useAuftrag(true);
  const anzahl = String(useSelector(actor, select.vertraege).length);
  const nummer = String(useSelector(actor, select.ergebnisse).length + 1);
  const laedt = useSelector(actor, select.laedt);
  return (
    <ConfirmDialog
      open
      title={t('frageTitel')}
      confirmLabel={t('jetzt')}
      cancelLabel={t('abbrechen')}
      busy={laedt}
      onConfirm={() =>
        erklaeren(({ imAuftragDesKunden }) => {
          if (imAuftragDesKunden)
            actor.send({ type: 'BESTAETIGEN', antwort: { imAuftragDesKunden } });
        })
      }
      onCancel={() => actor.send({ type: 'ABBRECHEN' })}
    >
      <p>{t('folge', { anzahl })}</p>
      <output>{laedt ? t('fortschritt', { nummer, anzahl }) : ''}</output>
      <Auftragsfeld formular={formular} />
    </ConfirmDialog>
  );
}
