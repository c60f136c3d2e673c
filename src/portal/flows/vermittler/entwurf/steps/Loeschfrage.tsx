import { useSelector } from '@xstate/react';
import * as select from '#machines/vermittler/entwurf/selectors.ts';
import { ConfirmDialog } from '#widgets/modal/ConfirmDialog.tsx';
import { t } from '../texte.ts';
import { Grund } from './Grund.tsx';
import type { StepProps } from './step.ts';

/** Once more, before it is gone. */
export function Loeschfrage({ actor, entwurf }: StepProps) {
  return (
    <ConfirmDialog
      open
      danger
      title={t('loeschfrageTitel')}
      confirmLabel={t('entwurfLoeschen')}
      cancelLabel={t('abbrechen')}
      busy={useSelector(actor, select.laedt)}
      onConfirm={() => actor.send({ type: 'BESTAETIGEN' })}
      onCancel={() => actor.send({ type: 'ABBRECHEN' })}
    >
      <p>{t(entwurf.gesendetAm === null ? 'loeschtext' : 'loeschtextGesendet')}</p>
      <Grund actor={actor} />
    </ConfirmDialog>
  );
}
