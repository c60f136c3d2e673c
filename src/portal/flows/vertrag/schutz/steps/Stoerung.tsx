import { useEffect, useRef } from 'react';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useFehlersatz } from '../../../../shell/useFehlersatz.ts';
import { useOffline } from '../../../../shell/useOffline.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

interface Props extends Pick<StepProps, 'actor'> {
  /** What is tried once more. */
  nochmal: 'nochmalBerechnen' | 'nochmalSpeichern';
}

/** What went wrong with a call, that nothing is lost, and the second try. */
export function Stoerung({ actor, nochmal }: Props) {
  const offline = useOffline();
  const satz = useFehlersatz(t('fehler'));
  const ort = useRef<HTMLDivElement>(null);
  // The button or the dialog that had the focus is gone.
  useEffect(() => ort.current?.focus(), []);
  return (
    <div ref={ort} tabIndex={-1}>
      <InfoBox
        type="error"
        headline={offline ? t('keineVerbindung') : satz}
        action={<Button onClick={() => actor.send({ type: 'ERNEUT' })}>{t(nochmal)}</Button>}
      >
        {t('nichtsVerloren')}
      </InfoBox>
    </div>
  );
}
