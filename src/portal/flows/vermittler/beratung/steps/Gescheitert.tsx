import { useSelector } from '@xstate/react';
import * as select from '#machines/vermittler/beratung/selectors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useFehlersatz } from '../../../../shell/useFehlersatz.ts';
import { useOffline } from '../../../../shell/useOffline.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** A call failed: why, and that nothing is lost; the button of its form makes it again, with what stands there now. */
export function Gescheitert({ actor }: Pick<StepProps, 'actor'>) {
  const offline = useOffline();
  const satz = useFehlersatz(t('fehler'));
  const ablehnung = useSelector(actor, select.ablehnung);
  if (!useSelector(actor, select.istGescheitert)) return null;
  return (
    <InfoBox type="error" headline={ablehnung ?? (offline ? t('keineVerbindung') : satz)}>
      {t('nichtsVerloren')}
    </InfoBox>
  );
}
