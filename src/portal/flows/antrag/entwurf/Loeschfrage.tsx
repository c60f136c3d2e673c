import * as select from '#machines/draft/dialog.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { ConfirmDialog } from '#widgets/modal/ConfirmDialog.tsx';
import { useFehlersatz } from '../../../shell/useFehlersatz.ts';
import { useSelector } from '../../useSelector.ts';
import type { Entwurfsprops } from './antragsbild.ts';
import { t } from './texte.ts';

/** The draft goes; what stands in this tab stays. */
export function Loeschfrage({ entwurf }: Pick<Entwurfsprops, 'entwurf'>) {
  const gescheitert = useSelector(entwurf, select.misserfolg) !== null;
  const satz = useFehlersatz(t('nichtGeloescht'));
  return (
    <ConfirmDialog
      open
      danger
      title={t('loeschenFrage')}
      confirmLabel={t('loeschen')}
      busy={useSelector(entwurf, select.laeuft)}
      onConfirm={() => entwurf.send({ type: 'BESTAETIGEN' })}
      onCancel={() => entwurf.send({ type: 'ABBRECHEN' })}
    >
      <p>{t('loeschenText')}</p>
      {gescheitert && <InfoBox type="error" headline={satz} />}
    </ConfirmDialog>
  );
}
