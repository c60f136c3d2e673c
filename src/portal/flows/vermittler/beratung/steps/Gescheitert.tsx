import { useSelector } from '@xstate/react';
import * as select from '#machines/vermittler/beratung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useFehlersatz } from '../../../../shell/useFehlersatz.ts';
import { useOffline } from '../../../../shell/useOffline.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** A call failed: it can be made again; nothing where none did. */
export function Gescheitert({ actor }: Pick<StepProps, 'actor'>) {
  const offline = useOffline();
  const satz = useFehlersatz(t('fehler'));
  if (!useSelector(actor, select.istGescheitert)) return null;
  return (
    <InfoBox
      type="error"
      headline={offline ? t('keineVerbindung') : satz}
      action={<Button onClick={() => actor.send({ type: 'ERNEUT' })}>{t('nochmal')}</Button>}
    >
      {t('nichtsVerloren')}
    </InfoBox>
  );
}
