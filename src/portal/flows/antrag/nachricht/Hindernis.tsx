import { useSelector } from '@xstate/react';
import * as select from '#machines/antrag/nachricht/selectors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useFehlersatz } from '../../../shell/useFehlersatz.ts';
import { useOffline } from '../../../shell/useOffline.ts';
import type { Briefakteur } from './steps/step.ts';
import { t } from './texte.ts';

/** Why it has not arrived; what was written stays, and the button below sends it again. */
export function Hindernis({ actor }: { actor: Briefakteur }) {
  const istZuOft = useSelector(actor, select.istZuOft);
  const istGescheitert = useSelector(actor, select.istGescheitert);
  const offline = useOffline();
  const satz = useFehlersatz(t('fehler'));
  if (istZuOft) {
    return (
      <InfoBox type="warning" headline={t('nichtGesendet')}>
        {t('zuOft')}
      </InfoBox>
    );
  }
  if (!istGescheitert) return null;
  return (
    <InfoBox type="error" headline={t('nichtGesendet')}>
      {offline ? t('offline') : satz}
    </InfoBox>
  );
}
